import type { LogLine } from '@aerodrome/engine/core/match.ts';
import { posts, teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { Setting } from '@aerodrome/engine/games/crew/setting.ts';
import type { Cause, CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import type { CSSProperties } from 'react';
import { teamInks } from './inks.ts';
import { kindOf, lettersOf, settingOf } from './words.ts';

const causes: readonly Cause[] = ['shot', 'antiAir', 'claws', 'repair'];

/** What the match was made of: how the decks burnt down, what cost them cards, and who hit what. */
export function Stats({ log, options }: { log: readonly LogLine[]; options: Record<string, unknown> }) {
  const setting = settingOf(options);
  const events = log.flatMap((line) => line.events as readonly CrewEvent[]);
  const lives = posts.map((post) => livesOf(events, post, setting.decks[post].length));
  const rounds = Math.max(...lives.map((line) => line.length));
  const most = setting.decks[0].length;
  return (
    <>
      <h3>{say('table.crew.stats.decks')}</h3>
      <svg className="crew-decks" viewBox="-4 -4 308 108" aria-hidden="true">
        <path d="M0 0V100H300" fill="none" stroke="#6b4a2c" strokeWidth="1" />
        {lives.map((line, post) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: posts are known by their numbers
            key={post}
            d={`M${line.map((left, i) => `${((i / Math.max(1, rounds - 1)) * 300).toFixed(1)} ${(100 - (left / most) * 100).toFixed(1)}`).join('L')}`}
            fill="none"
            stroke={teamInks[teamOf(post)].body}
            strokeWidth="3"
            strokeDasharray={post & 1 ? '6 4' : undefined}
          />
        ))}
      </svg>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('table.crew.stats.post')}</th>
            {causes.map((cause) => (
              <th key={cause} scope="col">
                {say(`table.crew.cause.${cause}`)}
              </th>
            ))}
            <th scope="col">{say('table.crew.stats.shots')}</th>
            <th scope="col">{say('table.crew.stats.repairs')}</th>
            <th scope="col">{say('table.crew.stats.left')}</th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => {
            const shots = events.filter((event) => event.type === 'shot' && event.post === post) as Shot[];
            return (
              <tr key={post}>
                <th scope="row">{sentence({ key: `post.crew.${post}` })}</th>
                {causes.map((cause) => (
                  <td key={cause}>{scrapsOf(events, post, cause)}</td>
                ))}
                <td>
                  {say('table.crew.stats.of', { hits: shots.filter(({ hit }) => hit).length, all: shots.length })}
                </td>
                <td>{events.filter((event) => event.type === 'repaired' && event.post === post).length}</td>
                <td>{lives[post].at(-1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h3>{say('table.crew.stats.drawn')}</h3>
      <Drawn events={events} setting={setting} />
      <p>
        {[0, 1]
          .map((team) => {
            const rows = events.filter((event) => event.type === 'revealed') as Revealed[];
            const empty = rows.filter(({ cards }) => cards.every(({ post }) => teamOf(post) !== team)).length;
            return say('table.crew.stats.empty', { team: { key: `team.crew.${team}` }, empty, all: rows.length });
          })
          .join(' ')}
      </p>
      <h3>{say('table.crew.stats.zones')}</h3>
      <Zones events={events} />
    </>
  );
}

type Revealed = Extract<CrewEvent, { type: 'revealed' }>;

const kindNames = ['plane', 'sun', 'shoot'] as const;

/** What luck brought: cards drawn by kind, and how many of so many were to be expected. */
function Drawn({ events, setting }: { events: readonly CrewEvent[]; setting: Setting }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('table.crew.stats.post')}</th>
          {kindNames.map((kind) => (
            <th key={kind} scope="col">
              {say(`table.crew.stats.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => {
          const drawn = events.flatMap((event) =>
            event.type === 'drew' && event.post === post ? (event.secret?.cards ?? []) : [],
          );
          const share = (kind: string) =>
            setting.decks[post].filter((card) => kindOf(card) === kind).length / setting.decks[post].length;
          return (
            <tr key={post}>
              <th scope="row">{sentence({ key: `post.crew.${post}` })}</th>
              {kindNames.map((kind) => (
                <td key={kind}>
                  {drawn.filter((card) => kindOf(card) === kind).length}{' '}
                  <small>({(drawn.length * share(kind)).toFixed(1)})</small>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type Shot = Extract<CrewEvent, { type: 'shot' }>;

function scrapsOf(events: readonly CrewEvent[], post: number, cause: Cause): number {
  let sum = 0;
  for (const event of events)
    if (event.type === 'scrapped' && event.post === post && event.cause === cause) sum += event.count;
  return sum;
}

/** What a deck had at the beginning of each round and at the end. */
function livesOf(events: readonly CrewEvent[], post: number, whole: number): number[] {
  const line: number[] = [];
  let left = whole;
  for (const event of events) {
    if (event.type === 'roundBegan') line.push(left);
    if (!('post' in event) || event.post !== post) continue;
    if (event.type === 'drew' || event.type === 'scrapped') left -= event.count;
    if (event.type === 'repaired') left += event.count;
  }
  return [...line, left];
}

/** How often each zone was shot at, and how often something was there. */
function Zones({ events }: { events: readonly CrewEvent[] }) {
  const shots = events.filter((event): event is Shot => event.type === 'shot');
  return (
    <ul className="crew-heat">
      {Array.from({ length: 12 }, (_, zone) => {
        const at = shots.filter(({ zones }) => zones.includes(zone));
        const hits = at.filter(({ hit }) => hit).length;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: zones are known by their numbers
            key={zone}
            data-team={zone < 6 ? 'paws' : 'jaws'}
            style={{ '--heat': Math.min(1, at.length / 6) } as CSSProperties}
          >
            <span>{lettersOf(zone)}</span>
            <b>{say('table.crew.stats.of', { hits, all: at.length })}</b>
          </li>
        );
      })}
    </ul>
  );
}
