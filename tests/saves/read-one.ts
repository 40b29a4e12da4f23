// Reads one save and says what became of it, in a process whose memory somebody has limited.
import { readFileSync } from 'node:fs';
import { games } from '@aerodrome/engine/games/index.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';

const read = readSave(readFileSync(process.argv[2], 'utf8'), Object.values(games));
console.log('problem' in read ? JSON.stringify(read.problem) : `${read.ok.match.length} entries`);
