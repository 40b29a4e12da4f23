import type { GameTypes } from '@aerodrome/engine/core/game.ts';
import type { Control } from '@aerodrome/engine/core/players.ts';
import { menuStrings, registerStrings, type StringLoaders } from '@aerodrome/engine/text/catalogue.ts';
import { type ComponentType, createElement, type ReactNode } from 'react';
import * as v from 'valibot';
import type { GameSounds } from '../audio/sounds.ts';
import type { Position, Table } from '../table/table.ts';
import { DefaultEmblem } from './emblemParts.tsx';

/** A game on the shelf of the hangar: the part of it that the menu shows. */
export interface ShelvedGame {
  /** The game's id in the engine. */
  id: string;
  /** The small picture on its card. */
  Emblem: ComponentType;
  /** Loads the rest. A game without it is listed but cannot be played yet. */
  load?(): Promise<PlayableGame>;
}

interface ShelfParts extends Omit<ShelvedGame, 'Emblem'>, Partial<Pick<ShelvedGame, 'Emblem'>> {
  /** Title, description and credits. */
  text: StringLoaders;
}

/** Puts a game on the shelf, and registers its texts there. */
export function shelveGame({ text, Emblem = DefaultEmblem, ...game }: ShelfParts): ShelvedGame {
  registerStrings(menuStrings(game.id), text);
  return { Emblem, ...game };
}

/** The thumbnail of a saved match as a game's folder defines it. `P` is the public data that it shows, as plain JSON. */
export interface ThumbnailParts<G extends GameTypes, P> {
  /** `traces` are past events with lasting marks on the board. */
  pictureOf(view: G['view'], traces: readonly G['event'][]): P;
  /** Validates stored data. It must accept all pictures of this game data, and only those that `Picture` can show. */
  schemaOf(gameData: G['gameData']): v.GenericSchema<unknown, P>;
  /** A component: a small SVG. */
  Picture(props: PictureProps<G, P>): ReactNode;
}

export interface PictureProps<G extends GameTypes = GameTypes, P = unknown> {
  picture: P;
  options: G['options'];
}

/** A thumbnail for screens that treat all games alike. */
export interface Thumbnail<G extends GameTypes = GameTypes> {
  pictureOf(view: G['view'], traces: readonly G['event'][]): unknown;
  isPicture(value: unknown, gameData: G['gameData']): boolean;
  /** A component for data that `isPicture` accepts. */
  Picture(props: PictureProps<G>): ReactNode;
}

export function defineThumbnail<G extends GameTypes & { gameData: object }, P>({
  pictureOf,
  schemaOf,
  Picture,
}: ThumbnailParts<G, P>): Thumbnail<G> {
  /** By game data: building a schema takes longer than using it. */
  const schemas = new WeakMap<object, v.GenericSchema<unknown, P>>();
  return {
    pictureOf,
    isPicture(value, gameData) {
      const schema = schemas.get(gameData) ?? schemaOf(gameData);
      schemas.set(gameData, schema);
      return v.is(schema, value);
    },
    Picture,
  };
}

/** A ready-made match: options that differ from the defaults, and the control of each seat. */
export interface Preset {
  /** The id in its strings: `preset.<game>.<id>` and `preset.<game>.<id>.about`. */
  id: string;
  options: Readonly<Record<string, unknown>>;
  controls: readonly Control[];
  /** The lesson runs in this match. */
  hasLesson?: true;
  /** Hidden set-up choices of people are drawn at random. */
  drawsHiddenSetup?: true;
}

/** The data that a lesson step depends on. */
export interface LessonContext<G extends GameTypes = GameTypes> extends Position<G> {
  choosing: boolean;
  /** The pupil points at a choice and sees its preview. */
  pointed: boolean;
  /** The preview of that choice, or `null`. */
  preview: G['preview'] | null;
}

/** One step of a lesson; its text is `guide.<game>.<id>`. */
export interface LessonStep<G extends GameTypes = GameTypes> {
  id: string;
  /** CSS selector of the element that the step highlights. */
  highlights?: string;
  when(context: LessonContext<G>): boolean;
  /** Ends the step without a click, after the pupil has done it. */
  done?(context: LessonContext<G>): boolean;
  /** Whether the step is skipped when the pupil resumes the match at this point. */
  isSkippedOnResume(context: LessonContext<G>): boolean;
}

/** A topic of the rules reference; strings `reference.<game>.<topic>` and `reference.<game>.<topic>.<section>`. */
export interface Topic {
  id: string;
  sections: readonly string[];
  /** A drawing beside a section, by section. */
  diagrams?: Readonly<Record<string, ComponentType>>;
}

/** A key binding of a game's table, listed by `?`; its text is `keys.<game>.<id>`. */
export interface GameKey {
  id: string;
  key: string;
}

/** A ready-made combination of choices for all places of one option. */
export interface ChoiceSet {
  id: string;
  choices: readonly string[];
}

/** Everything that the screens know of one game. Its table is loaded on first use. */
export interface PlayableGame<G extends GameTypes = GameTypes>
  extends Pick<ShelvedGame, 'id' | 'Emblem'>,
    GameSounds<G['event']> {
  /** Set-up begins with the second one, or with the only one. */
  presets: readonly Preset[];
  lesson: readonly LessonStep<G>[];
  reference: readonly Topic[];
  keys?: readonly GameKey[];
  /** Default: the emblem. */
  thumbnail: Thumbnail<G>;
  /** Types of events with lasting marks on the board that no view contains. */
  traces?: readonly G['event']['type'][];
  /** The hands that are open to a viewpoint. */
  Hands: ComponentType<Position<G>>;
  /** A picture beside each choice, by option. */
  pictures: Readonly<Record<string, ComponentType<{ choice: string }>>>;
  /** Ready-made combinations, by option. */
  sets?: Readonly<Record<string, readonly ChoiceSet[]>>;
  /** Whether the clocks are stopped in a match with a lesson. */
  stopsClockInLesson?(view: G['view']): boolean;
  /** The pause before a bot acts while people choose as well; `null` for the default. */
  botPauseMs?(view: G['view'], options: G['options']): number | null;
  table(): Promise<Table>;
}

type Optional = 'Emblem' | 'lesson' | 'reference' | 'thumbnail' | 'Hands' | 'pictures' | 'sound' | 'soundsWhenSkipped';

/** A game as its folder defines it: optional parts have defaults. */
export type PlayableParts<G extends GameTypes> = Omit<PlayableGame<G>, Optional> &
  Partial<Pick<PlayableGame<G>, Optional>>;

/** Accepts a game with exact types and returns it for screens that treat all games alike; see `defineTable`. */
export function definePlayable<G extends GameTypes>(parts: PlayableParts<G>): PlayableGame {
  const { Emblem = DefaultEmblem } = parts;
  const game: PlayableGame<G> = {
    Emblem,
    lesson: [],
    reference: [],
    thumbnail: {
      pictureOf: () => null,
      isPicture: (value) => value === null,
      Picture: () => createElement(Emblem),
    },
    Hands: () => null,
    pictures: {},
    sound() {},
    soundsWhenSkipped: [],
    ...parts,
  };
  // biome-ignore lint/suspicious/noExplicitAny: the screens do not know the game
  return game as PlayableGame<any>;
}
