import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { complete } from '@aerodrome/engine/meta/campaign/assignSorties.ts';
import { landingEvent, orderEvent, takeOffEvent } from '@aerodrome/engine/meta/campaign/createEvents.ts';
import type { Definition } from '@aerodrome/engine/meta/campaign/definition.ts';
import {
  type CampaignDocument,
  campaignFormat,
  campaignLog,
  newCampaign,
} from '@aerodrome/engine/meta/campaign/document.ts';
import { proposal } from '@aerodrome/engine/meta/campaign/prepare.ts';
import { missionOf, type SortieState, type War } from '@aerodrome/engine/meta/campaign/state.ts';
import type { Debrief } from '@aerodrome/engine/meta/debrief.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { type Player, playTold } from '../cli/play.ts';

const began = Date.UTC(2026, 4, 2, 14);

/** Every event comes four minutes after the one before. */
function moment(event: number): string {
  return new Date(began + event * 240_000).toISOString();
}

export function written(answer: Result<CampaignDocument>): CampaignDocument {
  if ('problem' in answer) throw new Error(answer.problem.code);
  return answer.ok;
}

/** A campaign that has just begun, as one might be on a shelf. */
export function begunWar(definition: Definition, settled: Partial<War> = {}): CampaignDocument {
  const { roster, playable, sides } = definition;
  const mode = settled.mode ?? 'solo';
  const side = settled.side ?? itemAt(playable, 0);
  const war: War = {
    definition,
    seed: 7,
    mode,
    side,
    difficulty: 'pilot',
    ironman: false,
    gentle: false,
    byTheBook: false,
    persons: (mode === 'solo' ? ['Anna'] : ['Anna', 'Bruno']).map((name) => ({ name, person: null })),
    ...settled,
  };
  const flights = mode === 'rivals' ? [side, ...sides.filter((of) => of !== side)] : [side];
  const pilots = flights.map((of) => itemAt(roster.names, of).slice(0, roster.size));
  const signs = ['star.red', 'moon.blue', 'bolt.green', 'spade.black', 'ring.ochre', 'diamond.violet'];
  const emblems = pilots.map((names) => names.map((_, at) => itemAt(signs, at % signs.length)));
  return written(newCampaign(war, pilots, moment(0), emblems));
}

/** The same with everybody behind the first door ready to take off. */
export function preparedWar(definition: Definition, settled: Partial<War> = {}): CampaignDocument {
  let document = begunWar(definition, settled);
  for (const flight of campaignLog.fold(document).flights.keys()) {
    const preparation = proposal(campaignLog.fold(document), flight);
    document = written(campaignLog.append(document, moment(1 + flight), { type: 'prepared', flight, preparation }));
  }
  return document;
}

/** The same after so many missions that were really flown, with chance on every seat: it is quick, and never dull. */
export function flownWar(definition: Definition, missions: number, settled: Partial<War> = {}): CampaignDocument {
  let document = begunWar(definition, settled);
  for (let event = 1; ; event++) {
    const state = campaignLog.fold(document);
    if (state.ending !== null || state.past.length === missions) return document;
    const sortie = state.sorties.findIndex(({ stage }) => stage !== 'flown');
    const unprepared = state.preparations.indexOf(null);
    const next = () => {
      if (state.stage === 'choosing') return orderEvent(document, itemAt(state.offers, 0));
      if (state.stage === 'preparing') {
        const preparation = proposal(state, unprepared);
        return { type: 'prepared', flight: unprepared, preparation } as const;
      }
      const open = state.sorties[sortie];
      if (open?.stage !== 'flying') return takeOffEvent(document, Math.max(0, sortie), `war-${event}`);
      return landingEvent(document, sortie, debriefBy(missionOf(state).game, open));
    };
    document = written(campaignLog.append(document, moment(event), next()));
  }
}

function debriefBy(game: string, { options, seats, seed }: SortieState): Debrief {
  const kind = itemAt(games, game);
  const whole = complete(game, options);
  const opened = kind.open(whole);
  const { state, events } = playTold(
    kind,
    opened,
    seats.map((): Player => 'random'),
    seed,
  );
  return kind.debrief([{ action: null, events }], opened.view(state, 'all'), whole);
}

/** Puts campaigns into a data folder, by their names. */
export function putCampaigns(folder: string, wars: Readonly<Record<string, CampaignDocument>>): void {
  mkdirSync(join(folder, 'campaigns'), { recursive: true });
  for (const [id, document] of Object.entries(wars)) {
    writeFileSync(join(folder, 'campaigns', `${id}.json`), writeDocument(campaignFormat, document));
  }
}
