import type { SeatInfo } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { type Player, pinOf } from '@aerodrome/engine/core/players.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Field, Input } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';

interface SeatCardProps {
  game: string;
  seat: number;
  info: SeatInfo;
  player: Player;
  /** Whether the match has doors, so that a PIN makes sense. */
  doors: boolean;
  onChange(player: Player): void;
}

/** A person, the bot levels from weakest to strongest, and level 0, which plays at random. */
const choices = ['human', 1, 2, 3, 4, 5, 0] as const;

/** Fields of a seat: person or bot level, style, name and PIN. */
export function SeatCard({ game, seat, info, player, doors, onChange }: SeatCardProps) {
  const { name } = player;
  const styles = itemAt(games, game).bot?.styles ?? [];
  // A bot keeps its style when its level changes.
  const habits = player.kind === 'bot' && player.style ? { style: player.style } : {};
  return (
    <fieldset className="seat field-box">
      <legend>{say('setUp.seat', { number: seat + 1, role: { key: `role.${game}.${info.role}` } })}</legend>
      <RadioGroup
        label={say('setUp.kind')}
        name={`kind${seat}`}
        value={player.kind === 'human' ? 'human' : player.level}
        choices={choices.map((value) => ({
          value,
          label: say(value === 'human' ? 'setUp.kind.human' : `setUp.level.${value}`),
        }))}
        onChange={(choice) =>
          onChange({ name, ...(choice === 'human' ? { kind: 'human' } : { ...habits, kind: 'bot', level: choice }) })
        }
      />
      {player.kind === 'bot' && player.level > 0 && styles.length > 0 && (
        <RadioGroup
          label={say('setUp.style')}
          name={`style${seat}`}
          value={player.style ?? ''}
          choices={['', ...styles].map((value) => ({
            value,
            label: say(value === '' ? 'setUp.style.none' : `style.${game}.${value}`),
          }))}
          onChange={(style) => {
            const { level } = player;
            onChange({ name, kind: 'bot', level, ...(style && { style }) });
          }}
        />
      )}
      {player.kind === 'bot' && player.style && (
        <p className="seat-about">{say(`style.${game}.${player.style}.about`)}</p>
      )}
      {player.kind === 'bot' && <p className="seat-about">{say(`setUp.level.${player.level}.about`)}</p>}
      <div className="seat-fields">
        <Field label={say('setUp.name')}>
          <Input
            maxLength={24}
            list="pilots-on-the-roster"
            autoComplete="off"
            value={name}
            onChange={(event) => onChange({ ...player, name: event.target.value })}
          />
        </Field>
        {doors && player.kind === 'human' && (
          <Field label={say('setUp.pin')}>
            <Input
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
          </Field>
        )}
      </div>
    </fieldset>
  );
}
