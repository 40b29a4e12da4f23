import type { AnyStateMachine } from 'xstate';
import { gameStrings, registerStrings } from '../text/catalogue.ts';
import { checker } from './check.ts';
import { clone } from './clone.ts';
import { defaultDebrief, defaultNarrator, type OpenView, openView, stateOf } from './defaults.ts';
import {
  type Action,
  type AsideKind,
  type Emit,
  type GameEvent,
  type GameKind,
  type GameState,
  type Rejection,
  redactSecret,
  type Seat,
  type SeatInfo,
  type Spelling,
  type Viewer,
  type Warning,
} from './game.ts';
import { type EntryRule, PhaseTable } from './phases.ts';
import type { Random } from './random.ts';
import { noSeats } from './seats.ts';

type Descriptor = 'id' | 'rulesVersion' | 'options' | 'text' | 'turns' | 'optionsFromPlayers' | 'sortie' | 'bot';
type OptionalDescriptor = 'migrations' | 'narrator' | 'dice' | 'expectedMinutes';

/**
 * The parts of every game: its descriptor, and its rules as plain functions of the game data, which the options
 * determine. Each optional part has a default, named in its comment.
 */
interface CommonParts<
  O extends Record<string, unknown>,
  T,
  S extends GameState,
  A extends Action,
  V,
  E extends GameEvent,
> extends Pick<GameKind<O, S, A, V, E>, Descriptor>,
    Partial<Pick<GameKind<O, S, A, V, E>, OptionalDescriptor>> {
  openGameData(options: O): T;
  seats(gameData: T): readonly SeatInfo[];
  endings(gameData: T): readonly string[];
  /** The statechart; it names every action that each phase asks for or allows. */
  chart(gameData: T): AnyStateMachine;
  /** The entry rule of each phase, by its path in the chart. By default none. */
  entries?(gameData: T): Readonly<Record<string, EntryRule<S, E>>>;
  create(gameData: T): S;
  awaiting(gameData: T, state: S): readonly Seat[];
  legalActions(gameData: T, state: S, seat: Seat): readonly A[];
  /** No asides by default. */
  asides?(gameData: T, state: S, seat: Seat): readonly A[];
  /** By default every aside is a resignation. */
  asideKind?(action: A): AsideKind;
  askedOutOfTurn?(gameData: T, state: S): readonly Seat[];
  handoverOrder?(gameData: T, state: S): readonly Seat[];
  /** See `CheckParts`. By default the chart and the list of asides give the reason. */
  whyNoAside?(gameData: T, state: S, action: Action): Rejection | null;
  whyNotYou?(gameData: T, state: S, action: Action): Rejection;
  /** By default `action.noSuchChoice`. */
  whyNot?(gameData: T, state: S, action: Action): Rejection;
  /** No warnings by default. */
  warnings?(gameData: T, state: S, action: A): readonly Warning[];
  preview?(gameData: T, view: V, action: A): unknown;
  spell(gameData: T, view: V, action: A): Spelling;
  /** Changes the table as a legal action does; the chart then says which phase follows. */
  apply(gameData: T, draft: S, action: A, rng: Random, emit: Emit<E>): void;
  /** By default the general clone. A copy of its own takes the fields of the state only, also from a view. */
  copy?(state: S): S;
  deadline?(gameData: T, state: S, seat: Seat): { ms: number; action: A } | null;
  checkState(gameData: T, value: unknown): Rejection | null;
}

/** A game in which a seat may know something that another does not. */
export interface HiddenParts<
  O extends Record<string, unknown>,
  T,
  S extends GameState,
  A extends Action,
  V,
  E extends GameEvent,
> extends CommonParts<O, T, S, A, V, E>,
    Pick<GameKind<O, S, A, V, E>, 'debrief'> {
  hidden: true;
  view(gameData: T, state: S, viewer: Viewer): V;
  /** By default `redactSecret`. */
  redact?(gameData: T, event: E, viewer: Viewer): E | null;
  /** By default the whole action. */
  redactAction?(gameData: T, action: A, viewer: Viewer): Action;
  determinize(gameData: T, view: V, seat: Seat, rng: Random): S;
  sampler(gameData: T, view: V, seat: Seat): (rng: Random) => S;
}

/** A game in which every seat sees everything: its views, redactions and determinizations follow from its state. */
export interface OpenParts<
  O extends Record<string, unknown>,
  T,
  S extends GameState,
  A extends Action,
  E extends GameEvent,
> extends CommonParts<O, T, S, A, OpenView<S>, E>,
    Partial<Pick<GameKind<O, S, A, OpenView<S>, E>, 'debrief'>> {
  hidden: false;
}

/** Makes one object of the parts, for the match, the screens, the bots, the command line and the tests. */
export function defineGame<
  O extends Record<string, unknown>,
  T,
  S extends GameState,
  A extends Action,
  E extends GameEvent,
>(parts: OpenParts<O, T, S, A, E>): GameKind<O, S, A, OpenView<S>, E>;
export function defineGame<
  O extends Record<string, unknown>,
  T,
  S extends GameState,
  A extends Action,
  V,
  E extends GameEvent,
>(parts: HiddenParts<O, T, S, A, V, E>): GameKind<O, S, A, V, E>;
export function defineGame<
  O extends Record<string, unknown>,
  T,
  S extends GameState,
  A extends Action,
  E extends GameEvent,
>(given: OpenParts<O, T, S, A, E> | HiddenParts<O, T, S, A, OpenView<S>, E>): GameKind<O, S, A, OpenView<S>, E> {
  const parts = given.hidden ? given : hiddenPartsOf(given);
  const { id, rulesVersion, options, text, turns, debrief, optionsFromPlayers, sortie, bot } = parts;
  // A side effect: the texts of a game that is imported can be loaded.
  registerStrings(gameStrings(id), text);
  const { copy = clone, asides = () => [], asideKind = () => 'resign' as const } = parts;
  const { whyNoAside = () => null, whyNot = () => ({ code: 'action.noSuchChoice' }), warnings = () => [] } = parts;
  return {
    id,
    rulesVersion,
    options,
    migrations: parts.migrations ?? [],
    text,
    narrator: parts.narrator ?? ((chosen) => defaultNarrator(id, parts.seats(parts.openGameData(chosen)))),
    turns,
    dice: parts.dice ?? [],
    expectedMinutes: parts.expectedMinutes ?? 20,
    debrief,
    ...(optionsFromPlayers && { optionsFromPlayers }),
    ...(sortie && { sortie }),
    ...(bot && { bot }),
    open(chosen) {
      const gameData = parts.openGameData(chosen);
      const chart = parts.chart(gameData);
      const table = new PhaseTable<S, E>(chart, parts.entries?.(gameData) ?? {});
      const seats = parts.seats(gameData);
      const { redact, redactAction, askedOutOfTurn, handoverOrder, whyNotYou, preview, deadline } = parts;
      return {
        seats,
        hidden: given.hidden,
        gameData,
        endings: parts.endings(gameData),
        phases: chart,
        create: () => parts.create(gameData),
        begin: (draft, rng, emit) => table.begin(draft, rng, emit),
        awaiting: (state) => parts.awaiting(gameData, state),
        legalActions: (state, seat) => parts.legalActions(gameData, state, seat),
        asides: (state, seat) => asides(gameData, state, seat),
        asideKind,
        askedOutOfTurn: (state) => askedOutOfTurn?.(gameData, state) ?? noSeats,
        ...(handoverOrder && { handoverOrder: (state: S) => handoverOrder(gameData, state) }),
        check: checker<S, A>({
          seats: seats.length,
          asks: (phase) => table.asks(phase),
          awaiting: (state) => parts.awaiting(gameData, state),
          legalActions: (state, seat) => parts.legalActions(gameData, state, seat),
          asides: (state, seat) => asides(gameData, state, seat),
          whyNoAside: (state, action) => whyNoAside(gameData, state, action),
          ...(whyNotYou && { whyNotYou: (state: S, action: Action) => whyNotYou(gameData, state, action) }),
          whyNot: (state, action) => whyNot(gameData, state, action),
        }),
        warnings: (state, action) => warnings(gameData, state, action),
        ...(preview && { preview: (view: OpenView<S>, action: A) => preview(gameData, view, action) }),
        spell: (view, action) => parts.spell(gameData, view, action),
        step(draft, action, rng, emit) {
          parts.apply(gameData, draft, action, rng, emit);
          table.advance(draft, action.type, rng, emit);
        },
        view: (state, viewer) => parts.view(gameData, state, viewer),
        redact: redact ? (event, viewer) => redact(gameData, event, viewer) : redactSecret,
        redactAction: redactAction ? (action, viewer) => redactAction(gameData, action, viewer) : (action) => action,
        determinize: (view, seat, rng) => parts.determinize(gameData, view, seat, rng),
        sampler: (view, seat) => parts.sampler(gameData, view, seat),
        copy,
        ...(deadline && { deadline: (state: S, seat: Seat) => deadline(gameData, state, seat) }),
        outcome: (state) => state.outcome,
        checkState: (value) => parts.checkState(gameData, value),
      };
    },
  };
}

/** Adds the parts of a game without hidden information: each view has one state, and no event is secret. */
function hiddenPartsOf<
  O extends Record<string, unknown>,
  T,
  S extends GameState,
  A extends Action,
  E extends GameEvent,
>(parts: OpenParts<O, T, S, A, E>): HiddenParts<O, T, S, A, OpenView<S>, E> {
  const { id, awaiting, seats, openGameData, turns } = parts;
  // A game's own copy leaves out what a view adds; the general clone would keep it.
  const copyState: (view: OpenView<S>) => S = parts.copy ?? ((view) => clone(stateOf(view)));
  return {
    debrief: (_log, view, options) => defaultDebrief(id, seats(openGameData(options)), view, turns(view)),
    ...parts,
    hidden: true,
    view: (gameData, state, viewer) => openView(state, viewer, awaiting(gameData, state)),
    redact: (_gameData, event) => event,
    determinize: (_gameData, view) => copyState(view),
    sampler: (_gameData, view) => () => copyState(view),
  };
}
