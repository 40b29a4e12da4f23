import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import type { Control } from '@aerodrome/engine/core/players.ts';
import type { ComponentType } from 'react';
import type { GameSounds } from '../audio/sounds.ts';
import type { Table } from '../table/table.ts';

/** A game on the shelf of the hangar. One without a table is still in the workshop. */
export interface ShelvedGame {
  /** As the engine calls it. */
  id: string;
  /** The small picture on its card. */
  Emblem: ComponentType;
}

export interface GlimpseProps {
  view: unknown;
  options: Record<string, unknown>;
}

/** What has happened of what a game says leaves traces. */
export interface ThumbnailProps extends GlimpseProps {
  traces: readonly GameEvent[];
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
export interface LessonSight {
  options: Record<string, unknown>;
  view: unknown;
  choosing: boolean;
  /** The pupil points at a choice, and sees what would come of it. */
  pointed: boolean;
  /** What comes of it, as the game foresees it, or `null`. */
  preview: unknown;
}

/** One thing to be told, when its time has come; its words are `guide.<game>.<id>`. */
export interface LessonStep {
  id: string;
  /** What it speaks of, as the styles name it: that is lit. */
  lights?: string;
  when(sight: LessonSight): boolean;
  /** Done by itself, once the pupil has done it; else when the pupil says so. */
  done?(sight: LessonSight): boolean;
  /** So long past that a pupil who takes the match up again has been told. */
  outrun(sight: LessonSight): boolean;
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
export interface PlayableGame extends ShelvedGame, GameSounds {
  /** The second is what set-up begins with. */
  presets: readonly Preset[];
  lesson: readonly LessonStep[];
  reference: readonly Topic[];
  keys?: readonly GameKey[];
  /** The table in the size of a postcard. */
  Thumbnail: ComponentType<ThumbnailProps>;
  /** Events that leave something on the table beside what a view tells. */
  traces?: readonly string[];
  /** The hands that a viewpoint lays open. */
  Hands: ComponentType<GlimpseProps>;
  /** A picture beside an option's choice, for those options that have one. */
  pictures: Readonly<Record<string, ComponentType<{ choice: string }>>>;
  /** By option: choices for all of its places that go well together, taken with one press. */
  sets?: Readonly<Record<string, readonly ChoiceSet[]>>;
  /** Whether a first flight lets nobody hurry yet. */
  holdsClock?(view: unknown): boolean;
  /** How long a bot thinks over a choice while people still think over theirs, in milliseconds; else as usual. */
  botPace?(view: unknown, options: Readonly<Record<string, unknown>>): number | null;
  table(): Promise<Table>;
}
