import type { TrackTypes } from '@aerodrome/engine/games/track/index.ts';
import { decimal, say } from '@aerodrome/engine/text/say.ts';
import type { StatsProps } from '../../../table/table.ts';
import { planeName } from '../names.ts';

/** The tiles each side drew, by value, compared with the expected number. */
export function Stats({ log, gameData }: Pick<StatsProps<TrackTypes>, 'log' | 'gameData'>) {
  const events = log.flatMap((line) => line.events);
  const rows = Array.from({ length: gameData.solo ? 2 : gameData.seats }, (_, seat) => {
    const drawn = events.flatMap((event) => {
      if (event.type === 'drew' && event.seat === seat) return event.secret?.tiles ?? [];
      if (event.type === 'swapped' && event.seat === seat) return event.secret?.drawn ?? [];
      return event.type === 'automatonDrew' && seat === 1 ? [event.tile] : [];
    });
    return { seat, drawn };
  });
  return (
    <table className="draws">
      <caption>{say('table.track.draws')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('table.track.draws.plane')}</th>
          {[0, 1, 2, 3, 4, 5].map((value) => (
            <th key={value} scope="col">
              {value}
            </th>
          ))}
          <th scope="col">{say('table.track.draws.hits')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, drawn }) => {
          const set = gameData.values[seat];
          const hits = gameData.tileHits[seat];
          const sum = (tiles: readonly number[]) => tiles.reduce((total, tile) => total + hits[tile], 0);
          const expectedHits = (sum(set.map((_, tile) => tile)) / set.length) * drawn.length;
          return (
            <tr key={seat}>
              <th scope="row">{planeName(gameData, seat)}</th>
              {[0, 1, 2, 3, 4, 5].map((value) => {
                const count = drawn.filter((tile) => set[tile] === value).length;
                const expected = (set.filter((other) => other === value).length / set.length) * drawn.length;
                return (
                  <td key={value}>
                    {count} <small>({decimal(expected, 1)})</small>
                  </td>
                );
              })}
              <td>
                {sum(drawn)} <small>({decimal(expectedHits, 1)})</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
