import { sentence } from '@aerodrome/engine/text/say.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { airspace } from '../../../../renderer/games/airspace/index.ts';
import { isBystander } from '../../../../renderer/games/airspace/names.ts';
import { BoardDescription } from '../../../../renderer/games/airspace/panels/BoardDescription.tsx';
import { airspaceTable } from '../../../../renderer/games/airspace/table.ts';
import { passedSteps } from '../../../../renderer/session/Lesson.tsx';
import { at, N, S, Table } from '../../../scenarios/airspace/table.ts';
import { skyOver } from './airspaceScene.ts';

const { lesson } = airspace;

function told(table: Table): string[] {
  const { scene } = skyOver(table);
  const page = renderToStaticMarkup(createElement(BoardDescription, scene));
  return [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text.replace(/<[^>]*>/g, ''));
}

describe('the screen-reader text of Airspace', () => {
  const facing = [
    { hex: at(5, 6), facing: N },
    { hex: at(5, 4), facing: S, altitude: 8, capacity: 3 },
  ];

  test('the screen-reader text of Airspace gives place, level, facing and points of every airplane', () => {
    const [camel, triplane] = told(Table.flying({}, { planes: facing }));
    expect(camel).toMatch(
      /Sopwith Camel, the Allies, F7, level 6, facing north\. Can take 6, 10 points left\. Its turn\./,
    );
    expect(triplane).toMatch(/Fokker Dr\.I, Germany, F5, level 8, facing south\. Can take 3/);
  });

  test('the screen-reader text of Airspace gives the bearing of the others from the current airplane', () => {
    const [camel] = told(Table.flying({}, { planes: facing }));
    expect(camel).toMatch(/Fokker Dr\.I is at 12 o’clock, 2 hexes away, 2 levels higher\./);
  });

  test('the screen-reader text of Airspace says how an airplane was lost', () => {
    const [, triplane] = told(Table.flying({ planes: 2 }, { planes: [{}, { hex: null, lost: 'crashed' }] }));
    expect(triplane).toBe('Fokker Dr.I, Germany, crashed.');
  });
});

describe('a resumed first flight of Airspace', () => {
  const next = (turns: number, phaseNumber: number) => {
    const view = { turns, phaseNumber, phase: 'initiativePhase.turn.manoeuvre' };
    const before = passedSteps(lesson, {
      options: {},
      gameData: {},
      view,
      choosing: true,
      pointed: false,
      preview: null,
    });
    return lesson.find(({ id }) => !before.includes(id))?.id;
  };

  test.each([
    ['at the start begins with the welcome', 0, 1, 'welcome'],
    ['after two turns goes on with climbs and dives', 2, 1, 'dive'],
    ['late in its first phases still has the phases to explain', 10, 2, 'phase'],
    ['after many turns has nothing left to say', 20, 4, undefined],
  ] as const)('a resumed first flight of Airspace %s', (_what, turns, phaseNumber, expected) => {
    expect(next(turns, phaseNumber)).toBe(expected);
  });

  const warned = (hex: ReturnType<typeof at>, altitude: number) => {
    const options = { board: '9x11' };
    const { view, gameData } = skyOver(
      Table.flying(options, {
        planes: [
          { hex, facing: N, altitude },
          { hex: at(4, 4), facing: S },
        ],
      }),
    ).scene;
    return lesson
      .find(({ id }) => id === 'edge')
      ?.when({ options, gameData, view, choosing: true, pointed: false, preview: null });
  };

  test('the lesson warns of the edge and of the ground when one of them is near', () => {
    expect(warned(at(4, 5), 6)).toBe(false);
    expect(warned(at(4, 5), 3)).toBe(false);
    expect(warned(at(4, 5), 2)).toBe(true);
    expect(warned(at(3, 5), 6)).toBe(false);
    expect(warned(at(2, 5), 6)).toBe(true);
    expect(warned(at(4, 2), 6)).toBe(true);
  });
});

test('while a target is chosen, airplanes that neither shoot nor can be shot at are bystanders', () => {
  const aside = (offered: string[]) => [0, 1, 2, 3].filter((plane) => isBystander(plane, 0, offered));
  expect(aside(['plane:1', 'plane:3'])).toEqual([2]);
  expect(aside(['plane:3'])).toEqual([1, 2]);
  expect(aside(['hex:2,3', 'climb'])).toEqual([]);
});

describe('a hex in reach', () => {
  const table = Table.flying(
    {},
    {
      planes: [
        { hex: at(5, 8), facing: N },
        { hex: at(5, 5), facing: N },
      ],
    },
  );
  const { scene, composed } = skyOver(table);
  const labelOf = (hex: string, ...picked: string[]) => {
    const path =
      [...airspaceTable.selection.shortcuts!(scene, composed(picked))].find(([spot]) => spot === hex)?.[1] ?? undefined;
    return sentence(airspaceTable.describe(scene, hex, path));
  };
  const ahead = 'hex:5,4';

  test('the label of a hex gives distance, cost and possible targets', () => {
    expect(labelOf(ahead)).toBe(
      'F8, one hex at 12 o’clock. Level: level 6, costs 2. Could shoot the Dr.I, 67 per cent.',
    );
  });

  test('the label of a hex gives the cost at the chosen height', () => {
    expect(labelOf(ahead, 'climb')).toBe('F8, one hex at 12 o’clock. Climb: level 7, costs 5.');
  });
});
