import type { AnyStateMachine } from 'xstate';
import { learn } from '../text/catalogue.ts';
import { checker } from './check.ts';
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

type Descriptor =
  | 'id'
  | 'rulesVersion'
  | 'options'
  | 'migrations'
  | 'text'
  | 'narrator'
  | 'turns'
  | 'debrief'
  | 'optionsFromPlayers'
  | 'sortie'
  | 'bot';

/** A game as its folder tells it: its descriptor, and its rules as plain functions of what the options fix. */
export interface GameParts<
  O extends Record<string, unknown>,
  T,
  S extends GameState,
  A extends Action,
  V,
  E extends GameEvent,
> extends Pick<GameKind<O, S, A, V, E>, Descriptor> {
  /** Does any seat know what another does not? */
  hidden: boolean;
  openSetting(options: O): T;
  seats(setting: T): readonly SeatInfo[];
  endings(setting: T): readonly string[];
  /** The statechart; it names every action that each phase asks for or allows. */
  chart(setting: T): AnyStateMachine;
  /** What each phase does on entry, by its path in the chart. */
  entries(setting: T): Readonly<Record<string, EntryRule<S, E>>>;
  create(setting: T): S;
  awaiting(setting: T, state: S): readonly Seat[];
  legalActions(setting: T, state: S, seat: Seat): readonly A[];
  asides(setting: T, state: S, seat: Seat): readonly A[];
  asideKind(action: A): AsideKind;
  asked?(setting: T, state: S): readonly Seat[];
  windows?(setting: T, state: S): readonly Seat[];
  /** See `CheckParts`. */
  whyNoAside(setting: T, state: S, action: Action): Rejection | null;
  whyNotYou?(setting: T, state: S, action: Action): Rejection;
  whyNot(setting: T, state: S, action: Action): Rejection;
  warnings(setting: T, state: S, action: A): readonly Warning[];
  preview?(setting: T, view: V, action: A): unknown;
  spell(setting: T, view: V, action: A): Spelling;
  /** Changes the table as a legal action does; the chart then says which phase follows. */
  apply(setting: T, draft: S, action: A, rng: Random, emit: Emit<E>): void;
  view(setting: T, state: S, viewer: Viewer): V;
  redact?(setting: T, event: E, viewer: Viewer): E | null;
  redactAction?(setting: T, action: A, viewer: Viewer): Action;
  determinize(setting: T, view: V, seat: Seat, rng: Random): S;
  sampler(setting: T, view: V, seat: Seat): (rng: Random) => S;
  copy(state: S): S;
  deadline?(setting: T, state: S, seat: Seat): { ms: number; action: A } | null;
  checkState(setting: T, value: unknown): Rejection | null;
}

const nobody: readonly Seat[] = [];

/** Makes one object of it that serves the match, the screens, the bots, the command line and the tests. */
export function defineGame<
  O extends Record<string, unknown>,
  T,
  S extends GameState,
  A extends Action,
  V,
  E extends GameEvent,
>(parts: GameParts<O, T, S, A, V, E>): GameKind<O, S, A, V, E> {
  const { id, rulesVersion, options, migrations, text, narrator, turns, debrief, optionsFromPlayers, sortie, bot } =
    parts;
  // Whoever has a game can speak of it.
  learn(text);
  return {
    id,
    rulesVersion,
    options,
    migrations,
    text,
    narrator,
    turns,
    debrief,
    ...(optionsFromPlayers && { optionsFromPlayers }),
    ...(sortie && { sortie }),
    ...(bot && { bot }),
    open(given) {
      const setting = parts.openSetting(given);
      const chart = parts.chart(setting);
      const table = new PhaseTable<S, E>(chart, parts.entries(setting));
      const seats = parts.seats(setting);
      const { redact, redactAction, asked, windows, whyNotYou, preview, deadline } = parts;
      return {
        seats,
        hidden: parts.hidden,
        setting,
        endings: parts.endings(setting),
        phases: chart,
        create: () => parts.create(setting),
        begin: (draft, rng, emit) => table.begin(draft, rng, emit),
        awaiting: (state) => parts.awaiting(setting, state),
        legalActions: (state, seat) => parts.legalActions(setting, state, seat),
        asides: (state, seat) => parts.asides(setting, state, seat),
        asideKind: parts.asideKind,
        asked: (state) => asked?.(setting, state) ?? nobody,
        ...(windows && { windows: (state: S) => windows(setting, state) }),
        check: checker<S, A>({
          seats: seats.length,
          asks: (phase) => table.asks(phase),
          awaiting: (state) => parts.awaiting(setting, state),
          legalActions: (state, seat) => parts.legalActions(setting, state, seat),
          asides: (state, seat) => parts.asides(setting, state, seat),
          whyNoAside: (state, action) => parts.whyNoAside(setting, state, action),
          ...(whyNotYou && { whyNotYou: (state: S, action: Action) => whyNotYou(setting, state, action) }),
          whyNot: (state, action) => parts.whyNot(setting, state, action),
        }),
        warnings: (state, action) => parts.warnings(setting, state, action),
        ...(preview && { preview: (view: V, action: A) => preview(setting, view, action) }),
        spell: (view, action) => parts.spell(setting, view, action),
        step(draft, action, rng, emit) {
          parts.apply(setting, draft, action, rng, emit);
          table.advance(draft, action.type, rng, emit);
        },
        view: (state, viewer) => parts.view(setting, state, viewer),
        redact: redact ? (event, viewer) => redact(setting, event, viewer) : redactSecret,
        redactAction: redactAction ? (action, viewer) => redactAction(setting, action, viewer) : (action) => action,
        determinize: (view, seat, rng) => parts.determinize(setting, view, seat, rng),
        sampler: (view, seat) => parts.sampler(setting, view, seat),
        copy: parts.copy,
        ...(deadline && { deadline: (state: S, seat: Seat) => deadline(setting, state, seat) }),
        outcome: (state) => state.outcome,
        checkState: (value) => parts.checkState(setting, value),
      };
    },
  };
}
