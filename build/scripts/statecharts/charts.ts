import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { AnyStateMachine } from 'xstate';
import { appMachine } from '../../../renderer/app/machine.ts';
import { sessionMachine } from '../../../renderer/session/chart.ts';
import { draw } from './mermaid.ts';

interface Chart {
  name: string;
  title: string;
  about: string;
  machine: AnyStateMachine;
}

/** Every statechart there is: each game's, with the options it has by itself, and those of the page. */
function charts(): Chart[] {
  return [
    ...Object.values(games).map(({ id, options, open }) => {
      const read = readOptions<Record<string, unknown>>(options, {});
      if ('problems' in read) throw new Error(`${id} cannot be opened without options`);
      const { phases } = open(read.options);
      return { name: id, title: say(`game.${id}`), about: 'The phases of a match', machine: phases };
    }),
    { name: 'application', title: 'The application', about: 'The screens and what leads to them', machine: appMachine },
    { name: 'session', title: 'The session', about: 'One match on one screen', machine: sessionMachine },
  ];
}

/** The files of `docs/statecharts`, by name. */
export function chartFiles(): ReadonlyMap<string, string> {
  return new Map(charts().map((chart) => [`${chart.name}.md`, fileOf(chart)]));
}

function fileOf({ title, about, machine }: Chart): string {
  const { chart, anywhere } = draw(machine);
  return [
    `# ${title}`,
    '',
    `${about}, drawn from the machine itself by \`npm run statecharts\`.`,
    '',
    'A name on an arrow is an event, a name in brackets the guard it depends on. An arrow that leads back to where it comes',
    'from changes something other than the state.',
    '',
    '```mermaid',
    ...chart,
    '```',
    ...(anywhere.length > 0 ? ['', ...anywhere.map((line) => `- ${line}`)] : []),
    '',
  ].join('\n');
}
