import { type Level, levels } from '@aerodrome/engine/bots/bot.ts';
import { usualLevel } from '@aerodrome/engine/core/players.ts';
import { type Language, languageFor, languages } from '@aerodrome/engine/text/language.ts';
import * as v from 'valibot';
import type { TableSettings } from '../table/settings.ts';

/** What a person sets once for all games; kept as one file by the shell. */
const volume = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
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
  /** Letters that do something at the table by themselves. */
  singleKeys: v.fallback(v.boolean(), true),
  /** The odds of an attack are worked out from the cards that are counted. */
  countCards: v.fallback(v.boolean(), true),
  /** Clocks run this many times as long as the rules say. */
  moreTime: v.fallback(v.picklist([1, 1.5, 2, 3]), 1),
  /** What closes between two people: what the game needs, or always a door before everything. */
  doors: v.fallback(v.picklist(['needed', 'full']), 'needed'),
  /** Wind, guns and barking under a clock, louder towards its end. */
  clockNoise: v.fallback(v.boolean(), false),
  /** What several had sealed is turned up in one go, or waits for a key at every step. */
  reveal: v.fallback(v.picklist(['flowing', 'steps']), 'flowing'),
  /** Bots call to their mates what they lay. */
  botCalls: v.fallback(v.boolean(), true),
  /** Results that were typed in count for ratings, too. */
  typedRated: v.fallback(v.boolean(), true),
  /** Of the bot that each person chose last, by the person's name. */
  levels: v.fallback(v.record(v.string(), v.picklist(levels)), {}),
});

export type Settings = v.InferOutput<typeof schema>;
export const defaultSettings: Settings = v.parse(schema, {});

/** As many people as will ever sit down at one machine, so that the file does not grow with every typing error. */
const mostPeople = 50;

/** How good a bot somebody flies against: the one chosen last, and for a newcomer a pilot. */
export function levelFor({ levels: chosen }: Settings, name: string): Level {
  return Object.hasOwn(chosen, name) ? chosen[name] : usualLevel;
}

export function withLevel({ levels: chosen }: Settings, name: string, level: Level): Settings['levels'] {
  const others = Object.entries(chosen).filter(([other]) => other !== name);
  return Object.fromEntries([...others, [name, level] as const].slice(-mostPeople));
}

/** A setting that cannot be read is the default again; the others stay. */
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

/** The language to speak: the chosen one, or the first of the person's own that is spoken here. */
export function languageOf({ language }: Settings): Language {
  return languageFor([language, ...navigator.languages]);
}

/** How fast the table moves: at once where it should keep still. */
export function speedOf(settings: Settings): Settings['speed'] {
  return keepsStill(settings) ? 0 : settings.speed;
}

/** Whether things should keep still, by choice or by what the system asks for. */
export function keepsStill({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'reduced';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
/** The part of the settings that a table needs. */
export function tableSettings(settings: Settings): TableSettings {
  const { singleKeys, countCards, lightGraphics } = settings;
  return { singleKeys, countCards, lightGraphics, speed: speedOf(settings), reducedMotion: keepsStill(settings) };
}
