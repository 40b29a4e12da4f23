import { itemAt, lastOf } from '../../core/items.ts';
import type { Message, Params } from '../../text/say.ts';
import { originalWords } from './campaignText.ts';
import { type ConditionContext, sumFigure } from './conditions.ts';
import { gradeName, isQuiet } from './definition.ts';
import { type CampaignState, type Flight, type PastMission, pilotOf } from './state.ts';

/** The params of every campaign text: diarist, first pilot, wingman and nemesis. */
export function textParams(context: ConditionContext): Params {
  const { state, flight, crew = [] } = context;
  const ownFlight = itemAt(state.flights, flight);
  const name = (id: string | undefined) => (id === undefined ? ownFlight.diarist : id);
  const nobody: Message = { key: 'campaign.nobody' };
  return {
    me: pilotOf(ownFlight, ownFlight.diarist).name,
    pilot: pilotOf(ownFlight, name(crew[0])).name,
    mate: crew.length > 1 ? pilotOf(ownFlight, lastOf(crew)).name : nobody,
    nemesis: ownFlight.nemesis?.name ?? nobody,
  };
}

/** The placeholders that any campaign text may have. */
export const textParamNames = ['me', 'pilot', 'mate', 'nemesis'] as const;
/** The placeholders of an epilogue. */
export const epilogueParamNames = ['name', 'rank', 'victories'] as const;

/** A mission's diary entry: the author's text for the grade, two facts, and additional pages. */
export function diaryMessages(context: ConditionContext, pages: readonly string[]): Message[] {
  const { state, grade = 0 } = context;
  const params = textParams(context);
  const quiet = isQuiet(itemAt(state.war.definition.missions, state.order));
  const line = quiet ? `mission.${state.order}.diary` : `mission.${state.order}.diary.${gradeName(grade)}`;
  const further = pages.map((page) => ({ key: `page.${page}`, params }));
  return [{ key: line, params }, ...(quiet ? [] : factsOf(context)), ...further];
}

/** Two facts of the debrief, the rarest first. */
function factsOf(context: ConditionContext): Message[] {
  const { state, flight, crew = [] } = context;
  const ownFlight = itemAt(state.flights, flight);
  const facts: Message[] = [];
  for (const { pilot, outcome, from, flight: whose } of state.fates) {
    if (whose === flight)
      facts.push({ key: `campaign.fact.${outcome}`, params: { pilot: nameOf(ownFlight, pilot), from } });
  }
  const victories = sumFigure(context, 'victories');
  if (victories > 0) {
    facts.push({ key: 'campaign.fact.victories', params: { pilot: nameOf(ownFlight, itemAt(crew, 0)), victories } });
  }
  const taken = sumFigure(context, 'taken');
  facts.push(taken === 0 ? { key: 'campaign.fact.untouched' } : { key: 'campaign.fact.taken', params: { taken } });
  facts.push({ key: 'campaign.fact.turns', params: { turns: sumFigure(context, 'turns') } });
  return facts.slice(0, 2);
}

function nameOf(flight: Flight, id: string): string {
  return pilotOf(flight, id).name;
}

/** The newspaper after every n-th mission: a historical item, one about the mission and one about a person. */
export function newspaperOf(state: CampaignState, past: PastMission): PastMission['paper'] {
  const { papers, news } = state.war.definition;
  if (papers === 0 || (past.number + 1) % papers !== 0) return null;
  const flight = itemAt(state.flights, 0);
  const tone = itemAt(past.grades, 0) > 0 ? 'good' : 'bad';
  const params = textParams({ state, flight: 0, crew: state.preparations[0]?.pilots.flat() });
  const printed = state.past.flatMap(({ paper }) => paper?.items ?? []).map(({ key }) => key);
  const unprinted = news.filter((date) => date <= lastDay(past.date) && !printed.includes(`news.${date}`));
  const items: Message[] = unprinted.slice(-1).map((date) => ({ key: `news.${date}` }));
  if (!isQuiet(itemAt(state.war.definition.missions, past.order))) {
    items.push({ key: `mission.${past.order}.paper.${tone}`, params });
  }
  items.push(personItem(state, flight, past));
  return { date: past.date, items };
}

/** A date without a day means the end of its month. */
function lastDay(date: string): string {
  return date.length > 7 ? date : `${date}-31`;
}

/** An item about a medal, a loss, or one of the campaign's small items. */
function personItem(state: CampaignState, flight: Flight, past: PastMission): Message {
  const [medal] = past.medals.filter((awarded) => awarded.flight === 0);
  if (medal) {
    const params = { pilot: nameOf(flight, medal.pilot), medal: { key: `medal.${medal.medal}` } };
    return { key: 'campaign.paper.medal', params };
  }
  const killed = past.fates.find(({ outcome, flight: whose }) => whose === 0 && outcome === 'killed');
  if (killed) return { key: 'campaign.paper.killed', params: { pilot: nameOf(flight, killed.pilot) } };
  const small = smallItemCount(state);
  return { key: `small.${(state.past.length % small) + 1}`, params: textParams({ state, flight: 0 }) };
}

function smallItemCount({ war }: CampaignState): number {
  return countVariants(originalWords(war.definition), 'small');
}

/** Number of texts `key.1`, `key.2`, … */
export function countVariants(words: Readonly<Record<string, string>>, key: string): number {
  let count = 0;
  while (Object.hasOwn(words, `${key}.${count + 1}`)) count++;
  return count;
}

/** The epilogue of each pilot: the k-th pilot with a fate gets the k-th text for it. */
export function epiloguesOf(state: CampaignState, flight: number): { pilot: string; message: Message }[] {
  const { ending, war } = state;
  if (ending === null) return [];
  const countByFate: Record<string, number> = {};
  return itemAt(state.flights, flight).pilots.map((pilot) => {
    const fate = pilot.condition === 'killed' || pilot.condition === 'prisoner' ? pilot.condition : 'home';
    const key = `ending.${ending}.epilogue.${fate}`;
    countByFate[fate] = (countByFate[fate] ?? 0) + 1;
    const number = ((countByFate[fate] - 1) % Math.max(1, countVariants(originalWords(war.definition), key))) + 1;
    const rank: Message | string = pilot.rank ? { key: `rank.${pilot.rank}` } : '';
    return {
      pilot: pilot.id,
      message: { key: `${key}.${number}`, params: { name: pilot.name, rank, victories: pilot.victories } },
    };
  });
}

export function endingPage(state: CampaignState, flight: number): Message {
  return { key: `ending.${state.ending}.page`, params: textParams({ state, flight }) };
}
