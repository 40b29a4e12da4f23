import type { SeatInfo } from '@aerodrome/engine/core/game.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type Control, isPerson, type Player, pinOf } from '../../../session/control.ts';
import { Choice } from '../../../ui/Choice.tsx';

interface SeatCardProps {
  game: string;
  seat: number;
  info: SeatInfo;
  player: Player;
  /** Whether a door will stand between this player and another. */
  doors: boolean;
  onChange(player: Player): void;
}

/** Everybody who can fly, by the name of the choice. */
const controls = {
  human: { kind: 'human' },
  random: { kind: 'bot', level: 0 },
} as const satisfies Record<string, Control>;

const choices = ['human', 'random'] as const;

/** Who sits here: a person, with a PIN if the others peek, or a bot. */
export function SeatCard({ game, seat, info, player, doors, onChange }: SeatCardProps) {
  const { name } = player;
  return (
    <fieldset className="seat">
      <legend>{say('setUp.seat', { number: seat + 1, role: { key: `role.${game}.${info.role}` } })}</legend>
      <Choice
        label={say('setUp.kind')}
        name={`kind${seat}`}
        value={isPerson(player) ? 'human' : 'random'}
        choices={choices.map((value) => ({ value, label: say(`setUp.kind.${value}`) }))}
        onChange={(choice) => onChange({ name, ...controls[choice] })}
      />
      <div className="seat-fields">
        <label>
          <span className="field-label">{say('setUp.name')}</span>
          <input
            className="text-field"
            maxLength={24}
            value={name}
            onChange={(event) => onChange({ ...player, name: event.target.value })}
          />
        </label>
        {doors && player.kind === 'human' && (
          <label>
            <span className="field-label">{say('setUp.pin')}</span>
            <input
              className="text-field"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              placeholder={say('setUp.pin.none')}
              value={pinOf(player) ?? ''}
              onChange={(event) => {
                const typed = event.target.value.trim();
                onChange({ name, kind: 'human', ...(typed && { pin: typed }) });
              }}
            />
          </label>
        )}
      </div>
    </fieldset>
  );
}
