import * as v from 'valibot';
import { itemAt, lastOf } from '../../core/items.ts';
import type { Problem, Result } from '../../core/result.ts';
import type { About } from '../../saves/format.ts';
import { invalid } from '../../saves/json.ts';
import { defineLog, type LogDocument } from '../eventLog.ts';
import { flag, maxNoteChars, name, plainRecord, seed, word } from '../schemas.ts';
import { applyCampaignEvent } from './applyEvent.ts';
import { campaignText } from './campaignText.ts';
import { checkDefinition } from './checkDefinition.ts';
import { difficulties, modes } from './definition.ts';
import { type CampaignEvent, eventSchema } from './events.ts';
import { remainingEvents } from './remainingEvents.ts';
import { type CampaignSetup, type CampaignState, copyState, initialState } from './state.ts';

/** A running campaign as stored in its file, including its definition. */
export type CampaignDocument = LogDocument<{ war: CampaignSetup }, CampaignEvent>;

/** Enough for 24 missions of two sorties, each prepared several times and sometimes reflown. */
const maxEvents = 2000;

const persons = v.pipe(v.array(v.strictObject({ name, person: v.nullable(word) })), v.minLength(1), v.maxLength(2));

export const campaignLog = defineLog<{ war: CampaignSetup }, CampaignState, CampaignEvent>({
  kind: 'campaign',
  maxEvents,
  fullCode: 'campaign.logFull',
  schema: {
    setup: {
      war: v.strictObject({
        definition: plainRecord,
        seed,
        mode: v.picklist(modes),
        side: word,
        difficulty: v.picklist(difficulties),
        ironman: flag,
        gentle: flag,
        byTheBook: flag,
        persons,
      }),
    },
    event: eventSchema,
  },
  checkSetup,
  initial: initialState,
  apply: applyCampaignEvent,
  copy: copyState,
  // Reserves the rest of the campaign, so that it can always be finished.
  reserved: remainingEvents,
  summarize: (state, at, { copy }) => ({ ...summarizeCampaign(state, at), ...(copy !== undefined && { copy }) }),
});

export const campaignFormat = campaignLog.format;

/** A new campaign, with the names and emblems of its pilots by flight. */
export function newCampaign(
  war: CampaignSetup,
  pilots: readonly (readonly string[])[],
  at: string,
  emblems?: readonly (readonly string[])[],
): Result<CampaignDocument> {
  return campaignLog.append({ about: {}, war, log: [] }, at, { type: 'begun', pilots, ...(emblems && { emblems }) });
}

/** Checks the definition, that side, mode and number of persons fit it, and that the campaign has begun. */
function checkSetup({ war, log }: Pick<CampaignDocument, 'war' | 'log'>): Problem | null {
  const read = checkDefinition(war.definition);
  if ('problems' in read) {
    const { code, params } = itemAt(read.problems, 0);
    return invalid(`war.definition.${params?.path ?? ''}`, code);
  }
  const { definition, mode, side } = war;
  if (!definition.playable.includes(side)) return invalid('war.side', 'side');
  if (!definition.modes.includes(mode)) return invalid('war.mode', 'mode');
  if (war.persons.length !== (mode === 'solo' ? 1 : 2)) return invalid('war.persons', 'length');
  return log.length > 0 ? null : invalid('log', 'empty');
}

/** The notes for the campaign's card. */
export function summarizeCampaign({ war, past, order, ending, stage }: CampaignState, updated: string): About {
  const { definition, mode, persons: people } = war;
  const date = stage === 'ended' ? lastOf(past).date : (definition.missions[order]?.date ?? '');
  return {
    title: campaignText(definition, { key: 'title' }).slice(0, maxNoteChars),
    campaign: definition.id,
    mode,
    date,
    mission: past.length + 1,
    players: people.map((person) => person.name),
    standing: ending ?? stage,
    ended: ending !== null,
    ...(ending !== null && {
      ending: campaignText(definition, { key: `ending.${ending}.title` }).slice(0, maxNoteChars),
    }),
    stars: new Set(past.flatMap(({ stars }) => stars)).size,
    updated,
  };
}
