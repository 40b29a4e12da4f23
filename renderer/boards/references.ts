import type { ComponentType } from 'react';
import { trackReference } from './track/reference.ts';

/** A topic of a game's rules: its words are `reference.<game>.<topic>`, its sections' `reference.<game>.<topic>.<section>`. */
export interface Topic {
  id: string;
  sections: readonly string[];
  /** A drawing beside a section. */
  diagrams?: Readonly<Record<string, ComponentType>>;
}

/** The rules to be looked up, by game. */
export const references: Readonly<Record<string, readonly Topic[]>> = { track: trackReference };
