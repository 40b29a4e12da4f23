import type { SeatInfo } from '@aerodrome/engine/core/game.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { Player } from '../../../session/machine.ts';
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

const kinds = ['human', 'random'] as const;

/** Who sits here: a person, with a PIN if the others peek, or a bot. */
export function SeatCard({ game, seat, info, player, doors, onChange }: SeatCardProps) {
  const { pin = '', ...rest } = player;
  return (
    <fieldset className="seat">
      <legend>{say('setUp.seat', { number: seat + 1, role: { key: `role.${game}.${info.role}` } })}</legend>
      <Choice
        label={say('setUp.kind')}
        name={`kind${seat}`}
        value={player.kind}
        choices={kinds.map((value) => ({ value, label: say(`setUp.kind.${value}`) }))}
        onChange={(kind) => onChange({ ...rest, kind })}
      />
      <div className="seat-fields">
        <label>
          <span className="field-label">{say('setUp.name')}</span>
          <input
            className="text-field"
            maxLength={24}
            value={player.name}
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
              value={pin}
              onChange={(event) => {
                const typed = event.target.value.trim();
                onChange(typed ? { ...rest, pin: typed } : rest);
              }}
            />
          </label>
        )}
      </div>
    </fieldset>
  );
}
