import * as v from 'valibot';
import type { OpenGameTypes } from '../../core/defaults.ts';
import type { GameEvent, Outcome, Seat } from '../../core/game.ts';
import type { OptionSchema } from '../../core/options.ts';
import { exactly, oneOf, stateChecker, whole } from '../../core/schema.ts';

export const ringSpaces = 12;
export const startFuel = 6;
export const endings = ['finished', 'resigned'];

export interface TemplateOptions extends Record<string, unknown> {
  laps: number;
}

export const templateOptions: OptionSchema<TemplateOptions> = [
  { key: 'laps', kind: 'number', default: 2, min: 1, max: 3 },
];

/** The data that the options determine for a whole match. */
export interface GameData {
  /** The distance that ends the race, in spaces from the start. */
  finish: number;
}

export function openGameData({ laps }: TemplateOptions): GameData {
  return { finish: laps * ringSpaces };
}

export type TemplateState = v.InferOutput<ReturnType<typeof schemaOf>>;

function schemaOf({ finish }: GameData) {
  return v.strictObject({
    phase: oneOf(['turn', 'over']),
    outcome: v.nullable(v.strictObject({ ending: oneOf(endings), winners: exactly(1, whole(0, 1)) })),
    /** By seat: spaces from the start. The last flight may lead beyond the finish. */
    flown: exactly(2, whole(0, finish + 4)),
    /** By seat. */
    fuel: exactly(2, whole(0, startFuel)),
    /** The seat whose turn it is. */
    seat: whole(0, 1),
    /** Added to the speed of this turn. */
    wind: whole(0, 2),
    turns: whole(1, Number.MAX_SAFE_INTEGER),
  });
}

/** Why a value from a file is no state of this game data between two decisions, or `null`. */
export const checkState = stateChecker<GameData, TemplateState>(schemaOf, function* ({ finish }, state) {
  if ((state.outcome === null) !== (state.phase === 'turn')) yield 'outcome';
  if (state.outcome === null && state.flown.some((spaces) => spaces >= finish)) yield 'flown';
});

export type TemplateAction = { type: 'fly'; seat: Seat; speed: number } | { type: 'resign'; seat: Seat };

export type TemplateEvent = GameEvent &
  (
    | { type: 'windRolled'; seat: Seat; wind: number }
    | { type: 'flew'; seat: Seat; spaces: number; flown: number }
    | { type: 'resigned'; seat: Seat }
    | { type: 'over'; outcome: Outcome }
  );

export type TemplateTypes = OpenGameTypes<TemplateOptions, GameData, TemplateState, TemplateAction, TemplateEvent>;
