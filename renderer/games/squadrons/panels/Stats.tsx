import { loop, rollOut } from '@aerodrome/engine/games/squadrons/data/box.ts';
import { type Attack, attacks } from '@aerodrome/engine/games/squadrons/state.ts';
import { decimal, say } from '@aerodrome/engine/text/say.ts';
import type { StatsProps } from '../../../table/table.ts';
import { Insignia } from '../board/Insignia.tsx';
import { cardName, planeName, squadronName } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { type MatchStatistics, matchStatistics } from './statistics.ts';

const kinds = [1, 2, 3, 4, 5, rollOut, loop];

interface PartProps extends Pick<StatsProps<SquadronsTableTypes>, 'options' | 'gameData'> {
  statistics: MatchStatistics;
}

/** The statistics of a match: dice, cards, dogfights, guns, and the aces. */
export function Stats({ log, options, gameData }: StatsProps<SquadronsTableTypes>) {
  const events = log.flatMap((line) => line.events);
  const statistics = matchStatistics(gameData, events);
  return (
    <>
      <Sides {...{ statistics, options, gameData }} />
      <Dogfights statistics={statistics} />
      <Cards {...{ statistics, options, gameData }} />
      <Aces {...{ statistics, options, gameData }} />
    </>
  );
}

function Sides({ statistics, options, gameData }: PartProps) {
  const name = (seat: number) =>
    gameData.squadronsOf[seat].length === 2
      ? say(`table.squadrons.side.${gameData.seats[seat].side}`)
      : squadronName(options, gameData.squadronsOf[seat][0]);
  return (
    <table className="draws">
      <caption>{say('table.squadrons.stats')}</caption>
      <thead>
        <tr>
          {['seat', 'dice', 'sorties', 'landings', 'strafes', 'held', 'guns'].map((column) => (
            <th key={column} scope="col">
              {say(`table.squadrons.stats.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statistics.seats.map(({ dice, sorties, landings, strafes, held, gunHits, gunMisses }, seat) => (
          <tr key={seat}>
            <th scope="row">{name(seat)}</th>
            <td>{dice.length === 0 ? '–' : decimal(dice.reduce((sum, one) => sum + one, 0) / dice.length, 1)}</td>
            <td>{sorties}</td>
            <td>{landings}</td>
            <td>{strafes}</td>
            <td>{held}</td>
            <td>{say('table.squadrons.stats.guns.of', { hits: gunHits, misses: gunMisses })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const outcomes = ['falls', 'answers', 'shotBack', 'noBurst'] as const;

function Dogfights({ statistics }: { statistics: MatchStatistics }) {
  const of = (attack: Attack) => statistics.dogfights.filter((one) => one.attack === attack);
  return (
    <table className="draws">
      <caption>{say('table.squadrons.stats.dogfights')}</caption>
      <thead>
        <tr>
          {['attack', 'begun', ...outcomes].map((column) => (
            <th key={column} scope="col">
              {say(`table.squadrons.stats.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {attacks.map((attack) => (
          <tr key={attack}>
            <th scope="row">{say(`table.squadrons.attack.${attack}`)}</th>
            <td>{of(attack).length}</td>
            {outcomes.map((outcome) => (
              <td key={outcome}>{of(attack).filter((one) => one.outcome === outcome).length}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ statistics, options, gameData }: PartProps) {
  return (
    <table className="draws">
      <caption>{say('table.squadrons.stats.cards')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('table.squadrons.stats.squadron')}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              <abbr title={cardName(kind)}>{say(`table.squadrons.short.${kind}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statistics.drawn.map((cards, squadron) => {
          const { pack } = gameData.squadrons[squadron];
          return (
            <tr key={squadron}>
              <th scope="row">{squadronName(options, squadron)}</th>
              {kinds.map((kind) => {
                const share = pack.filter((card) => card === kind).length / pack.length;
                return (
                  <td key={kind}>
                    {cards.filter((card) => card === kind).length} <small>({decimal(share * cards.length, 1)})</small>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Every plane with its victories and its fate, the best first. */
function Aces({ statistics, options, gameData }: PartProps) {
  const planes = [...statistics.planes.entries()].sort(([, a], [, b]) => b.victories - a.victories);
  return (
    <table className="draws aces">
      <caption>{say('table.squadrons.aces')}</caption>
      <thead>
        <tr>
          {['plane', 'victories', 'fate'].map((column) => (
            <th key={column} scope="col">
              {say(`table.squadrons.aces.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planes.map(([plane, { victories, fate, square }]) => {
          const { side } = gameData.squadrons[gameData.planes[plane].squadron];
          const struck = Math.min(2, victories);
          return (
            <tr key={plane}>
              <th scope="row">{planeName(options, plane)}</th>
              <td>
                {victories}{' '}
                {Array.from({ length: struck }, (_, i) => (
                  <svg key={i} className="struck" viewBox="-16 -16 32 32" aria-hidden="true">
                    <Insignia side={side} x={0} y={0} />
                  </svg>
                ))}
              </td>
              <td>
                {say(`table.squadrons.aces.${fate}`, { square: square === null ? '' : gameData.grid.name(square) })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
