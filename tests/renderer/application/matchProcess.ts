// Plays a match without end in a process that can be killed, and prints the length of its log after each acknowledged write.
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import type { MatchDocument } from '../../../renderer/application/matches/match.ts';
import { matchStore } from './evening.ts';
import { playOn } from './longMatch.ts';
import { openFolder } from './reportingHost.ts';

const [folder, seed] = process.argv.slice(2);
const matches = matchStore(await openFolder(folder));
const read = await matches.open('a');
let open = 'ok' in read ? read.ok : newMatch();
process.stdout.write(`${open.match.length}\n`);
for (;;) {
  open = { ...open, match: playOn(open.match, Number(seed)) };
  const problem = await matches.append('a', open);
  if (problem) throw new Error(JSON.stringify(problem));
  process.stdout.write(`${open.match.length}\n`);
}

function newMatch(): MatchDocument {
  const options = readOptions(track.options, {});
  if ('problems' in options) throw new Error(JSON.stringify(options.problems));
  const players = ['Anna', 'Ben'].map((name) => ({ name, kind: 'human' as const }));
  const notes = { title: 'A duel', created: '1917-04-01T05:00:00.000Z', seedTyped: false };
  return { id: 'a', match: Match.start(track, options.options, Number(seed)), players, ...notes };
}
