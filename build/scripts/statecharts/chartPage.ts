import type { AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { AnyStateMachine } from 'xstate';
import { draw } from './mermaid.ts';

export interface Chart {
  name: string;
  title: string;
  about: string;
  machine: AnyStateMachine;
}

/** The phases of a game with its default options. */
export function chartOf({ id, options, open }: AnyGameKind): Chart {
  const read = readOptions<Record<string, unknown>>(options, {});
  if ('problems' in read) throw new Error(`${id} cannot be opened without options`);
  return { name: id, title: say(`game.${id}`), about: 'The phases of a match', machine: open(read.options).phases };
}

/** A page of `docs/statecharts`. */
export function chartPage({ title, about, machine }: Chart): string {
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
