import type { Player } from '../../../session/machine.ts';
import { usualName } from '../../newMatch.ts';

/** What a person has said about a seat; all else is as the preset has it. */
export type Said = Readonly<Partial<Player>>;

export function seated(said: Said, kindOfPreset: Player['kind'], seat: number): Player {
  const { kind = kindOfPreset, name = usualName(kind, seat), pin } = said;
  return { kind, name, ...(kind === 'human' && pin && { pin }) };
}

/** A seat whose name is nobody's own has said nothing of it, and takes the usual name of its new kind. */
export function sayOf(before: Player, { name, ...said }: Player, seat: number): Said {
  return name === usualName(before.kind, seat) ? said : { ...said, name };
}

/** Another preset brings its own persons and bots; what was typed stays. */
export function typedOf({ name, pin }: Said): Said {
  return { ...(name?.trim() && { name }), ...(pin && { pin }) };
}
