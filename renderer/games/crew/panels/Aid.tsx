import { roleOf, teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import type { PanelProps, Scene } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { teamOutcome } from '../board/teamOutcome.ts';
import { postTitle, roleKeys, teamKeys } from '../names.ts';
import { Dog, moodOf } from './Dog.tsx';
import { UnseenCards } from './UnseenCards.tsx';

interface AidProps extends Omit<PanelProps<CrewTypes>, 'preview'> {
  post: number;
}

/** The aid of a post: its dog, its deck and its current activity. */
export function Aid({ scene, post, size }: AidProps) {
  const { gameData, view } = scene;
  const { deckCount, handCount, spent, discardCount, scrapCount } = view.posts[post];
  const title = postTitle(scene.names, gameData, post);
  const tag = tagOf(gameData, view, post, scene.animating);
  const back = spent.length + discardCount;
  const [open, setOpen] = useState(false);
  const burnt = useBurning(lostIn(scene.animating, post)?.count ?? 0);
  return (
    <Card
      className="aid crew-aid"
      data-size={size}
      data-team={teamKeys[teamOf(post)]}
      aria-label={sentence({ key: `post.crew.${post}` })}
    >
      <h2>{title}</h2>
      <div className="crew-aid-body">
        <Button
          look="quiet"
          className="crew-dog"
          aria-label={say('table.crew.aid.counts', { post: { key: `post.crew.${post}` } })}
          onClick={() => setOpen(true)}
        >
          <Dog post={post} mood={moodOf(deckCount)} />
        </Button>
        <p className="crew-life">
          <b>{deckCount - burnt}</b>
          <span>{say('table.crew.aid.life')}</span>
        </p>
        <p className="crew-state">
          <span key={tag.kind} className="crew-tag" data-tag={tag.kind}>
            {tag.text}
          </span>
          <span>{say('table.crew.aid.hand', { count: handCount })}</span>
        </p>
        <div
          className="crew-bar"
          role="img"
          aria-label={say('table.crew.aid.bar', { deck: deckCount, back, scrap: scrapCount, hand: handCount })}
        >
          <i className="deck" style={{ flexGrow: deckCount }} />
          <i className="back" style={{ flexGrow: back }} />
          <i className="scrap" style={{ flexGrow: scrapCount }} />
          <i className="hand" style={{ flexGrow: handCount }} />
        </div>
      </div>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <UnseenCards gameData={gameData} view={view} post={post} />
        </Sheet>
      )}
    </Card>
  );
}

/** The cards that a post loses in the animated events. */
function lostIn(now: readonly CrewEvent[], post: number) {
  return now.find(
    (event): event is Extract<CrewEvent, { type: 'scrapped' }> => event.type === 'scrapped' && event.post === post,
  );
}

/** The number of cards burnt so far, one after the other, during the animation. */
function useBurning(count: number): number {
  const [burnt, setBurnt] = useState(0);
  useEffect(() => {
    setBurnt(0);
    if (count === 0) return;
    const timer = setInterval(() => setBurnt((before) => Math.min(count, before + 1)), 70);
    return () => clearInterval(timer);
  }, [count]);
  return Math.min(burnt, count);
}

/** The current activity of a post. */
function tagOf(
  gameData: GameData,
  view: CrewView,
  post: number,
  now: readonly CrewEvent[],
): { kind: string; text: string } {
  const tag = (kind: string, params = {}) => ({ kind, text: say(`table.crew.tag.${kind}`, params) });
  const lost = lostIn(now, post);
  if (lost) return tag('hit', { damage: lost.damage });
  if (now.some((event) => event.type === 'repaired' && event.post === post)) return tag('mends');
  const seat = gameData.seatOf[post];
  const { won, down, gaveUp } = teamOutcome(view, teamOf(post), gameData);
  if (won || down || gaveUp) return tag(won ? 'won' : down ? 'lost' : 'gaveUp');
  const stand = view.stands[seat];
  if (view.phase === 'action.laying') {
    if (stand !== 'open' && view.posts[post].sealed) return tag('sealed');
    return tag({ open: 'laying', ready: 'ready', locked: 'locked' }[stand]);
  }
  if (view.phase === 'discard.choosing' || view.phase === 'draw.extra')
    return tag(view.posts[post].sealed ? 'sealed' : 'thinks');
  if (view.outcome === null && view.repairing[post]) return tag('repairs');
  return tag(roleKeys[roleOf(post)]);
}

/** Shows whether a team's plane smokes: its next repair costs the team-mate three cards. */
export function TeamLine({ scene, team }: { scene: Scene<CrewTypes>; team: number }) {
  const { smoke } = scene.view;
  return (
    <p className="crew-team" data-team={teamKeys[team]} data-smoke={smoke[team]}>
      {say(smoke[team] ? 'table.crew.team.smoke' : 'table.crew.team.clear', { team: { key: `team.crew.${team}` } })}
    </p>
  );
}
