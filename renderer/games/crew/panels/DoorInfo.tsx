import type { Seat } from '@aerodrome/engine/core/game.ts';
import { roleOf, teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { SceneProps, TableLogLine } from '../../../table/table.ts';
import { cardName, roleKeys, teamKeys } from '../names.ts';
import { Dog, moodOf } from './Dog.tsx';
import { type RecapLine, recapLastRound } from './recap.ts';

/** Shown on the door: the order and length of this round's windows, and a recap of the last round. */
export function DoorInfo({
  scene,
  next,
  log,
}: SceneProps<CrewTypes> & { next: Seat; log: readonly TableLogLine<CrewTypes>[] }) {
  const { gameData } = scene;
  const { handoverOrder, stands, posts, round, phase } = scene.view;
  const seconds = gameData.milliseconds / 1000;
  const recap = recapLastRound(log);
  const laying = phase === 'action.laying';
  if (!laying && recap.length === 0) return null;
  return (
    <div className="crew-threshold">
      {laying && (
        <>
          <p>{say(seconds > 0 ? 'table.crew.door.timed' : 'table.crew.door', { round, seconds })}</p>
          <ol className="crew-windows">
            {handoverOrder.map((seat) => {
              const post = gameData.postsOf[seat][0];
              const state = stands[seat] !== 'open' ? 'done' : seat === next ? 'next' : 'later';
              return (
                <li key={seat} data-state={state} data-team={teamKeys[teamOf(post)]}>
                  <Dog post={post} mood={moodOf(posts[post].deckCount)} />
                  <b className="crew-door-name">
                    <bdi>{scene.names[seat]}</bdi>
                  </b>
                  <span>
                    {say('table.crew.board', {
                      team: { key: `team.crew.${teamOf(post)}` },
                      role: { key: `table.crew.role.${roleKeys[roleOf(post)]}` },
                    })}
                  </span>
                  <span className="crew-door-state">{say(`table.crew.door.${state}`)}</span>
                </li>
              );
            })}
          </ol>
        </>
      )}
      {recap.length > 0 && <Recap gameData={gameData} lines={recap} />}
    </div>
  );
}

/** The last round in four lines. */
function Recap({ gameData, lines }: { gameData: GameData; lines: readonly RecapLine[] }) {
  return (
    <section className="crew-recap" aria-label={say('table.crew.recap')}>
      <h2>{say('table.crew.recap')}</h2>
      <ol>
        {lines.map(({ section, cards, losses }) => (
          <li key={section}>
            <b className="crew-chain-number">{section}</b>
            <span>
              {cards.length === 0 && say('table.crew.recap.nothing')}
              {cards.map(({ post, card }, i) => (
                <i key={i} data-team={teamKeys[teamOf(post)]}>
                  {cardName(card, gameData.token)}
                </i>
              ))}
            </span>
            <span className="crew-recap-losses">
              {losses.map(({ post, damage }) => lossOf(post, damage)).join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function lossOf(post: number, damage: number): string {
  return say('table.crew.recap.loss', {
    team: { key: `team.crew.${teamOf(post)}` },
    role: { key: `table.crew.role.${roleKeys[roleOf(post)]}` },
    damage,
  });
}
