// Worker process of `bench --against`: loads the engine of one checkout, and times one slice of work per message.

import { copyStates, decisions, listActions, loadEngine, playMatches, record, stepRecorded } from './engineWork.ts';

const [folder = '', id = '', share = ''] = process.argv.slice(2);
const engine = await loadEngine(folder, id);
const recorded = record(engine, 200 * Number(share));
const asked = decisions(engine, recorded);
const states = recorded.flatMap((one) => one.states);

/** The kinds of work that are compared. Each returns the number of its units. */
const works = {
  matches: () => playMatches(engine, 3000 * Number(share)).matches,
  steps: () => stepRecorded(engine, recorded),
  lists: () => listActions(engine, asked),
  copies: () => copyStates(engine.game.copy, states),
};

export type EngineWork = keyof typeof works;

/** Sends the processor time of one slice of work, in µs per unit. */
process.on('message', (work: EngineWork) => {
  const began = process.cpuUsage();
  const units = works[work]();
  const { user, system } = process.cpuUsage(began);
  // A short slice may take less than the clock shows.
  process.send?.(Math.max(1, user + system) / units);
});
process.send?.('ready');
