// The games' words are learnt with the games.
import '@aerodrome/engine/games/index.ts';
import { airspaceNarrator } from '@aerodrome/engine/games/airspace/narrate.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { expect, test } from 'vitest';
import { A1, A2, at, G1, N, S, Table } from '../../scenarios/airspace/table.ts';

/** The last action of a table, in words. */
function told(table: Table): string[] {
  const narrator = airspaceNarrator(table.options);
  return table.events.flatMap((event) => narrator.narrate(event).map(sentence));
}

test('the narrator describes the set-up', () => {
  const table = new Table({ players: 4 }, { startHex: [1, 6, 1, 2], initiative: [2] });
  expect(told(table)).toEqual([
    'Sopwith Camel rolls 1: start hex 1.',
    'Sopwith Camel takes its place over D11, start hex 1.',
    'Fokker Dr.I rolls 6: start hex 3.',
    'Fokker Dr.I takes its place over F1, start hex 3.',
    'SPAD S.XIII rolls 1: start hex 1, which is taken.',
    'SPAD S.XIII takes its place over E10, start hex 2.',
    'Albatros D.III rolls 2: start hex 2.',
    'Albatros D.III takes its place over G1, start hex 2.',
    'The die shows 2: first initiative to Germany.',
    'Phase 1, initiative to Germany',
    'Fokker Dr.I has the turn, with 10 points.',
  ]);
});

test('the narrator describes flights', () => {
  const over = (hex = at(5, 5), altitude = 6) =>
    Table.flying({}, { planes: [{ hex, facing: N, altitude }, { hex: at(10, 9) }] });
  expect(told(over().fly({ after: 1 }))[0]).toBe('Sopwith Camel flies to F5 and faces north-east, at level 6.');
  expect(told(over().fly({ move: 'climb' }))[0]).toBe('Sopwith Camel climbs to F5 and faces north, at level 7.');
  const dive = over().fly({ move: 'dive', hexes: 2, between: 1 });
  expect(told(dive)[0]).toBe('Sopwith Camel dives to F5 and G4 and faces north-east, at level 5.');
  expect(told(over(at(5, 5), 1).fly({ move: 'dive' }))).toEqual([
    'Sopwith Camel dives to F5 and faces north, at level 0.',
    'Sopwith Camel hits the ground.',
    'The last airplane of a side has crashed. Germany wins.',
  ]);
  expect(told(over(at(5, 1)).fly({ move: 'dive', hexes: 2 }))).toEqual([
    'Sopwith Camel heads north from F1, over the edge.',
    'Sopwith Camel has left the airspace and is out of the fight.',
    'The last airplane of a side has left the airspace. Germany wins.',
  ]);
});

test('the narrator describes shots with their adjustments, and held fire', () => {
  const table = () =>
    Table.flying(
      { planes: 2 },
      { planes: [{ hex: at(5, 6), facing: N }, { hex: at(5, 3), facing: N }, { hex: at(5, 3) }, { hex: at(0, 0) }] },
    ).fly();
  expect(told(table().shoot(G1, 3)).slice(0, 2)).toEqual([
    'Sopwith Camel shoots at Fokker Dr.I: 3, −1 for the distance, +1 on its tail and −1 for a friend close by, makes 2.',
    'No damage.',
  ]);
  expect(told(table().shoot(G1, 6)).slice(1, 2)).toEqual(['Fokker Dr.I takes 2 points of damage and can take 4 more.']);
  expect(told(table().hold())[0]).toBe('Sopwith Camel holds its fire.');
});

test('a player of two airplanes is called by the name of the side', () => {
  const table = Table.flying({ players: 3 });
  const narrator = airspaceNarrator(table.options);
  expect([0, 1, 2].map((seat) => sentence(narrator.name(seat)))).toEqual(['Sopwith Camel', 'Germany', 'SPAD S.XIII']);
  expect(told(table.do({ type: 'resign', seat: 1 }))).toEqual([
    'Germany gives up, and 2 airplanes leave the fight.',
    'A side has given up. The Allies win.',
  ]);
});

test('the narrator says what was counted in a judged match', () => {
  const judged = (allied: number, german: number) => {
    const table = Table.flying({ phaseCap: true }, { phaseNumber: 20 });
    table.change({
      planes: [
        { points: 2, capacity: allied },
        { points: 2, capacity: german },
      ],
    });
    return told(table.fly().fly()).at(-1);
  };
  expect(judged(4, 1)).toBe(
    'After phase 20 one side can still take 4 points of damage, the other one. The Allies win.',
  );
  expect(judged(2, 5)).toBe('After phase 20 one side can still take 5 points of damage, the other 2. Germany wins.');
  expect(judged(3, 3)).toBe('After phase 20 both sides can still take 3 points of damage. A draw.');
  expect(judged(1, 1)).toBe('After phase 20 both sides can still take one point of damage. A draw.');
});

test('the narrator describes offers of a draw and their answers', () => {
  const table = Table.flying({ players: 4 }, { planes: [{ facing: N }, { facing: S }] });
  expect(told(table.do({ type: 'offerDraw', seat: A1 }))).toEqual(['Sopwith Camel offers a draw.']);
  expect(told(table.do({ type: 'answerDraw', seat: A2, accept: true }))).toEqual(['SPAD S.XIII accepts the draw.']);
  expect(told(table.do({ type: 'answerDraw', seat: G1, accept: false }))).toEqual(['Fokker Dr.I fights on.']);
});
