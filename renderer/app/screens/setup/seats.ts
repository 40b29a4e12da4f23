import type { Level } from '@aerodrome/engine/bots/bot.ts';
import type { Control, Player } from '@aerodrome/engine/core/players.ts';
import { defaultPlayerName } from '../../../application/matches/newMatch.ts';

/** Values that a person entered for a seat; everything else comes from the preset. */
export interface SeatInput {
  name?: string;
  control?: Control;
  /** Kept while the seat is a bot, in case it becomes a person again. */
  pin?: string;
}

export function playerFor(input: SeatInput, ofPreset: Control, seat: number): Player {
  const { control = ofPreset, name = defaultPlayerName(control, seat), pin } = input;
  if (control.kind === 'bot') return { name, ...control };
  return { name, kind: 'human', ...(pin && { pin }) };
}

/** Name of the first person at the table; empty if only bots play. Bot levels are remembered by this name. */
export function firstPersonName(input: readonly (SeatInput | undefined)[], ofPreset: readonly Control[]): string {
  const seat = ofPreset.findIndex((control, i) => (input[i]?.control ?? control).kind === 'human');
  return seat < 0 ? '' : playerFor(input[seat] ?? {}, { kind: 'human' }, seat).name.trim();
}

/** Gives a preset's bot the level that was chosen last. */
export function atLevel(control: Control, level: Level): Control {
  return control.kind === 'bot' ? { kind: 'bot', level } : control;
}

/** Level of the last bot that was chosen by hand; bots of the preset do not count. */
export function lastChosenLevel(input: readonly (SeatInput | undefined)[], seats: number): Level | null {
  for (const of of input.slice(0, seats).reverse()) if (of?.control?.kind === 'bot') return of.control.level;
  return null;
}

/** The input after a change. A default name is not stored, so that it follows the kind of player. */
export function seatInputFrom(before: Player, player: Player, seat: number, previous?: SeatInput): SeatInput {
  const pin = player.kind === 'bot' ? previous?.pin : player.pin;
  const input: SeatInput = {
    control:
      player.kind === 'bot'
        ? { kind: 'bot', level: player.level, ...(player.style && { style: player.style }) }
        : { kind: 'human' },
    ...(pin && { pin }),
  };
  return player.name === defaultPlayerName(before, seat) ? input : { ...input, name: player.name };
}

/** Keeps typed names and PINs when another preset is chosen; its players replace the others. */
export function keepTyped({ name, pin }: SeatInput): SeatInput {
  return { ...(name?.trim() && { name }), ...(pin && { pin }) };
}

/** Compares two controls; PINs are ignored. */
export function isSameControl(a: Control, b: Control | undefined): boolean {
  if (b === undefined || a.kind !== b.kind) return false;
  return a.kind === 'human' || (b.kind === 'bot' && a.level === b.level && a.style === b.style);
}
