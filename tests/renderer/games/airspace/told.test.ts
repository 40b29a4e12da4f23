import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { lesson } from '../../../../renderer/games/airspace/lesson.ts';
import { Mirror } from '../../../../renderer/games/airspace/Mirror.tsx';
import { toldBefore } from '../../../../renderer/session/Guide.tsx';
import { at, N, S, Table } from '../../../scenarios/airspace/table.ts';
import { skyOver } from './sky.ts';

function told(table: Table): string[] {
  const { scene } = skyOver(table);
  const page = renderToStaticMarkup(createElement(Mirror, { view: scene.view, options: scene.options }));
  return [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text.replace(/<[^>]*>/g, ''));
}

describe('the sky in words', () => {
  const facing = [
    { hex: at(5, 6), facing: N },
    { hex: at(5, 4), facing: S, altitude: 8, capacity: 3 },
  ];

  test('says of every airplane where it is, how high, how it faces and what it has left', () => {
    const [camel, triplane] = told(Table.flying({}, { planes: facing }));
    expect(camel).toMatch(
      /Sopwith Camel, the Allies, F7, level 6, facing north\. Can take 6, 10 points left\. Its turn\./,
    );
    expect(triplane).toMatch(/Fokker Dr\.I, Germany, F5, level 8, facing south\. Can take 3/);
  });

  test('says where the others are from the one that flies', () => {
    const [camel] = told(Table.flying({}, { planes: facing }));
    expect(camel).toMatch(/Fokker Dr\.I is at 12 o’clock, 2 hexes away, 2 levels higher\./);
  });

  test('says how an airplane was lost', () => {
    const [, triplane] = told(Table.flying({ planes: 2 }, { planes: [{}, { hex: null, lost: 'crashed' }] }));
    expect(triplane).toBe('Fokker Dr.I, Germany, crashed.');
  });
});

describe('a first flight of Airspace that is taken up again', () => {
  const next = (turns: number, phaseNumber: number) => {
    const view = { turns, phaseNumber, phase: 'initiativePhase.turn.manoeuvre' };
    const before = toldBefore(lesson, { view, choosing: true, pointed: false, preview: null });
    return lesson.find(({ id }) => !before.includes(id))?.id;
  };

  test.each([
    ['at the start begins with the welcome', 0, 1, 'welcome'],
    ['after two turns goes on with climbs and dives', 2, 1, 'dive'],
    ['late in its first phases still has the phases to explain', 10, 2, 'phase'],
    ['after many turns has nothing left to say', 20, 4, undefined],
  ] as const)('%s', (_what, turns, phaseNumber, expected) => {
    expect(next(turns, phaseNumber)).toBe(expected);
  });
});
