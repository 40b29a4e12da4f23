import type { AnyStateMachine } from 'xstate';
import { registerStrings, type Words } from '../text/catalogue.ts';
import { type Language, languages } from '../text/language.ts';
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

type Descriptor = 'id' | 'rulesVersion' | 'options' | 'turns' | 'optionsFromPlayers' | 'sortie' | 'bot';
type OptionalDescriptor = 'migrations' | 'narrator' | 'dice' | 'expectedMinutes';

/**
 * The parts of every game: its descriptor, and its rules as plain functions of the setting, which the options
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
  /** Every text of this game. A language without its own texts shows the English ones. */
  text: Readonly<{ en: Words } & Partial<Record<Language, Words>>>;
  openSetting(options: O): T;
  seats(setting: T): readonly SeatInfo[];
  endings(setting: T): readonly string[];
  /** The statechart; it names every action that each phase asks for or allows. */
  chart(setting: T): AnyStateMachine;
  /** The entry rule of each phase, by its path in the chart. By default none. */
  entries?(setting: T): Readonly<Record<string, EntryRule<S, E>>>;
  create(setting: T): S;
  awaiting(setting: T, state: S): readonly Seat[];
  legalActions(setting: T, state: S, seat: Seat): readonly A[];
  /** No asides by default. */
  asides?(setting: T, state: S, seat: Seat): readonly A[];
  /** By default every aside is a resignation. */
  asideKind?(action: A): AsideKind;
  asked?(setting: T, state: S): readonly Seat[];
  windows?(setting: T, state: S): readonly Seat[];
  /** See `CheckParts`. By default the chart and the list of asides give the reason. */
  whyNoAside?(setting: T, state: S, action: Action): Rejection | null;
  whyNotYou?(setting: T, state: S, action: Action): Rejection;
  /** By default `action.noSuchChoice`. */
  whyNot?(setting: T, state: S, action: Action): Rejection;
  /** No warnings by default. */
  warnings?(setting: T, state: S, action: A): readonly Warning[];
  preview?(setting: T, view: V, action: A): unknown;
  spell(setting: T, view: V, action: A): Spelling;
  /** Changes the table as a legal action does; the chart then says which phase follows. */
  apply(setting: T, draft: S, action: A, rng: Random, emit: Emit<E>): void;
  /** By default the general clone. A copy of its own takes the fields of the state only, also from a view. */
  copy?(state: S): S;
  deadline?(setting: T, state: S, seat: Seat): { ms: number; action: A } | null;
  checkState(setting: T, value: unknown): Rejection | null;
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
  view(setting: T, state: S, viewer: Viewer): V;
  /** By default `redactSecret`. */
  redact?(setting: T, event: E, viewer: Viewer): E | null;
  /** By default the whole action. */
  redactAction?(setting: T, action: A, viewer: Viewer): Action;
  determinize(setting: T, view: V, seat: Seat, rng: Random): S;
  sampler(setting: T, view: V, seat: Seat): (rng: Random) => S;
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
  // Registers the texts as a side effect: a game that is imported has its texts.
  registerStrings(Object.fromEntries(languages.map((language) => [language, text[language] ?? text.en])));
  const { copy = clone, asides = () => [], asideKind = () => 'resign' as const } = parts;
  const { whyNoAside = () => null, whyNot = () => ({ code: 'action.noSuchChoice' }), warnings = () => [] } = parts;
  return {
    id,
    rulesVersion,
    options,
    migrations: parts.migrations ?? [],
    text,
    narrator: parts.narrator ?? ((chosen) => defaultNarrator(id, parts.seats(parts.openSetting(chosen)))),
    turns,
    dice: parts.dice ?? [],
    expectedMinutes: parts.expectedMinutes ?? 20,
    debrief,
    ...(optionsFromPlayers && { optionsFromPlayers }),
    ...(sortie && { sortie }),
    ...(bot && { bot }),
    open(chosen) {
      const setting = parts.openSetting(chosen);
      const chart = parts.chart(setting);
      const table = new PhaseTable<S, E>(chart, parts.entries?.(setting) ?? {});
      const seats = parts.seats(setting);
      const { redact, redactAction, asked, windows, whyNotYou, preview, deadline } = parts;
      return {
        seats,
        hidden: given.hidden,
        setting,
        endings: parts.endings(setting),
        phases: chart,
        create: () => parts.create(setting),
        begin: (draft, rng, emit) => table.begin(draft, rng, emit),
        awaiting: (state) => parts.awaiting(setting, state),
        legalActions: (state, seat) => parts.legalActions(setting, state, seat),
        asides: (state, seat) => asides(setting, state, seat),
        asideKind,
        asked: (state) => asked?.(setting, state) ?? noSeats,
        ...(windows && { windows: (state: S) => windows(setting, state) }),
        check: checker<S, A>({
          seats: seats.length,
          asks: (phase) => table.asks(phase),
          awaiting: (state) => parts.awaiting(setting, state),
          legalActions: (state, seat) => parts.legalActions(setting, state, seat),
          asides: (state, seat) => asides(setting, state, seat),
          whyNoAside: (state, action) => whyNoAside(setting, state, action),
          ...(whyNotYou && { whyNotYou: (state: S, action: Action) => whyNotYou(setting, state, action) }),
          whyNot: (state, action) => whyNot(setting, state, action),
        }),
        warnings: (state, action) => warnings(setting, state, action),
        ...(preview && { preview: (view: OpenView<S>, action: A) => preview(setting, view, action) }),
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
        copy,
        ...(deadline && { deadline: (state: S, seat: Seat) => deadline(setting, state, seat) }),
        outcome: (state) => state.outcome,
        checkState: (value) => parts.checkState(setting, value),
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
  const { id, awaiting, seats, openSetting, turns } = parts;
  // A game's own copy leaves out what a view adds; the general clone would keep it.
  const copyState: (view: OpenView<S>) => S = parts.copy ?? ((view) => clone(stateOf(view)));
  return {
    debrief: (_log, view, options) => defaultDebrief(id, seats(openSetting(options)), view, turns(view)),
    ...parts,
    hidden: true,
    view: (setting, state, viewer) => openView(state, viewer, awaiting(setting, state)),
    redact: (_setting, event) => event,
    determinize: (_setting, view) => copyState(view),
    sampler: (_setting, view) => () => copyState(view),
  };
}
