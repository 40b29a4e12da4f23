import { games } from '@aerodrome/engine/games/index.ts';
import { appMachine } from '../../../renderer/app/machine.ts';
import { sessionMachine } from '../../../renderer/session/chart.ts';
import { type Chart, chartOf, chartPage } from './chartPage.ts';

/** Every statechart there is: each game's, with the options it has by itself, and those of the page. */
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
