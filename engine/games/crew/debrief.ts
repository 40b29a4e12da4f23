import type { Outcome } from '../../core/game.ts';
import type { LogLine } from '../../core/record.ts';
import type { Debrief, Fate, PlaneDebrief } from '../../meta/debrief.ts';
import { effectiveLog } from '../../meta/effectiveLog.ts';
import { pilotOf, posts, teamOf } from './boards.ts';
import { type GameData, openGameData } from './gameData.ts';
import { type CrewOptions, teamNames } from './options.ts';
import type { Cause, CrewEvent } from './state.ts';
import type { CrewView } from './view.ts';

/** Damage that a team does to itself does not count for the enemy. */
const notDealt: readonly Cause[] = ['repair', 'claws'];

/** Builds the debrief of a finished match. A crew's plane counts in cards: those that shots and flak scrapped. */
export function debrief(log: readonly LogLine[], view: CrewView, options: CrewOptions): Debrief {
  const { outcome, round } = view;
  if (outcome === null) throw new Error('the match is not over');
  const gameData = openGameData(options);
  const taken = takenBy(gameData, log, view);
  const fates = teamNames.map((_, team) => fateOf(gameData, outcome, team));
  const planes = teamNames.map((key, team): PlaneDebrief => {
    return {
      key,
      seat: gameData.seatOf[pilotOf(team)],
      side: team,
      taken: taken[team],
      dealt: taken[1 - team],
      victories: fates[1 - team] === 'shotDown' ? 1 : 0,
      fate: fates[team],
    };
  });
  return {
    game: 'crew',
    scenario: null,
    ...outcome,
    turns: round,
    planes,
    margin: [taken[1], taken[0]],
    most: Math.max(...teamNames.map((_, team) => cardsToLose(gameData, team))),
  };
}

/**
 * By team. The piles tell how much was scrapped, the log how much of that a team has to answer for itself; a match that
 * was taken up under newer rules has the log of its last stretch only.
 */
function takenBy(gameData: GameData, log: readonly LogLine[], view: CrewView): number[] {
  const taken = [0, 0];
  for (const post of posts) taken[teamOf(post)] += view.posts[post].scrapCount - gameData.scrapped[post];
  for (const event of effectiveLog(log).flatMap(({ events }) => events as readonly CrewEvent[])) {
    if (event.type === 'scrapped' && notDealt.includes(event.cause)) taken[teamOf(event.post)] -= event.count;
  }
  return taken;
}

function fateOf({ seats }: GameData, { ending, winners }: Outcome, team: number): Fate {
  if (ending === 'drawn' || winners.some((seat) => seats[seat].side === team)) return 'home';
  return ending === 'resigned' ? 'resigned' : 'shotDown';
}

/** Number of cards in both decks of a team after the set-up. */
function cardsToLose({ decks, handSize, scrapped }: GameData, team: number): number {
  return posts
    .filter((post) => teamOf(post) === team)
    .reduce<number>((sum, post) => sum + decks[post].length - handSize[post] - scrapped[post], 0);
}
