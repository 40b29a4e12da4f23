import { readFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { AnyGameKind } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import '@aerodrome/engine/text/appStrings.ts';
import { loadAllStrings, setLanguage } from '@aerodrome/engine/text/catalogue.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { languageFor } from '@aerodrome/engine/text/language.ts';
import { type Params, say } from '@aerodrome/engine/text/say.ts';

/** Wrong command-line arguments; the message explains the mistake. */
export class WrongArguments extends Error {}

export function refuse(key: string, params?: Params): never {
  throw new WrongArguments(say(key, params));
}

/** The npm scripts that are implemented here. */
export const commandNames = [
  'start',
  'build',
  'package',
  'icons',
  'pictures',
  'test',
  'typecheck',
  'simulate',
  'league',
  'tournament',
  'learn',
  'replay',
  'bench',
  'careers',
  'goldens',
  'new-game',
  'mutants',
  'prove',
  'statecharts',
] as const;

const recording: readonly string[] = ['statecharts', 'prove', 'pictures', 'bench'];

/** Arguments, output and exit code of one run of a command: the process's own, or those of a test. */
export interface Terminal {
  readonly args: string[];
  print(text: string): void;
  printError(text: string): void;
  exitCode: number;
}

export type Command = (terminal: Terminal) => Promise<void>;

/**
 * Defines a command, and runs it if the process was started for it. `--help` prints the usage only. Wrong arguments print
 * the cause and the usage to stderr and set exit code 2. A command uses the language of LANG or LC_ALL, except for text
 * that it writes into pages of the project.
 */
export function command(
  name: (typeof commandNames)[number],
  run: (terminal: Terminal) => void | Promise<void>,
): Command {
  const called: Command = async (terminal) => {
    if (terminal.args.some((argument) => argument === '--help' || argument === '-h')) {
      terminal.print(say(`command.${name}.usage`));
      return;
    }
    try {
      await run(terminal);
    } catch (error) {
      if (!(error instanceof WrongArguments)) throw error;
      terminal.printError(error.message);
      terminal.printError(say(`command.${name}.usage`));
      terminal.exitCode = 2;
    }
  };
  if (parse(process.argv[1] ?? '').name === name) void start(name, called);
  return called;
}

async function start(name: (typeof commandNames)[number], called: Command): Promise<void> {
  await loadAllStrings();
  if (!recording.includes(name)) setLanguage(languageFor([new Intl.DateTimeFormat().resolvedOptions().locale]));
  const terminal: Terminal = {
    args: process.argv.slice(2),
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
    exitCode: 0,
  };
  await called(terminal);
  if (terminal.exitCode !== 0) process.exitCode = terminal.exitCode;
}

export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Only the first sentence of Node's message applies here.
    throw new WrongArguments(`${(error as Error).message.split(/[.\n]/)[0]}.`);
  }
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : refuse('command.notANumber', { name, min, max, value: text });
}

export function readGame(id: string | undefined): AnyGameKind {
  if (id === undefined) refuse('command.noGame', { games: Object.keys(games) });
  return Object.hasOwn(games, id)
    ? itemAt(games, id)
    : refuse('command.unknownGame', { game: id, games: Object.keys(games) });
}

/** The complete options of a game from `--set` and `--box`. */
export function readGameOptions(
  kind: AnyGameKind,
  settings: readonly string[],
  boxFile: string | undefined,
): Record<string, unknown> {
  const raw: Record<string, unknown> = {};
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 1) refuse('command.notASetting', { value: setting });
    const key = setting.slice(0, at);
    raw[key] = readSetting(kind, key, setting.slice(at + 1));
  }
  if (boxFile !== undefined) raw.box = readJsonFile(boxFile);
  const read = readOptions<Record<string, unknown>>(kind.options, raw);
  if ('options' in read) return read.options;
  throw new WrongArguments(read.problems.map(explain).join('\n'));
}

/** The value of a text by the type of its option. It is validated later. */
function readSetting(kind: AnyGameKind, key: string, text: string): unknown {
  switch (kind.options.find((field) => field.key === key)?.kind) {
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'number':
      return text === '' ? text : Number(text);
    case 'choices':
      return text.split(',');
    case 'numbers':
      return text.split(',').map((number) => (number === '' ? number : Number(number)));
    case 'value':
      return refuse('command.readFromFile', { option: key });
    default:
      return text;
  }
}

/** A path relative to the folder where the command was called: npm changes to the project folder (INIT_CWD). */
export function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path);
}

export function readTextFile(file: string): string {
  try {
    return readFileSync(fromHere(file), 'utf8');
  } catch (error) {
    return refuse('command.cannotRead', { file, cause: causeOf(error) });
  }
}

function readJsonFile(file: string): unknown {
  const text = readTextFile(file);
  try {
    return JSON.parse(text);
  } catch {
    return refuse('command.notJson', { file });
  }
}

/** The middle part of `ENOENT: no such file or directory, open 'x'`. */
export function causeOf(error: unknown): string {
  return itemAt((error as Error).message.replace(/^\w+: /, '').split(','), 0);
}
