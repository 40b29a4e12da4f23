import { posts } from '@aerodrome/engine/games/crew/boards.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { Cause, CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import { decimal, say, sentence } from '@aerodrome/engine/text/say.ts';
import type { StatsProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { cardKind, teamKeys, zoneLettersOf } from '../names.ts';
import { DeckChart } from './DeckChart.tsx';
import {
  bestSection,
  countEmptySections,
  countScrapped,
  deckHistory,
  effectiveEvents,
  shotsBy,
  windowStatistics,
} from './statistics.ts';

const causes: readonly Cause[] = ['shot', 'antiAir', 'claws', 'repair'];

/** The statistics of a match: decks by round, causes of losses, shots, and times. */
export function Stats(props: StatsProps<CrewTypes>) {
  const { gameData } = props;
  const events = effectiveEvents(props.log);
  const lives = posts.map((post) => deckHistory(events, post, gameData.decks[post].length));
  return (
    <>
      <h3>{say('table.crew.stats.decks')}</h3>
      <DeckChart lives={lives} maxDeck={Math.max(...gameData.decks.map((deck) => deck.length))} />
      <Losses events={events} left={lives.map(({ line }) => line.at(-1) ?? 0)} />
      <Best {...props} />
      <Windows {...props} late={events.flatMap((event) => (event.type === 'locked' ? [event.seat] : []))} />
      <h3>{say('table.crew.stats.drawn')}</h3>
      <Drawn events={events} gameData={gameData} />
      <p>
        {[0, 1]
          .map((team) =>
            say('table.crew.stats.empty', { team: { key: `team.crew.${team}` }, ...countEmptySections(events, team) }),
          )
          .join(' ')}
      </p>
      <h3>{say('table.crew.stats.zones')}</h3>
      <Zones events={events} />
    </>
  );
}

function Heads({ keys }: { keys: readonly string[] }) {
  return (
    <thead>
      <tr>
        {keys.map((key) => (
          <th key={key} scope="col">
            {say(key)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** By post: lost cards by cause, shots, and the remaining deck. */
function Losses({ events, left }: { events: readonly CrewEvent[]; left: readonly number[] }) {
  const heads = ['shots', 'repairs', 'left'].map((name) => `table.crew.stats.${name}`);
  return (
    <table className="crew-figures">
      <Heads keys={['table.crew.stats.post', ...causes.map((cause) => `table.crew.cause.${cause}`), ...heads]} />
      <tbody>
        {posts.map((post) => {
          const shots = shotsBy(events, post);
          return (
            <tr key={post}>
              <th scope="row">{sentence({ key: `post.crew.${post}` })}</th>
              {causes.map((cause) => (
                <td key={cause}>{countScrapped(events, post, cause)}</td>
              ))}
              <td>{say('table.crew.stats.of', { hits: shots.filter(({ hit }) => hit).length, all: shots.length })}</td>
              <td>{events.filter((event) => event.type === 'repaired' && event.post === post).length}</td>
              <td>{left[post]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Best({ log, onRepeat }: StatsProps<CrewTypes>) {
  const best = bestSection(log);
  if (!best) return null;
  const { round, section, damage, team, at, step } = best;
  return (
    <section className="crew-best" data-team={teamKeys[team]}>
      <h3>{say('table.crew.stats.best')}</h3>
      <p>{say('table.crew.stats.best.about', { round, section, damage, team: { key: `team.crew.${team}` } })}</p>
      <Button look="plain" onClick={() => onRepeat(at, step)}>
        {say('table.crew.stats.best.again')}
      </Button>
    </section>
  );
}

/** With a clock: the times that people turnTimesMs. */
function Windows({ turnTimesMs, names, late }: StatsProps<CrewTypes> & { late: readonly number[] }) {
  const rows = names.flatMap((name, seat) => {
    const figures = windowStatistics(turnTimesMs[seat] ?? []);
    return figures ? [{ name, seat, ...figures }] : [];
  });
  if (rows.length === 0) return null;
  const heads = ['who', 'count', 'mean', 'fastest', 'late'].map((name) => `table.crew.stats.windows.${name}`);
  return (
    <>
      <h3>{say('table.crew.stats.windows')}</h3>
      <table className="crew-figures">
        <Heads keys={heads} />
        <tbody>
          {rows.map(({ name, seat, count, mean, fastest }) => (
            <tr key={seat}>
              <th scope="row">{name}</th>
              <td>{count}</td>
              <td>{decimal(mean, 1)}</td>
              <td>{decimal(fastest, 1)}</td>
              <td>{late.filter((one) => one === seat).length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const kindNames = ['plane', 'sun', 'shoot'] as const;

/** Cards drawn by kind, compared with the expected number. */
function Drawn({ events, gameData }: { events: readonly CrewEvent[]; gameData: GameData }) {
  return (
    <table className="crew-figures">
      <Heads keys={['table.crew.stats.post', ...kindNames.map((kind) => `table.crew.stats.${kind}`)]} />
      <tbody>
        {posts.map((post) => {
          const drawn = events.flatMap((event) =>
            event.type === 'drew' && event.post === post ? (event.secret?.cards ?? []) : [],
          );
          const share = (kind: string) =>
            gameData.decks[post].filter((card) => cardKind(card) === kind).length / gameData.decks[post].length;
          return (
            <tr key={post}>
              <th scope="row">{sentence({ key: `post.crew.${post}` })}</th>
              {kindNames.map((kind) => (
                <td key={kind}>
                  {drawn.filter((card) => cardKind(card) === kind).length}{' '}
                  <small>({decimal(drawn.length * share(kind), 1)})</small>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Shots and hits by zone. */
function Zones({ events }: { events: readonly CrewEvent[] }) {
  const shots = shotsBy(events);
  return (
    <ul className="crew-heat">
      {Array.from({ length: 12 }, (_, zone) => {
        const at = shots.filter(({ zones }) => zones.includes(zone));
        const hits = at.filter(({ hit }) => hit).length;
        return (
          <li key={zone} data-team={zone < 6 ? 'paws' : 'jaws'} style={{ '--heat': Math.min(1, at.length / 6) }}>
            <span>{zoneLettersOf(zone)}</span>
            <b>{say('table.crew.stats.of', { hits, all: at.length })}</b>
          </li>
        );
      })}
    </ul>
  );
}
