import { inFile, type Mutant } from './mutant.ts';

const menu = 'tests/components/tableMenu.test.tsx';
const at = 'tests/e2e/app/';
const button = `${at}boardSpots.test.ts > a spot of the board is a button`;

/** Mutants of the table: spots as buttons, keys, regions, sizes, and animations. */
export const mutants: Mutant[] = [
  ...inFile(
    {},
    'renderer/table/spotGeometry.ts',
    ['let minDistance = 1;', 'let minDistance = 0.3;'],
    ['if (ahead <= 0.001 || ', 'if ('],
    ['(offered.indexOf(from) + by + offered.length)', '(offered.indexOf(from) - by + offered.length)'],
    ["if ('centre' in outline) return 'ellipse(50% 50%)';", "if ('centre' in outline) return 'none';"],
  ),
  ...inFile(
    {},
    'renderer/table/boardController.ts',
    ['if (waited) await Promise.race([waited, aborted]);', ''],
    ['if (!opened || signal.aborted) return;', 'if (!opened) return;'],
    ['opened === this.#opened && board.finish()', 'board.finish()'],
  ),
  ...inFile(
    {},
    'renderer/table/safeBoard.ts',
    ["if (name === 'play') return Promise.reject(error);", ''],
    ['          report(error);\n', ''],
  ),
  {
    file: 'renderer/table/Spots.tsx',
    from: 'pressed={picked.includes(spot)}',
    to: 'pressed={false}',
    nearest: [button],
  },
  {
    file: 'renderer/table/Spots.tsx',
    from: 'isTabStop={spot === tabbed}',
    to: 'isTabStop={tabbed !== undefined}',
    nearest: [button],
  },
  {
    file: 'renderer/table/Spots.tsx',
    from: 'const spot = event.detail === 0 && named(event);',
    to: 'const spot = event.detail > 9 && named(event);',
    nearest: [button],
  },
  {
    file: 'renderer/table/Spots.tsx',
    from: 'const next = direction ? nearestInDirection(offered, at, direction) : cycle && neighbourInOrder(offered, at, cycle);',
    to: 'const next = direction ? null : cycle && neighbourInOrder(offered, at, cycle);',
    nearest: [button],
  },
  {
    file: 'renderer/table/regionFocus.ts',
    from: 'const step = event.shiftKey ? -1 : 1;',
    to: 'const step: 1 | -1 = 1;',
    nearest: ['tests/components/table.test.tsx > F6 moves through the regions of the table'],
  },
  {
    file: 'renderer/table/CommitButton.tsx',
    from: "className={grave ? 'grave' : undefined}",
    to: 'className={undefined}',
    nearest: [`${at}airspace.test.ts > a duel is flown to its end by keyboard alone`],
  },
  {
    file: 'renderer/table/CommitButton.tsx',
    from: 'disabled={draft.action === null}',
    to: 'disabled={false}',
    nearest: [menu],
  },
  {
    file: 'renderer/table/Column.tsx',
    from: "seats.some((seat) => scene.awaiting.includes(seat)) ? 'unit awaited' : 'unit'",
    to: "seats.some((seat) => !scene.awaiting.includes(seat)) ? 'unit awaited' : 'unit'",
    nearest: [menu],
  },
  {
    file: 'renderer/table/TableFrame.tsx',
    from: "say('match.standing', { standing: table.status(scene) })",
    to: "say('match.standing', { standing: '' })",
    nearest: [`${at}airspaceSeats.test.ts > a capped match is judged when phase 20 is over`],
  },
  {
    file: 'renderer/table/TableFrame.tsx',
    from: 'panels.filter((panel) => panel.side === side)',
    to: "panels.filter((panel) => panel.side === side && side === 'left')",
    nearest: [`${at}airspaceSeats.test.ts > four people play one match without doors`],
  },
  {
    file: 'renderer/table/useAidSize.ts',
    from: 'Math.min(now.at + 1, sizes.length - 1)',
    to: 'now.at',
    nearest: [`${at}airspaceSeats.test.ts > four people play one match without doors`],
  },
  {
    file: 'renderer/table/Instruments.tsx',
    from: 'instruments.filter((instrument) => instrument.dock === dock)',
    to: 'instruments.filter((instrument) => instrument.dock !== dock)',
    nearest: [`${at}airspaceSeats.test.ts > one of three people flies two airplanes`],
  },
];

/** The tests that must detect the mutants, besides those that a mutant names. */
export const tests: string[] = ['tests/renderer/table'];
