import { type Level, levels } from '@aerodrome/engine/bots/bot.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { defaultLevel } from '@aerodrome/engine/core/players.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { languages } from '@aerodrome/engine/text/language.ts';
import * as v from 'valibot';
import type { Host } from '../../electron/contract.ts';
import { hostUnreachable } from './documents.ts';

const volume = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** The settings file; one for all games. */
const schema = v.object({
  language: v.fallback(v.picklist(['system', ...languages]), 'system'),
  speed: v.fallback(v.picklist([0, 1, 2, 4]), 1),
  muted: v.fallback(v.boolean(), false),
  volumes: v.fallback(
    v.object({ engines: v.fallback(volume, 0.6), guns: v.fallback(volume, 0.8), table: v.fallback(volume, 0.8) }),
    { engines: 0.6, guns: 0.8, table: 0.8 },
  ),
  textSize: v.fallback(v.picklist([100, 115, 130, 150]), 100),
  highContrast: v.fallback(v.boolean(), false),
  motion: v.fallback(v.picklist(['system', 'full', 'reduced']), 'system'),
  lightGraphics: v.fallback(v.boolean(), false),
  confirmations: v.fallback(v.boolean(), true),
  /** Single letters are shortcuts at the table. */
  singleKeys: v.fallback(v.boolean(), true),
  /** The odds of an attack take the cards that were played into account. */
  countCards: v.fallback(v.boolean(), true),
  /** Factor on the clock times of the rules. */
  moreTime: v.fallback(v.picklist([1, 1.5, 2, 3]), 1),
  /** Hand-over between two people: as the game needs, or always a full door. */
  doors: v.fallback(v.picklist(['needed', 'full']), 'needed'),
  /** Background noise while a clock runs: wind, guns and barking, louder towards its end. */
  clockNoise: v.fallback(v.boolean(), false),
  /** Simultaneous choices are revealed in one go, or step by step on a key. */
  reveal: v.fallback(v.picklist(['flowing', 'steps']), 'flowing'),
  /** Bots tell team-mates which cards they play. */
  botCalls: v.fallback(v.boolean(), true),
  /** Typed results count for ratings. */
  typedRated: v.fallback(v.boolean(), true),
  /** Level of the bot that a person chose last, by the person's name. */
  levels: v.fallback(v.record(v.string(), v.picklist(levels)), {}),
});

export type Settings = v.InferOutput<typeof schema>;
export const defaultSettings: Settings = v.parse(schema, {});

/** Limits `levels`, so that typing errors in names do not grow the file for ever. */
const maxPeople = 50;

/** The level of bot that a person chose last, or the default. */
export function levelFor({ levels: chosen }: Settings, name: string): Level {
  return Object.hasOwn(chosen, name) ? itemAt(chosen, name) : defaultLevel;
}

export function withLevel({ levels: chosen }: Settings, name: string, level: Level): Settings['levels'] {
  const others = Object.entries(chosen).filter(([other]) => other !== name);
  return Object.fromEntries([...others, [name, level] as const].slice(-maxPeople));
}

/** Reads the settings file. A value that cannot be read becomes its default; the others stay. */
export function readSettings(text: string | null): Settings {
  if (text === null) return defaultSettings;
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return defaultSettings;
  }
}

/** The text of the settings file: only values that can be read again. */
export function writeSettings(settings: Settings): string {
  return JSON.stringify(v.parse(schema, settings));
}

/** Writes the settings file. Only the latest text is written; one that could not be written is kept for a retry. */
export class SettingsStore {
  readonly #host: Host;
  readonly #report: (problem: Problem | null) => void;
  #queued: string | null = null;
  /** The text that is being written. */
  #writing: string | null = null;
  #failed: { text: string; problem: Problem } | null = null;
  #draining: Promise<void> | null = null;

  constructor(host: Host, report: (problem: Problem | null) => void) {
    this.#host = host;
    this.#report = report;
  }

  put(text: string): void {
    this.#queued = text;
    this.#draining ??= this.#drain();
  }

  get isWriting(): boolean {
    return this.#draining !== null;
  }

  get hasPendingWrites(): boolean {
    return this.isWriting || this.#failed !== null;
  }

  get writeProblem(): Problem | null {
    return this.#failed?.problem ?? null;
  }

  /** The text that is not on disk, or `null`. */
  get unsavedText(): string | null {
    return this.#queued ?? this.#writing ?? this.#failed?.text ?? null;
  }

  async retry(): Promise<void> {
    if (this.#failed && !this.#draining) this.put(this.#failed.text);
    await this.#draining;
  }

  async #drain(): Promise<void> {
    for (;;) {
      const text = this.#queued;
      if (text === null) break;
      this.#queued = null;
      this.#writing = text;
      const answer = await this.#host.writeSettings(text).catch(hostUnreachable);
      this.#writing = null;
      this.#failed = 'problem' in answer ? { text, problem: answer.problem } : null;
      this.#report(this.writeProblem);
    }
    this.#draining = null;
  }
}
