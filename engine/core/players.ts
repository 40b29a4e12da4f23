import type { Level } from '../bots/bot.ts';

/** The controller of a seat: a person or a bot. */
export type Control =
  | {
      kind: 'human';
      /** The stored form of the PIN that unlocks this player's hand; at set-up, the typed PIN. */
      pin?: string;
    }
  | {
      kind: 'bot';
      level: Level;
      /** One of the game's bot styles; the default style if absent. */
      style?: string;
    };

/** The bot level that set-up offers first. */
export const defaultLevel: Level = 2;

/** The name and the control of a seat. */
export type Player = { name: string } & Control;

export function isPerson({ kind }: Control): boolean {
  return kind === 'human';
}

export function pinOf(player: Control | undefined): string | undefined {
  return player?.kind === 'human' ? player.pin : undefined;
}

export function withoutPin<C extends Control>(control: C): C {
  if (control.kind === 'bot') return control;
  const { pin: _pin, ...rest } = control;
  return rest as C;
}

const bots = /^bot([0-5])(?:\.([a-z]+))?$/;

/** The stored form: a word for the kind, and the stored PIN. */
export function writeControl(control: Control): { kind: string; pin: string } {
  if (control.kind === 'human') return { kind: 'human', pin: control.pin ?? '' };
  const { level, style } = control;
  return { kind: style ? `bot${level}.${style}` : `bot${level}`, pin: '' };
}

/** Reads the stored form; `null` for an unknown kind, which must not be mistaken for a person. */
export function readControl(kind: unknown, pin: unknown): Control | null {
  if (kind === 'human') return { kind, ...(typeof pin === 'string' && pin !== '' && { pin }) };
  // Old saves, from before bots had levels.
  if (kind === 'random') return { kind: 'bot', level: 0 };
  const [, level, style] = (typeof kind === 'string' && bots.exec(kind)) || [];
  return level === undefined ? null : { kind: 'bot', level: Number(level) as Level, ...(style && { style }) };
}
