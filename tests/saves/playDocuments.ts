import { itemAt } from '@aerodrome/engine/core/items.ts';
import { unwrap } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import { landingEvent, orderEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { type CampaignDocument, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { forecastEffects } from '@aerodrome/engine/meta/campaign/forecast.ts';
import { checkPreparation, proposePreparation } from '@aerodrome/engine/meta/campaign/preparation.ts';
import { endingPage, epiloguesOf } from '@aerodrome/engine/meta/campaign/storyPages.ts';
import { crossCsv, resultsCsv, standingsCsv } from '@aerodrome/engine/meta/tournament/csv.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { prepareLeg } from '@aerodrome/engine/meta/tournament/legs.ts';
import { findNextStep, nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { estimateDuration, readyLegs } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { campaignSource } from '../../renderer/application/campaigns.ts';
import type { DocumentStore } from '../../renderer/application/documents.ts';
import { tournamentSource } from '../../renderer/application/tournaments.ts';
import { begunCampaign } from '../fixtures/campaigns.ts';
import { debriefOf } from '../meta/campaignHelpers.ts';
import { appendEvents, enterResults, noon, randomResults } from '../meta/tournamentHelpers.ts';

/** Sources that read and write nothing. */
const tournamentsOf = tournamentSource({} as DocumentStore<TournamentDocument>);
const campaignsOf = campaignSource({} as DocumentStore<CampaignDocument>);

/** Calls everything that the screens of a tournament call, and plays on. */
export function openTournament(document: TournamentDocument): void {
  const state = tournamentLog.fold(document);
  standingsOf(state);
  for (const csv of [standingsCsv, crossCsv, resultsCsv]) csv(state);
  estimateDuration(state);
  for (const { pair, leg } of readyLegs(state)) prepareLeg(state, pair, leg);
  findNextStep(state);
  for (const { game, options } of tournamentsOf.runningMatches(document, 'x')) itemAt(games, game).open(options);
  tournamentsOf.ledgerLines(document, 'x');
  playTournament(document);
}

/** Number of rounds that are played on. */
const maxRounds = 6;

/** Plays on with random results. */
function playTournament(document: TournamentDocument): void {
  let played = document;
  const results = randomResults(1);
  for (let round = 0; round < maxRounds; round++) {
    const state = tournamentLog.fold(played);
    if (state.phase !== 'running') return;
    const isOpen = [...state.pairs.values()].some(({ done }) => !done);
    const next = nextEvents(state);
    if (!isOpen && next.length === 0) return;
    played = isOpen ? enterResults(played, results) : appendEvents(played, ...next);
  }
}

/** Calls everything that the screens of a campaign call. */
export function openCampaign(document: CampaignDocument): void {
  const state = campaignLog.fold(document);
  const { definition } = document.war;
  for (const { game, options } of campaignsOf.runningMatches(document, 'x')) itemAt(games, game).open(options);
  campaignsOf.ledgerLines(document, 'x');
  for (const { diary, paper } of state.past) {
    for (const page of [...diary.flat(), ...(paper?.items ?? [])]) campaignText(definition, page);
  }
  for (const flight of state.flights.keys()) {
    if (state.stage === 'preparing' || state.stage === 'ready') {
      forecastEffects(state, flight);
      checkPreparation(state, flight, proposePreparation(state, flight));
    }
    if (state.stage === 'ended') {
      campaignText(definition, endingPage(state, flight));
      for (const { message } of epiloguesOf(state, flight)) campaignText(definition, message);
    }
  }
}

/** Plays on to the ending; every other mission is lost. */
export function playCampaign(document: CampaignDocument): void {
  let played = document;
  for (;;) {
    const state = campaignLog.fold(played);
    if (state.stage === 'ended') break;
    const sortie = state.sorties.findIndex(({ stage }) => stage !== 'flown');
    const unprepared = state.preparations.indexOf(null);
    const next = () => {
      if (state.stage === 'choosing')
        return orderEvent(played, itemAt(state.offers, played.log.length % state.offers.length));
      if (unprepared >= 0) {
        const preparation = proposePreparation(state, unprepared);
        return { type: 'prepared', flight: unprepared, preparation } as const;
      }
      if (state.sorties[sortie]?.stage !== 'flying')
        return takeOffEvent(played, Math.max(0, sortie), `m-${played.log.length}`);
      const won = state.missionNumber % 2 === 0;
      return landingEvent(played, sortie, debriefOf(state, { won, down: !won, victories: won ? 1 : 0, done: 2 }));
    };
    played = unwrap(campaignLog.append(played, noon, next()));
  }
  openCampaign(played);
}

/** Plays a campaign of the book in every mode and for every side. */
export function openBook(definition: CampaignDefinition): void {
  for (const mode of definition.modes) {
    for (const side of definition.playable) {
      playCampaign(begunCampaign(definition, { mode, side }));
    }
  }
}
