import type { Problem } from '@aerodrome/engine/core/result.ts';
import type { Assignment } from '@aerodrome/engine/meta/assignment.ts';
import type { Definition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { assign, setup } from 'xstate';
import type { CurrentMatch } from '../application/matches/match.ts';

/** What lies over the present screen and closes onto it again. */
export type Sheet = 'settings' | 'rules' | 'credits' | 'keys';

interface AppContext {
  /** The game chosen in the hangar, and the preset, if one was. */
  game: string;
  preset: string | null;
  open: CurrentMatch | null;
  sheet: Sheet | null;
  /** The campaign in whose squadron room somebody is, and what has just landed there. */
  campaign: string | null;
  landed: string | null;
  /** The book that is being begun, and the side, if it is settled already. */
  book: Definition | null;
  side: string | null;
  /** The tournament in whose hall somebody is, or whose draft lies on the desk; `null` for a new one. */
  tournament: string | null;
  /** What a new tournament begins with. */
  template: string | null;
  /** Counts how often files came into the folder past the screens, which then look again. */
  folderVersion: number;
  /** What went wrong last, until it is put away; a start may find several things at once. */
  problems: readonly Problem[];
}

export type AppEvent =
  | { type: 'hangar' }
  /** Back to whoever asked for the match. */
  | { type: 'owner'; assignment: Assignment }
  | { type: 'setUp'; game: string; preset?: string }
  | { type: 'play'; open: CurrentMatch }
  | { type: 'watch'; open: CurrentMatch }
  | { type: 'saves' }
  | { type: 'campaigns' }
  | { type: 'newCampaign'; book: Definition; side?: string }
  | { type: 'squadron'; id: string }
  | { type: 'tournaments' }
  /** A new one, perhaps by a template, or a draft to go on with. */
  | { type: 'newTournament'; id?: string; template?: string }
  | { type: 'hall'; id: string }
  | { type: 'pilots' }
  | { type: 'sheet'; sheet: Sheet }
  | { type: 'closeSheet' }
  | { type: 'folderChanged' }
  | { type: 'problem'; problem: Problem }
  | { type: 'problems'; problems: readonly Problem[] }
  | { type: 'dismiss' };

/** The screens, and how one leads to another. */
export const appMachine = setup({
  types: { context: {} as AppContext, events: {} as AppEvent },
  actions: {
    openMatch: assign(({ event }) => ('open' in event ? { open: event.open } : {})),
    closeMatch: assign({ open: null }),
    /** Which campaign it is about. */
    chooseCampaign: assign(({ event }) => {
      if (event.type === 'squadron') return { campaign: event.id, landed: null };
      if (event.type === 'owner') return { campaign: event.assignment.id, landed: event.assignment.slot };
      return event.type === 'newCampaign' ? { book: event.book, side: event.side ?? null } : {};
    }),
    /** Which tournament it is about. */
    chooseTournament: assign(({ event }) => {
      if (event.type === 'hall') return { tournament: event.id };
      if (event.type === 'owner') return { tournament: event.assignment.id };
      return event.type === 'newTournament' ? { tournament: event.id ?? null, template: event.template ?? null } : {};
    }),
    /** What went wrong on one screen is no news on the next. */
    dismiss: assign({ problems: [] }),
    chooseGame: assign(({ event }) =>
      event.type === 'setUp' ? { game: event.game, preset: event.preset ?? null } : {},
    ),
  },
  guards: {
    isForCampaign: ({ event }) => event.type === 'owner' && event.assignment.kind === 'campaign',
    isForTournament: ({ event }) => event.type === 'owner' && event.assignment.kind === 'tournament',
  },
}).createMachine({
  id: 'app',
  context: {
    game: 'track',
    preset: null,
    open: null,
    sheet: null,
    campaign: null,
    landed: null,
    book: null,
    side: null,
    tournament: null,
    template: null,
    folderVersion: 0,
    problems: [],
  },
  initial: 'hangar',
  on: {
    sheet: { actions: assign(({ event }) => ({ sheet: event.sheet })) },
    folderChanged: { actions: assign(({ context }) => ({ folderVersion: context.folderVersion + 1 })) },
    closeSheet: { actions: assign({ sheet: null }) },
    problem: { actions: assign(({ event }) => ({ problems: [event.problem] })) },
    problems: { actions: assign(({ event }) => ({ problems: event.problems })) },
    dismiss: { actions: 'dismiss' },
  },
  states: {
    hangar: {
      entry: 'closeMatch',
      exit: 'dismiss',
      on: {
        setUp: { target: 'setUp', actions: 'chooseGame' },
        play: { target: 'match', actions: 'openMatch' },
        watch: { target: 'replay', actions: 'openMatch' },
        saves: 'saves',
        campaigns: 'campaigns',
        squadron: { target: 'squadron', actions: 'chooseCampaign' },
        tournaments: 'tournaments',
        hall: { target: 'hall', actions: 'chooseTournament' },
        pilots: 'pilots',
      },
    },
    setUp: { exit: 'dismiss', on: { hangar: 'hangar', play: { target: 'match', actions: 'openMatch' } } },
    saves: {
      exit: 'dismiss',
      on: {
        hangar: 'hangar',
        play: { target: 'match', actions: 'openMatch' },
        watch: { target: 'replay', actions: 'openMatch' },
      },
    },
    match: {
      exit: 'dismiss',
      on: {
        hangar: 'hangar',
        owner: [
          { target: 'hall', guard: 'isForTournament', actions: 'chooseTournament' },
          { target: 'squadron', guard: 'isForCampaign', actions: 'chooseCampaign' },
        ],
        setUp: { target: 'setUp', actions: 'chooseGame' },
        play: { target: 'match', actions: 'openMatch', reenter: true },
        watch: { target: 'replay', actions: 'openMatch' },
        saves: 'saves',
      },
    },
    replay: {
      exit: 'dismiss',
      on: {
        hangar: 'hangar',
        saves: 'saves',
        play: { target: 'match', actions: 'openMatch' },
        watch: { target: 'replay', actions: 'openMatch', reenter: true },
        owner: { target: 'hall', guard: 'isForTournament', actions: 'chooseTournament' },
        // What is watched has been debriefed: back to the room it was watched from.
        squadron: { target: 'squadron', actions: 'chooseCampaign' },
      },
    },
    campaigns: {
      exit: 'dismiss',
      on: {
        hangar: 'hangar',
        newCampaign: { target: 'newCampaign', actions: 'chooseCampaign' },
        squadron: { target: 'squadron', actions: 'chooseCampaign' },
      },
    },
    newCampaign: {
      exit: 'dismiss',
      on: { hangar: 'hangar', campaigns: 'campaigns', squadron: { target: 'squadron', actions: 'chooseCampaign' } },
    },
    squadron: {
      exit: 'dismiss',
      on: {
        hangar: 'hangar',
        campaigns: 'campaigns',
        newCampaign: { target: 'newCampaign', actions: 'chooseCampaign' },
        play: { target: 'match', actions: 'openMatch' },
        watch: { target: 'replay', actions: 'openMatch' },
      },
    },
    tournaments: {
      exit: 'dismiss',
      on: {
        hangar: 'hangar',
        newTournament: { target: 'newTournament', actions: 'chooseTournament' },
        hall: { target: 'hall', actions: 'chooseTournament' },
      },
    },
    newTournament: {
      exit: 'dismiss',
      on: { hangar: 'hangar', tournaments: 'tournaments', hall: { target: 'hall', actions: 'chooseTournament' } },
    },
    hall: {
      exit: 'dismiss',
      on: {
        hangar: 'hangar',
        tournaments: 'tournaments',
        newTournament: { target: 'newTournament', actions: 'chooseTournament' },
        play: { target: 'match', actions: 'openMatch' },
        watch: { target: 'replay', actions: 'openMatch' },
      },
    },
    pilots: { exit: 'dismiss', on: { hangar: 'hangar', watch: { target: 'replay', actions: 'openMatch' } } },
  },
});
