import { clone } from '@aerodrome/engine/core/clone.ts';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import {
  checkDefinition,
  maxDefinitionChars,
  readDefinition,
} from '@aerodrome/engine/meta/campaign/checkDefinition.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { catalogue } from '@aerodrome/engine/text/catalogue.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { describe, expect, test } from 'vitest';
import { example, exampleText } from './campaignHelpers.ts';

// biome-ignore lint/suspicious/noExplicitAny: broken on purpose, wherever it can be broken
type Broken = any;

/** Changes that break the example, by the code of the expected problem. */
const broken: [code: string, breakIt: (definition: Broken) => void][] = [
  ['shape', (all) => delete all.missions.letters.level],
  ['shape', (all) => (all.missions.letters.results[0].when = { eval: 'process.exit()' })],
  ['shape', (all) => (all.missions.letters.date = 'soon')],
  [
    'tooManyMissions',
    (all) => {
      for (let i = 0; i < 25; i++) all.missions[`more${i}`] = clone(all.missions.walk);
    },
  ],
  [
    'tooManyConditions',
    (all) => {
      const nested = (n: number): unknown =>
        n === 0 ? '9x11' : { if: { atLeast: ['letters', n] }, so: '11x11', else: nested(n - 1) };
      all.missions.ridge.options.board = nested(6);
    },
  ],
  [
    'tooManyConditions',
    (all) => {
      all.missions.ridge.options.board = { if: { atLeast: ['letters', 1] }, so: 'x'.repeat(10_000), else: '9x11' };
    },
  ],
  [
    'tooManyParts',
    (all) => {
      const twelve = (part: unknown) => ({ any: Array.from({ length: 12 }, () => part) });
      all.endings[0].when = twelve(twelve(twelve({ side: 'north' })));
    },
  ],
  [
    'tooManyChances',
    (all) => {
      const twelve = (part: unknown) => ({ any: Array.from({ length: 12 }, () => part) });
      all.missions.letters.results[0].when = twelve(twelve({ chance: [1, 2] }));
    },
  ],
  ['reservedName', (all) => (all.missions.letters.results[0].next = 'toString')],
  ['tooManyAirframes', (all) => (all.hangar = Array.from({ length: 17 }, () => ({ ...all.hangar[0], number: 12 })))],
  ['shape', (all) => (all.missions.letters.results[0].effects = [{ deliver: all.hangar[0].type, number: 13 }])],
  ['sidesAlike', (all) => (all.sides = ['north', 'north'])],
  ['noSuchSide', (all) => (all.playable = ['east'])],
  ['noSuchSide', (all) => (all.hangar[0].side = 'east')],
  ['noSuchSide', (all) => (all.endings[0].when = { side: 'east' })],
  ['tooFewNames', (all) => (all.roster.names.north = ['Ada Quill'])],
  ['tooFewNames', (all) => delete all.roster.enemies.south],
  ['outOfBounds', (all) => (all.counters[3].start = 4)],
  ['outOfBounds', (all) => (all.missions.letters.pilots = { least: 2, most: 1 })],
  ['twice', (all) => (all.counters[3].key = 'stores')],
  ['twice', (all) => (all.endings[0].id = 'walk')],
  ['unknownGame', (all) => (all.missions.letters.game = 'chess')],
  ['unknownGame', (all) => (all.hangar[0].game = 'chess')],
  ['odds', (all) => (all.fates.pilot.own.killed = 2)],
  ['chanceHere', (all) => (all.endings[0].when = { chance: [1, 2] })],
  ['noSuchFlag', (all) => (all.endings[0].when = { flag: 'unseen' })],
  ['noSuchCounter', (all) => (all.endings[0].when = { atLeast: ['parcels', 1] })],
  ['noSuchCounter', (all) => (all.missions.letters.results[0].effects = [{ add: ['parcels', 1] }])],
  ['noSuchMedal', (all) => (all.missions.letters.results[0].effects = [{ award: ['flown', 'seal'] }])],
  ['noSuchType', (all) => (all.missions.letters.results[0].effects = [{ deliver: 'zeppelin', number: 1 }])],
  ['noSuchMission', (all) => (all.start = 'nowhere')],
  ['noSuchMission', (all) => (all.missions.letters.results[1].next = 'nowhere')],
  ['noSuchMission', (all) => (all.missions.ridge.offers = [{ order: 'nowhere' }])],
  ['noSuchMission', (all) => (all.challenges[0].mission = 'nowhere')],
  ['noDefault', (all) => (all.missions.letters.results = [all.missions.letters.results[0]])],
  ['noDefault', (all) => (all.endings = [all.endings[0]])],
  [
    'unreachable',
    (all) => {
      all.missions.letters.results[1].next = 'ridge';
      delete all.missions.ridge.offers;
    },
  ],
  [
    'unreachable',
    (all) => {
      for (const order of ['ridge', 'walk']) for (const result of all.missions[order].results) result.next = 'returned';
    },
  ],
  ['cycle', (all) => (all.missions.walk.results[1].next = 'letters')],
  ['noPlanes', (all) => delete all.missions.letters.planes],
  ['options', (all) => (all.missions.letters.options.board = 'round')],
  ['options', (all) => (all.missions.letters.options.scenario = 'rescue')],
  ['options', (all) => (all.missions.ridge.options.planes = 3)],
  [
    'options',
    (all) => {
      all.missions.ridge.options.planes = 2;
      all.missions.ridge.planes = [['nieuport17'], ['albatrosD3']];
    },
  ],
  ['noWords', (all) => delete all.words.en['mission.ridge.diary.even']],
  ['noWords', (all) => delete all.words.en['ending.returned.epilogue.killed.1']],
  ['noSuchGap', (all) => (all.words.en['mission.walk.diary'] = 'Eleven {miles}.')],
  ['openGap', (all) => (all.words.en['mission.walk.diary'] = 'Eleven {miles.')],
  ['longTitle', (all) => (all.words.en['mission.walk.title'] = 'x'.repeat(1001))],
  ['strayWords', (all) => (all.words.de = { 'mission.run.title': 'Lauf' })],
];

describe('a definition', () => {
  test('the definition of the handbook example is accepted', () => {
    expect(Object.keys(example().missions)).toHaveLength(3);
  });

  test.each(broken)('a broken definition is refused with path and reason: %s', (code, breakIt) => {
    const definition = clone(example()) as Broken;
    breakIt(definition);
    const read = checkDefinition(definition);
    const problems = 'problems' in read ? read.problems : [];
    const told = problems.find((problem) => problem.code === `campaign.definition.${code}`);
    expect(told, JSON.stringify(problems)).toBeDefined();
    expect(told?.params?.path).not.toBe('');
    expect(explain(told!)).toContain(String(told?.params?.path));
    expect(explain(told!)).not.toMatch(/[{}]/);
  });

  test('a definition that is too large, not JSON or not an object is refused', () => {
    const refused = (text: string) => {
      const read = readDefinition(text);
      return 'problems' in read ? read.problems.map(({ code }) => code) : [];
    };
    expect(refused(' '.repeat(maxDefinitionChars + 1))).toEqual(['campaign.definition.tooLarge']);
    expect(refused(exampleText.slice(0, -9))).toEqual(['campaign.definition.notJson']);
    expect(refused('[1]')).toEqual(['campaign.definition.notJson']);
    expect(refused('{"__proto__":1}')).not.toEqual([]);
  });

  test('every problem code of definitions has a text and a broken example', () => {
    const words = Object.keys(catalogue()).filter((key) => key.startsWith('campaign.definition.'));
    const shown = new Set([...broken.map(([code]) => code), 'tooLarge', 'notJson']);
    expect(words.map((key) => key.split('.')[2]).filter((code) => !shown.has(code))).toEqual([]);
  });
});

describe.each(campaigns.map((definition) => [definition.id, definition] as const))(
  'the campaign %s',
  (_, definition) => {
    test('the campaign passes the check of definitions', () => {
      expect(checkDefinition(definition)).toEqual({ definition });
    });

    test('the campaign is plain JSON, so that it can be copied and changed', () => {
      expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
    });

    test('the orders of every mission have 80 to 150 words', () => {
      const wrong = Object.keys(definition.missions).filter((id) => {
        const words = campaignText(definition, { key: `mission.${id}.orders` }).split(/\s+/).length;
        return words < 80 || words > 150;
      });
      expect(wrong).toEqual([]);
    });

    test('no two texts of the campaign are equal', () => {
      const texts = Object.values(definition.words.en);
      expect(texts.filter((text, number) => texts.indexOf(text) < number)).toEqual([]);
    });

    test('texts have curly quotes, real dashes and ellipses, and no stray spaces', () => {
      const wrong = Object.entries(definition.words.en).filter(([, text]) => /["']|\.\.\.|\S {2}|\s$|^$/.test(text));
      expect(wrong.map(([key]) => key)).toEqual([]);
    });
  },
);

test('no two campaigns share a text, except news and plane types', () => {
  const all = campaigns.flatMap(({ id, words }) =>
    Object.entries(words.en)
      .filter(([key]) => !/^(news|rank|type)\./.test(key))
      .map(([key, text]) => ({ id, key, text })),
  );
  const twice = all.filter(({ text }, number) => all.findIndex((other) => other.text === text) < number);
  expect(twice).toEqual([]);
});
