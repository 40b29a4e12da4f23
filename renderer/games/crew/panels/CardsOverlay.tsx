import { teamOf } from '@aerodrome/engine/games/crew/boards.ts';
import type { GameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { type CrewEvent, type Shown, sections } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView, LaidView } from '@aerodrome/engine/games/crew/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import type { BoardOverlayProps, TrayProps } from '../../../table/table.ts';
import { Button } from '../../../ui/Button.tsx';
import { cardName, nearTeam } from '../names.ts';
import {
  heldCardFromPicks,
  isOwn,
  layCard,
  moveCard,
  type OwnLaidCard,
  takeBackAction,
  turn,
} from '../tray/cardPlacement.ts';
import { dragCard } from '../tray/dragCard.ts';
import { BoardTitles } from './BoardTitles.tsx';
import { CardBack, CardEnd, cardLabel, RevealedCard } from './Card.tsx';
import { useSectionNarration } from './useSectionNarration.ts';

const numbers = Array.from({ length: sections }, (_, i) => i + 1);

/**
 * Both Action Tracks between the boards, as one table of four columns: cards that are resolved together stand together.
 */
export function CardsOverlay({ scene, hand }: BoardOverlayProps<CrewTypes>) {
  const { gameData } = scene;
  const animatedView = scene.view;
  const present = hand?.scene.view;
  // Laying is live: own changes appear at once, even while earlier events are still animated.
  const view = present?.phase === 'action.laying' && animatedView.phase === 'action.laying' ? present : animatedView;
  const near = nearTeam(view, gameData);
  const now = scene.animating;
  const narration = useSectionNarration(now, scene.options);
  return (
    <div className="crew-mat">
      <BoardTitles gameData={gameData} view={view} names={scene.names} />
      <section
        className="crew-tracks"
        aria-label={say('table.crew.tracks')}
        data-phase={view.phase}
        data-now={now.map(({ type }) => type).join(' ')}
      >
        <div className="track-names">
          {[1 - near, near].map((team) => (
            <p key={team} data-team={team === 0 ? 'paws' : 'jaws'}>
              <b>{say(`team.crew.${team}`)}</b>
              {typeof view.viewer === 'number' && (
                <span>{say(team === near ? 'table.crew.row.own' : 'table.crew.row.enemy')}</span>
              )}
            </p>
          ))}
        </div>
        {numbers.map((section) => (
          <Section
            key={section}
            {...{ section, gameData, view, near, hand, now }}
            narration={narration[section] ?? []}
          />
        ))}
        <Planks {...{ now, gameData, near }} />
      </section>
    </div>
  );
}

interface SectionProps {
  section: number;
  gameData: GameData;
  view: CrewView;
  /** The team of the lower row. */
  near: number;
  hand: TrayProps<CrewTypes> | null;
  now: readonly CrewEvent[];
  /** The narration of this section so far, in this round. */
  narration: readonly string[];
}

/** A column: the cards of both teams in one section. */
function Section({ section, gameData, view, near, hand, now, narration }: SectionProps) {
  const turned = now.find((event) => event.type === 'revealed');
  // The view lags behind the reveal that is being animated.
  const current = turned?.type === 'revealed' ? turned.section : view.section;
  const resolving = turned !== undefined || view.phase.startsWith('section.');
  const lit = resolving && current === section;
  const up = lit && turned?.type === 'revealed' ? turned.cards : [];
  const past = resolving && current > section;
  const offered = hand?.draft.next.includes(`section:${section}`) ?? false;
  const state = lit ? 'lit' : past ? 'past' : offered ? 'offered' : 'idle';
  const row = (team: number) => view.laid.filter((laid) => laid.section === section && teamOf(laid.post) === team);
  return (
    <div
      className="crew-section"
      data-state={state}
      data-void={now.some((event) => event.type === 'voided' && event.section === section) || undefined}
      data-drop={`section:${section}`}
    >
      <b className="crew-section-number" aria-hidden="true">
        {section}
      </b>
      {[1 - near, near].map((team) => (
        <Bay
          key={team}
          {...{ section, gameData, view, team, up }}
          laid={row(team)}
          hand={team === near ? hand : null}
          hidden={isPlanked(gameData, view, team)}
          offered={offered && team === near}
        />
      ))}
      {(lit || past) && narration.length > 0 && (
        <div className="crew-retold" aria-hidden="true">
          {narration.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** Planks over the tracks: lifted at the start of a round and when all have laid, dropped on a row whose time is up. */
function Planks({ now, gameData, near }: { now: readonly CrewEvent[]; gameData: GameData; near: number }) {
  const event = now.find(({ type }) => type === 'roundBegan' || type === 'actionEnded' || type === 'locked');
  if (!event) return null;
  const row = event.type === 'locked' && (gameData.seats[event.seat].side === near ? 'near' : 'far');
  return (
    <div key={event.type} className="crew-planks" data-row={row || undefined} aria-hidden="true">
      {event.type === 'roundBegan' && <b>{say('table.crew.door', { round: event.round })}</b>}
    </div>
  );
}

/** At one screen a team's row is covered for the others until all have laid. */
function isPlanked({ hotSeat, seats }: GameData, { phase, viewer }: CrewView, team: number): boolean {
  if (!hotSeat || phase !== 'action.laying' || viewer === 'all') return false;
  return viewer === 'table' || seats[viewer].side !== team;
}

interface BayProps {
  section: number;
  gameData: GameData;
  view: CrewView;
  team: number;
  laid: readonly LaidView[];
  /** Cards of the reveal that is being animated. */
  up: readonly Shown[];
  hand: TrayProps<CrewTypes> | null;
  hidden: boolean;
  offered: boolean;
}

function Bay({ section, gameData, view, team, laid, up, hand, hidden, offered }: BayProps) {
  const live = view.phase === 'action.laying';
  if (hidden && laid.every(({ open }) => !open)) {
    return (
      <div
        className="crew-bay planks"
        role="img"
        aria-label={say('table.crew.planks', { section, team: teamWord(team) })}
      />
    );
  }
  if (laid.length === 0) return <Empty {...{ section, team, hand, offered }} />;
  return (
    <div className="crew-bay" data-crowded={laid.length > 1 || undefined}>
      {laid.map((card, i) => {
        const revealed = up.find(({ post }) => post === card.post);
        const face = revealed ?? (card.card === undefined ? null : { card: card.card, end: card.end ?? null });
        const key = `${card.post} ${i}`;
        if (hand && live && isOwn(hand, card)) return <OwnCard key={key} {...{ gameData, view, hand, laid: card }} />;
        return (
          <div
            key={key}
            className={revealed ? 'crew-laid turning' : card.open ? 'crew-laid open' : 'crew-laid'}
            data-up={face !== null}
            role="img"
            aria-label={labelOf(gameData, card, section, face?.card)}
          >
            {face ? (
              <RevealedCard
                key={`${view.round} ${face.card} ${face.end}`}
                {...{ gameData, view, post: card.post, card: face.card, end: face.end }}
              />
            ) : (
              <CardBack post={card.post} />
            )}
          </div>
        );
      })}
    </div>
  );
}

const teamWord = (team: number) => ({ key: `team.crew.${team}` });

function labelOf({ token }: GameData, { post }: LaidView, section: number, card: number | undefined): string {
  const params = { section, post: { key: `post.crew.${post}` } };
  if (card === undefined) return say('table.crew.laid.down', params);
  return say('table.crew.laid.up', { ...params, card: cardName(card, token) });
}

interface EmptyProps {
  section: number;
  team: number;
  hand: TrayProps<CrewTypes> | null;
  offered: boolean;
}

/** A free place: a button while a card is held. */
function Empty({ section, team, hand, offered }: EmptyProps) {
  const held = hand && heldCardFromPicks(hand.draft.picked);
  if (!hand || !held || !offered) {
    return (
      <div
        className="crew-bay empty"
        role="img"
        aria-label={say('table.crew.free', { section, team: teamWord(team) })}
      />
    );
  }
  const picks = [...hand.draft.picked.slice(0, held.end === null ? 1 : 2), `section:${section}`];
  return (
    <Button
      className="crew-bay empty offered"
      data-spot={`section:${section}`}
      onClick={() => layCard(hand, held, section)}
      onPointerEnter={() => hand.onPoint(picks)}
      onPointerLeave={() => hand.onPoint(null)}
      onFocus={() => hand.onPoint(picks)}
      onBlur={() => hand.onPoint(null)}
    >
      {say('table.crew.drop', { section })}
    </Button>
  );
}

/** A card of one's own: dragging moves it, a click turns it. Its key bindings are in the tray. */
function OwnCard({
  gameData,
  view,
  hand,
  laid,
}: {
  gameData: GameData;
  view: CrewView;
  hand: TrayProps<CrewTypes>;
  laid: OwnLaidCard;
}) {
  const { seat, onAct, draft } = hand;
  const held = heldCardFromPicks(draft.picked);
  const press = () => (held ? layCard(hand, held, laid.section) : onAct(turn(seat, laid)));
  const dropped = (over: string | null) => {
    const [kind, section] = (over ?? '').split(':');
    if (kind === 'section') moveCard(hand, laid, Number(section));
    else if (kind === 'hand') onAct(takeBackAction(seat, laid));
  };
  return (
    <Button
      className="crew-laid own"
      data-laid={laid.section}
      aria-label={say('table.crew.laid.own', {
        section: laid.section,
        face: cardLabel(gameData, view, laid.post, laid.card, laid.end),
      })}
      onClick={press}
      onContextMenu={(event) => {
        event.preventDefault();
        onAct(takeBackAction(seat, laid));
      }}
      onPointerDown={(event) => dragCard(event, () => {}, dropped)}
    >
      <CardEnd {...{ gameData, view, post: laid.post, card: laid.card, end: laid.end }} />
    </Button>
  );
}
