import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';

/** Who decides for a seat. */
export type Control =
  | {
      kind: 'human';
      /** The fingerprint of a PIN that is asked for before this player's hand is shown; the PIN itself is kept nowhere. */
      pin?: string;
    }
  | {
      kind: 'bot';
      level: Level;
      /** One of the styles of its game; without one it plays as most do. */
      style?: string;
    };

/** Whom a newcomer meets. */
export const usualLevel: Level = 2;

export type Player = { name: string } & Control;

export function fingerprint(pin: string): string {
  return hash(pin);
}

export function isPerson({ kind }: Control): boolean {
  return kind === 'human';
}

export function pinOf(player: Control | undefined): string | undefined {
  return player?.kind === 'human' ? player.pin : undefined;
}

const bots = /^bot([0-5])(?:\.([a-z]+))?$/;

/** As a file writes it: a word for the kind, and the PIN's fingerprint. */
export function writeControl(control: Control): { kind: string; pin: string } {
  if (control.kind === 'human') return { kind: 'human', pin: control.pin ?? '' };
  const { level, style } = control;
  return { kind: style ? `bot${level}.${style}` : `bot${level}`, pin: '' };
}

/** What is neither a person nor a bot that we know is nobody: it must not be taken for a person. */
export function readControl(kind: unknown, pin: unknown): Control | null {
  if (kind === 'human') return { kind, ...(typeof pin === 'string' && pin !== '' && { pin }) };
  // The only bot there was, before there were levels.
  if (kind === 'random') return { kind: 'bot', level: 0 };
  const [, level, style] = (typeof kind === 'string' && bots.exec(kind)) || [];
  return level === undefined ? null : { kind: 'bot', level: Number(level) as Level, ...(style && { style }) };
}
