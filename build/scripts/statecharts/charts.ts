import { games } from '@aerodrome/engine/games/index.ts';
import { appMachine } from '../../../renderer/app/machine.ts';
import { sessionMachine } from '../../../renderer/session/sessionMachine.ts';
import { type Chart, chartOf, chartPage } from './chartPage.ts';

/** All statecharts: those of the games with default options, and those of the page. */
function charts(): Chart[] {
  return [
    ...Object.values(games).map(chartOf),
    { name: 'application', title: 'The application', about: 'The screens and what leads to them', machine: appMachine },
    { name: 'session', title: 'The session', about: 'One match on one screen', machine: sessionMachine },
  ];
}

/** The files of `docs/statecharts`, by name. */
export function chartFiles(): ReadonlyMap<string, string> {
  return new Map(charts().map((chart) => [`${chart.name}.md`, chartPage(chart)]));
}
