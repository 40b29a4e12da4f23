import * as v from 'valibot';
import type { Rejection } from '../../core/game.ts';
import type { About } from '../../saves/format.ts';
import { invalid } from '../../saves/json.ts';
import type { DocumentFormat } from '../document.ts';
import { aboutNotes, flag, longestNote, name, plainRecord, seed, word } from '../schemas.ts';
import { checkDefinition } from './check.ts';
import { difficulties, modes } from './definition.ts';
import { eventSchema } from './events.ts';
import { type Campaign, fold, WrongEvent } from './record.ts';
import type { CampaignState } from './state.ts';
import { tell } from './words.ts';

/** A running campaign as its file keeps it, its definition whole; `about` feeds the shelf without opening it. */
export interface CampaignDocument extends Campaign {
  about: About;
}

/** Twenty-four missions of two sorties, each prepared a few times and flown anew now and then. */
export const mostEvents = 2000;

const persons = v.pipe(v.array(v.strictObject({ name, person: v.nullable(word) })), v.minLength(1), v.maxLength(2));

export const campaignFormat: DocumentFormat<CampaignDocument> = {
  kind: 'campaign',
  migrations: [],
  schema: v.strictObject({
    about: aboutNotes,
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
    // Counted before it is read.
    log: v.pipe(v.array(v.unknown()), v.maxLength(mostEvents), v.array(eventSchema)),
  }) as unknown as v.GenericSchema<unknown, CampaignDocument>,
  check,
};

/** Whether its definition can be flown, and whether every event could happen when it did. */
function check({ war, log }: CampaignDocument): Rejection | null {
  const read = checkDefinition(war.definition);
  if ('problems' in read)
    return invalid(`war.definition.${read.problems[0].params?.path ?? ''}`, read.problems[0].code);
  const { definition, mode, side } = war;
  if (!definition.playable.includes(side)) return invalid('war.side', 'side');
  if (!definition.modes.includes(mode)) return invalid('war.mode', 'mode');
  if (war.persons.length !== (mode === 'solo' ? 1 : 2)) return invalid('war.persons', 'length');
  try {
    fold({ war, log });
    return null;
  } catch (error) {
    if (error instanceof WrongEvent) return invalid(`log.${error.at}`, error.rejection.code);
    throw error;
  }
}

/** The notes on its card. */
export function aboutOf({ war, past, order, ending, stage }: CampaignState, updated: string): About {
  const { definition, mode, persons: people } = war;
  const date = stage === 'ended' ? past[past.length - 1].date : (definition.missions[order]?.date ?? '');
  return {
    title: tell(definition, { key: 'title' }).slice(0, longestNote),
    campaign: definition.id,
    mode,
    date,
    mission: past.length + 1,
    players: people.map((person) => person.name),
    standing: ending ?? stage,
    ended: ending !== null,
    ...(ending !== null && { ending: tell(definition, { key: `ending.${ending}.title` }).slice(0, longestNote) }),
    stars: new Set(past.flatMap(({ stars }) => stars)).size,
    updated,
  };
}
