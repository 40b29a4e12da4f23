import type { Level } from '@aerodrome/engine/bots/bot.ts';
import type { Control, Player } from '@aerodrome/engine/core/players.ts';
import { usualName } from '../../../application/matches/newMatch.ts';

/** What a person has said about a seat; all else is as the preset has it. */
export interface SeatInput {
  name?: string;
  control?: Control;
  /** Kept while a bot sits here, for whoever comes back. */
  pin?: string;
}

export function playerFor(said: SeatInput, ofPreset: Control, seat: number): Player {
  const { control = ofPreset, name = usualName(control, seat), pin } = said;
  if (control.kind === 'bot') return { name, ...control };
  return { name, kind: 'human', ...(pin && { pin }) };
}

/** Whose match it is: the first person at the table. Where bots fly alone it is nobody's. */
export function hostName(said: readonly (SeatInput | undefined)[], ofPreset: readonly Control[]): string {
  const seat = ofPreset.findIndex((control, i) => (said[i]?.control ?? control).kind === 'human');
  return seat < 0 ? '' : playerFor(said[seat] ?? {}, { kind: 'human' }, seat).name.trim();
}

/** The bots of a preset fly as well as the one that was chosen last. */
export function atLevel(control: Control, level: Level): Control {
  return control.kind === 'bot' ? { kind: 'bot', level } : control;
}

/** Which bot somebody has seated by hand; one that the preset brought was nobody's choice. */
export function lastChosenLevel(said: readonly (SeatInput | undefined)[], seats: number): Level | null {
  for (const of of said.slice(0, seats).reverse()) if (of?.control?.kind === 'bot') return of.control.level;
  return null;
}

/** A seat whose name is nobody's own has said nothing of it, and takes the usual name of its new kind. */
export function seatInputFrom(before: Player, player: Player, seat: number, kept?: SeatInput): SeatInput {
  const pin = player.kind === 'bot' ? kept?.pin : player.pin;
  const said: SeatInput = {
    control:
      player.kind === 'bot'
        ? { kind: 'bot', level: player.level, ...(player.style && { style: player.style }) }
        : { kind: 'human' },
    ...(pin && { pin }),
  };
  return player.name === usualName(before, seat) ? said : { ...said, name: player.name };
}

/** Another preset brings its own persons and bots; what was typed stays. */
export function keepTyped({ name, pin }: SeatInput): SeatInput {
  return { ...(name?.trim() && { name }), ...(pin && { pin }) };
}

export function withoutPin<C extends Control>(control: C): C {
  if (control.kind === 'bot') return control;
  const { pin: _pin, ...rest } = control;
  return rest as C;
}

/** A PIN makes nobody another. */
export function isSameControl(a: Control, b: Control | undefined): boolean {
  if (b === undefined || a.kind !== b.kind) return false;
  return a.kind === 'human' || (b.kind === 'bot' && a.level === b.level && a.style === b.style);
}
