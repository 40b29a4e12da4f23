import { itemAt } from '../../core/items.ts';
import { games } from '../../games/index.ts';
import { language as currentLanguage, type Words } from '../../text/catalogue.ts';
import { fill, type Message, type Param, say } from '../../text/say.ts';
import { builtInCounters, type CampaignDefinition, fateRows, gradeNames, isQuiet } from './definition.ts';

/** The texts in the campaign's original language; translations have at most the same keys. */
export function originalWords({ words }: Pick<CampaignDefinition, 'words'>): Words {
  return Object.values(words)[0] ?? {};
}

/**
 * The text of a message in a campaign: in the given language, else in the original one, else from the application's string
 * catalogue. A text for one side only has the side appended to its key.
 */
export function campaignText(
  definition: CampaignDefinition,
  { key, params = {} }: Message,
  language: string = currentLanguage(),
  side = '',
): string {
  const sources = [definition.words[language] ?? {}, originalWords(definition)];
  const keys = side === '' ? [key] : [`${key}.${side}`, key];
  const resolved = Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, resolveParam(definition, param, language, side)]),
  );
  for (const words of sources) {
    for (const one of keys) if (Object.hasOwn(words, one)) return fill(itemAt(words, one), resolved);
  }
  return say(key, resolved);
}

function resolveParam(definition: CampaignDefinition, param: Param, language: string, side: string): Param {
  if (typeof param !== 'object') return param;
  if ('key' in param) return campaignText(definition, param, language, side);
  return param.map((item) => resolveParam(definition, item, language, side));
}

/** All keys that a definition must have texts for. */
export function requiredKeys(definition: CampaignDefinition): string[] {
  const { sides, counters, roster, hangar, missions, endings, challenges, papers, news } = definition;
  const machine: readonly string[] = builtInCounters;
  return [
    'title',
    'blurb',
    ...sides.map((side) => `side.${side}`),
    ...counters.filter(({ key }) => !machine.includes(key)).map(({ key }) => `counter.${key}`),
    ...hangar.filter(({ game }) => !games[game]?.sortie?.picks).map(({ type }) => `type.${type}`),
    ...roster.ranks.map(({ key }) => `rank.${key}`),
    ...roster.medals.flatMap(({ key }) => [`medal.${key}`, `medal.${key}.citation`]),
    ...Object.entries(missions).flatMap(([id, order]) => {
      const key = `mission.${id}`;
      const always = [`${key}.title`, `${key}.orders`];
      if (isQuiet(order)) return [...always, `${key}.diary`];
      const printed = papers > 0 ? [`${key}.paper.good`, `${key}.paper.bad`] : [];
      return [...always, ...gradeNames.map((grade) => `${key}.diary.${grade}`), ...printed];
    }),
    ...endings.flatMap(({ id }) => [
      `ending.${id}.title`,
      `ending.${id}.page`,
      ...fatesIn(definition).map((fate) => `ending.${id}.epilogue.${fate}.1`),
    ]),
    ...challenges.map(({ key }) => `challenge.${key}`),
    ...news.map((date) => `news.${date}`),
    ...(papers > 0 ? ['small.1'] : []),
    ...pagesIn(definition).map((page) => `page.${page}`),
  ];
}

/** The fates that a pilot can have at the end. */
function fatesIn({ fates, missions }: CampaignDefinition): string[] {
  const rows = Object.values(fates).flatMap((table) => fateRows.map((row) => table[row]));
  const effects = Object.values(missions).flatMap(({ results }) => results.flatMap(({ effects: all = [] }) => all));
  const can = (fate: 'prisoner' | 'killed') =>
    rows.some((row) => row[fate] > 0) || effects.some((effect) => 'pilot' in effect && effect.to === fate);
  return ['home', ...(can('prisoner') ? ['prisoner'] : []), ...(can('killed') ? ['killed'] : [])];
}

function pagesIn({ missions }: CampaignDefinition): string[] {
  return Object.values(missions).flatMap(({ results }) =>
    results.flatMap(({ effects = [] }) => effects.flatMap((effect) => ('page' in effect ? [effect.page] : []))),
  );
}
