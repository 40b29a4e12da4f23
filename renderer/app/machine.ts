import type { Problem } from '@aerodrome/engine/core/result.ts';
import type { Assignment } from '@aerodrome/engine/meta/assignment.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { assign, setup } from 'xstate';
import type { MatchDocument } from '../application/matches/match.ts';

/** Dialogs over the current screen. */
export type SheetName = 'settings' | 'rules' | 'credits' | 'keys';

interface AppState {
  /** The game chosen in the hangar, and the preset, if one was. */
  game: string;
  preset: string | null;
  matchDocument: MatchDocument | null;
  sheet: SheetName | null;
  /** The campaign of the squadron room, and the slot of the match that has just landed. */
  campaign: string | null;
  finishedSlot: string | null;
  /** The campaign book of the new-campaign form, and its side if that is given. */
  book: CampaignDefinition | null;
  side: string | null;
  /** The tournament that is shown or whose draft is edited; `null` for a new one. */
  tournament: string | null;
  /** The template that a new tournament starts from. */
  template: string | null;
  /** Counts imports that bypass the screens; a new number remounts the lists. */
  folderVersion: number;
  /** The latest problems, until dismissed; a start may find several at once. */
  problems: readonly Problem[];
}

export type AppEvent =
  | { type: 'hangar' }
  /** Back to the tournament or campaign that the match is flown for. */
  | { type: 'openAssignment'; assignment: Assignment }
  | { type: 'setUp'; game: string; preset?: string }
  | { type: 'play'; matchDocument: MatchDocument }
  | { type: 'replay'; matchDocument: MatchDocument }
  | { type: 'saves' }
  | { type: 'campaigns' }
  | { type: 'newCampaign'; book: CampaignDefinition; side?: string }
  | { type: 'squadron'; id: string }
  | { type: 'tournaments' }
  /** A new tournament, from a template if one is given, or a stored draft. */
  | { type: 'newTournament'; id?: string; template?: string }
  | { type: 'hall'; id: string }
  | { type: 'pilots' }
  | { type: 'sheet'; sheet: SheetName }
  | { type: 'closeSheet' }
  | { type: 'folderChanged' }
  | { type: 'problem'; problem: Problem }
  | { type: 'problems'; problems: readonly Problem[] }
  | { type: 'dismiss' };

/** Statechart of the screens and the transitions between them. */
export const appMachine = setup({
  types: { context: {} as AppState, events: {} as AppEvent },
  actions: {
    openMatch: assign(({ event }) => ('matchDocument' in event ? { matchDocument: event.matchDocument } : {})),
    closeMatch: assign({ matchDocument: null }),
    chooseCampaign: assign(({ event }) => {
      if (event.type === 'squadron') return { campaign: event.id, finishedSlot: null };
      if (event.type === 'openAssignment')
        return { campaign: event.assignment.id, finishedSlot: event.assignment.slot };
      return event.type === 'newCampaign' ? { book: event.book, side: event.side ?? null } : {};
    }),
    chooseTournament: assign(({ event }) => {
      if (event.type === 'hall') return { tournament: event.id };
      if (event.type === 'openAssignment') return { tournament: event.assignment.id };
      return event.type === 'newTournament' ? { tournament: event.id ?? null, template: event.template ?? null } : {};
    }),
    /** Problems of one screen are not shown on the next. */
    dismiss: assign({ problems: [] }),
    chooseGame: assign(({ event }) =>
      event.type === 'setUp' ? { game: event.game, preset: event.preset ?? null } : {},
    ),
  },
  guards: {
    isForCampaign: ({ event }) => event.type === 'openAssignment' && event.assignment.kind === 'campaign',
    isForTournament: ({ event }) => event.type === 'openAssignment' && event.assignment.kind === 'tournament',
  },
}).createMachine({
  id: 'app',
  context: {
    game: 'track',
    preset: null,
    matchDocument: null,
    sheet: null,
    campaign: null,
    finishedSlot: null,
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
        replay: { target: 'replay', actions: 'openMatch' },
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
        replay: { target: 'replay', actions: 'openMatch' },
      },
    },
    match: {
      exit: 'dismiss',
      on: {
        hangar: 'hangar',
        openAssignment: [
          { target: 'hall', guard: 'isForTournament', actions: 'chooseTournament' },
          { target: 'squadron', guard: 'isForCampaign', actions: 'chooseCampaign' },
        ],
        setUp: { target: 'setUp', actions: 'chooseGame' },
        play: { target: 'match', actions: 'openMatch', reenter: true },
        replay: { target: 'replay', actions: 'openMatch' },
        saves: 'saves',
      },
    },
    replay: {
      exit: 'dismiss',
      on: {
        hangar: 'hangar',
        saves: 'saves',
        play: { target: 'match', actions: 'openMatch' },
        replay: { target: 'replay', actions: 'openMatch', reenter: true },
        openAssignment: { target: 'hall', guard: 'isForTournament', actions: 'chooseTournament' },
        // A replay goes back to the room without a debrief: its match has been debriefed.
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
        replay: { target: 'replay', actions: 'openMatch' },
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
        replay: { target: 'replay', actions: 'openMatch' },
      },
    },
    pilots: { exit: 'dismiss', on: { hangar: 'hangar', replay: { target: 'replay', actions: 'openMatch' } } },
  },
});
