import type { GameTypes } from '@aerodrome/engine/core/game.ts';
import type { Control } from '@aerodrome/engine/core/players.ts';
import { type ComponentType, createElement } from 'react';
import type { GameSounds } from '../audio/sounds.ts';
import type { Position, Table } from '../table/table.ts';
import { DefaultEmblem } from './emblemParts.tsx';

/** A game on the shelf of the hangar. One without a table is still in the workshop. */
export interface ShelvedGame {
  /** As the engine calls it. */
  id: string;
  /** The small picture on its card. */
  Emblem: ComponentType;
}

/** A thumbnail is drawn from a file: `traces` are the past events that leave something on the board. */
export interface ThumbnailProps<G extends GameTypes = GameTypes> {
  view: G['view'];
  options: G['options'];
  traces: readonly G['event'][];
}

/** A match that is ready to fly: the options that are not as usual, and who sits where. */
export interface Preset {
  /** Its words: `preset.<game>.<id>` and `preset.<game>.<id>.about`. */
  id: string;
  options: Readonly<Record<string, unknown>>;
  controls: readonly Control[];
  /** The table explains itself, step by step. */
  guide?: true;
  /** What people would hide before the first turn is left to chance. */
  chance?: true;
}

/** What a lesson may look at: what its pupil sees, and does. */
export interface LessonContext<G extends GameTypes = GameTypes> extends Position<G> {
  choosing: boolean;
  /** The pupil points at a choice, and sees what would come of it. */
  pointed: boolean;
  /** What comes of it, as the game foresees it, or `null`. */
  preview: G['preview'] | null;
}

/** One thing to be told, when its time has come; its words are `guide.<game>.<id>`. */
export interface LessonStep<G extends GameTypes = GameTypes> {
  id: string;
  /** What it speaks of, as the styles name it: that is lit. */
  lights?: string;
  when(sight: LessonContext<G>): boolean;
  /** Done by itself, once the pupil has done it; else when the pupil says so. */
  done?(sight: LessonContext<G>): boolean;
  /** So long past that a pupil who takes the match up again has been told. */
  isPast(sight: LessonContext<G>): boolean;
}

/** A topic of a game's rules: its words are `reference.<game>.<topic>`, its sections' `reference.<game>.<topic>.<section>`. */
export interface Topic {
  id: string;
  sections: readonly string[];
  /** A drawing beside a section. */
  diagrams?: Readonly<Record<string, ComponentType>>;
}

/** A key that a game's table answers to, told by `?`; its words are `keys.<game>.<id>`. */
export interface GameKey {
  id: string;
  key: string;
}

/** Choices for the places of an option, in their order; as many of them as there are places. */
export interface ChoiceSet {
  id: string;
  choices: readonly string[];
}

/** All that the screens know of one game; its table is fetched when it is needed first. */
export interface PlayableGame<G extends GameTypes = GameTypes> extends ShelvedGame, GameSounds<G['event']> {
  /** The second is what set-up begins with; else the only one. */
  presets: readonly Preset[];
  lesson: readonly LessonStep<G>[];
  reference: readonly Topic[];
  keys?: readonly GameKey[];
  /** The table in the size of a postcard. */
  Thumbnail: ComponentType<ThumbnailProps<G>>;
  /** Events that leave something on the table beside what a view tells. */
  traces?: readonly G['event']['type'][];
  /** The hands that a viewpoint lays open. */
  Hands: ComponentType<Position<G>>;
  /** A picture beside an option's choice, for those options that have one. */
  pictures: Readonly<Record<string, ComponentType<{ choice: string }>>>;
  /** By option: choices for all of its places that go well together, taken with one press. */
  sets?: Readonly<Record<string, readonly ChoiceSet[]>>;
  /** Whether a first flight lets nobody hurry yet. */
  holdsClock?(view: G['view']): boolean;
  /** How long a bot thinks over a choice while people still think over theirs, in milliseconds; else as usual. */
  botPace?(view: G['view'], options: G['options']): number | null;
  table(): Promise<Table>;
}

type Optional = 'Emblem' | 'lesson' | 'reference' | 'Thumbnail' | 'Hands' | 'pictures' | 'sound' | 'soundsWhenSkipped';

/** A game as its folder gives it: parts that a small game does not need have a default. */
export type PlayableParts<G extends GameTypes> = Omit<PlayableGame<G>, Optional> &
  Partial<Pick<PlayableGame<G>, Optional>>;

/** Takes a game with its exact types and hands it to screens that treat all games alike; see `defineTable`. */
export function definePlayable<G extends GameTypes>(parts: PlayableParts<G>): PlayableGame {
  const { Emblem = DefaultEmblem } = parts;
  const game: PlayableGame<G> = {
    Emblem,
    lesson: [],
    reference: [],
    Thumbnail: () => createElement(Emblem),
    Hands: () => null,
    pictures: {},
    sound() {},
    soundsWhenSkipped: [],
    ...parts,
  };
  // biome-ignore lint/suspicious/noExplicitAny: the screens do not know the game
  return game as PlayableGame<any>;
}
