import type { Action, Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import { hash } from '@aerodrome/engine/core/hash.ts';
import type { Frame, Match } from '@aerodrome/engine/core/match.ts';
import { and, assign, enqueueActions, fromPromise, setup } from 'xstate';

/** Who sits where. A bot is named by its kind. */
export interface Player {
  name: string;
  kind: 'human' | 'random';
  /** The fingerprint of a PIN that is asked for before this player's door opens; the PIN itself is kept nowhere. */
  pin?: string;
}

export function fingerprint(pin: string): string {
  return hash(pin);
}

export interface SessionInput {
  match: Match;
  players: readonly Player[];
  /** Nothing hidden in this game: no doors. */
  open: boolean;
  /** Writes the match down; called after every committed step. */
  commit(match: Match): void;
  /** Asks a bot, in its worker. */
  decide(match: Match, seat: Seat, player: Player): Promise<Action>;
  /** Lets a bot think about what it owes while somebody else is still choosing. */
  ponder(match: Match, seat: Seat, player: Player): void;
}

interface SessionContext extends SessionInput {
  /** Counts every change of the match, so that whoever watches the session looks again. */
  version: number;
  /** Who last opened a door, and so has the screen. */
  holder: Seat | null;
  /** Whose door is closed in front of the screen. */
  next: Seat;
  viewer: Viewer;
  /** What is being played, and what the table looked like before. */
  frames: readonly Frame[];
  before: unknown;
  /** Somebody wants a pause as soon as nothing moves any more. */
  pausing: boolean;
}

type SessionEvent =
  | { type: 'act'; action: Action }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'takeBack'; to: number }
  | { type: 'openDoor' }
  | { type: 'reclaim' }
  | { type: 'played' }
  | { type: 'pause' }
  | { type: 'resume' };

const humans = ({ players }: SessionContext) =>
  players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));

/** One human sees with his own eyes all the time; several see what lies on the table while nobody's door is open. */
function watching(context: SessionContext): Viewer {
  const seats = humans(context);
  return seats.length === 1 ? seats[0] : 'table';
}

const awaitedHumans = (context: SessionContext) =>
  context.match.awaiting().filter((seat) => context.players[seat].kind === 'human');

const awaitedBots = (context: SessionContext) =>
  context.match.awaiting().filter((seat) => context.players[seat].kind !== 'human');

/** Whoever has the screen goes on; else the first who owes a decision. */
function nextHuman(context: SessionContext): Seat {
  const awaited = awaitedHumans(context);
  return context.holder !== null && awaited.includes(context.holder) ? context.holder : awaited[0];
}

function needsDoor(context: SessionContext): boolean {
  return !context.open && humans(context).length > 1 && nextHuman(context) !== context.holder;
}

/** The player in front of the closed door may still take a sealed choice back. */
export function reclaimable({ match, holder }: Pick<SessionContext, 'match' | 'holder'>): Action | null {
  if (holder === null) return null;
  return match.asides(holder).find((action) => action.type === 'takeBack') ?? null;
}

/** One match on one screen. It is rebuilt from the match, and never saved. */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
  },
  actors: {
    bot: fromPromise<Action, SessionContext>(({ input }) => {
      const [seat] = awaitedBots(input);
      return input.decide(input.match, seat, input.players[seat]);
    }),
  },
  guards: {
    over: ({ context }) => context.match.outcome !== null,
    humanIsAwaited: ({ context }) => awaitedHumans(context).length > 0,
    doorIsNeeded: ({ context }) => needsDoor(context),
    legal: ({ context, event }) => event.type === 'act' && context.match.check(event.action) === null,
    reclaimable: ({ context }) => reclaimable(context) !== null,
    canUndo: ({ context }) => context.viewer !== 'all' && context.match.canUndo(context.viewer as Seat),
    canRedo: ({ context }) => context.viewer !== 'all' && context.match.canRedo(context.viewer as Seat),
  },
  actions: {
    /** Plays an action and lays out what it showed. */
    submit: enqueueActions(({ context, enqueue }, { action }: { action: Action }) => {
      const viewer = watching(context);
      const before = context.match.view(viewer);
      context.match.submit(action);
      context.commit(context.match);
      enqueue.assign({
        version: context.version + 1,
        viewer,
        before,
        frames: context.match.frames(viewer),
      });
    }),
    look: assign(({ context }) => ({ viewer: watching(context), frames: [], before: null })),
    showDoor: assign(({ context }) => ({ next: nextHuman(context), viewer: 'table' as const })),
    openTo: assign(({ context }) => {
      const seat = nextHuman(context);
      return { holder: seat, viewer: seat };
    }),
    /** Whoever comes back to a paused table comes through the door. */
    letGo: assign(({ context }) => ({
      holder: humans(context).length > 1 ? null : context.holder,
      viewer: watching(context),
    })),
    ponder: ({ context }) => {
      for (const seat of awaitedBots(context)) context.ponder(context.match, seat, context.players[seat]);
    },
    /** Something other than an action has changed the match. */
    changed: assign(({ context }) => {
      context.commit(context.match);
      return { version: context.version + 1 };
    }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    version: 0,
    holder: null,
    next: 0,
    viewer: 'table',
    frames: [],
    before: null,
    pausing: false,
  }),
  initial: 'routing',
  states: {
    routing: {
      entry: 'look',
      always: [
        { guard: 'over', target: 'over' },
        { guard: and(['humanIsAwaited', 'doorIsNeeded']), target: 'handover' },
        { guard: 'humanIsAwaited', target: 'choosing' },
        { target: 'thinking' },
      ],
    },
    handover: {
      entry: ['showDoor', 'ponder'],
      on: {
        openDoor: 'choosing',
        reclaim: { guard: 'reclaimable', target: 'reclaiming' },
      },
    },
    /** The previous player takes the sealed choice back and has the screen again. */
    reclaiming: {
      entry: [({ context }) => void context.match.submit(reclaimable(context) as Action), 'changed'],
      always: 'routing',
    },
    choosing: {
      entry: ['openTo', 'ponder'],
      on: {
        act: {
          guard: 'legal',
          target: 'animating',
          actions: { type: 'submit', params: ({ event }) => ({ action: event.action }) },
        },
        undo: { guard: 'canUndo', target: 'rewinding' },
        redo: { guard: 'canRedo', target: 'forwarding' },
        pause: 'paused',
      },
    },
    rewinding: {
      entry: [({ context }) => void context.match.undo(context.viewer as Seat), 'changed'],
      always: 'routing',
    },
    forwarding: {
      entry: [({ context }) => void context.match.redo(context.viewer as Seat), 'changed'],
      always: 'routing',
    },
    thinking: {
      invoke: {
        src: 'bot',
        input: ({ context }) => context,
        onDone: {
          target: 'animating',
          actions: { type: 'submit', params: ({ event }) => ({ action: event.output }) },
        },
        // Whoever goes on asks it again.
        onError: 'paused',
      },
      on: { pause: 'paused' },
    },
    animating: {
      on: {
        pause: { actions: assign({ pausing: true }) },
        played: [{ guard: ({ context }) => context.pausing, target: 'paused' }, 'routing'],
      },
    },
    paused: { entry: ['letGo', assign({ pausing: false })], on: { resume: 'routing' } },
    over: {},
  },
  on: {
    takeBack: {
      target: '.routing',
      actions: [({ context, event }) => void context.match.takeBack(event.to), 'changed'],
    },
  },
});
