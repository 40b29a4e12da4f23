import { Match } from '@aerodrome/engine/core/match.ts';
import { airspace } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { expect, test } from 'vitest';
import { straight, Table } from './table.ts';

/** A match whose two planes start in one column, flown straight on until somebody has the other in his sights. */
function headOn(): Match {
  const { options } = new Table();
  for (let seed = 1; ; seed++) {
    let match = Match.start(airspace, options, seed);
    const [allied, german] = (match.view('table') as AirspaceView).planes;
    if (allied.hex?.q !== german.hex?.q) continue;
    while (isManoeuvring(match)) match = match.submit(fly(match));
    return match;
  }
}

function fly(match: Match) {
  return { type: 'manoeuvre', seat: match.awaiting()[0], ...straight };
}

function isManoeuvring(match: Match): boolean {
  return (match.view('table') as AirspaceView).phase === 'initiativePhase.turn.manoeuvre';
}

test('a manoeuvre can be taken back until the die is rolled', () => {
  let match = headOn();
  const [seat] = match.awaiting();
  const [shot] = match.legalActions(seat);
  expect(shot.type).toBe('shoot');
  expect(match.canUndo(seat)).toBe(true);
  match = match.undo(seat);
  expect(isManoeuvring(match)).toBe(true);
  expect(match.awaiting()).toEqual([seat]);
  match = match.redo(seat);
  match = match.submit(shot);
  expect(match.canUndo(seat)).toBe(false);
});

test('held fire can be taken back, and then the manoeuvre before it', () => {
  let match = headOn();
  const [seat] = match.awaiting();
  match = match.submit({ type: 'hold', seat });
  match = match.undo(seat);
  match = match.undo(seat);
  expect(isManoeuvring(match)).toBe(true);
});

test('no seat takes back another’s manoeuvre', () => {
  const match = headOn();
  const [seat] = match.awaiting();
  expect(match.canUndo(1 - seat)).toBe(false);
});

test('the die of a shot is recorded by name', () => {
  let match = headOn();
  const [seat] = match.awaiting();
  match = match.submit(match.legalActions(seat)[0]);
  const { draws, events } = match.log('all').at(-1)!;
  expect(draws).toEqual([{ name: 'shot', bound: 6, value: expect.any(Number) }]);
  expect(events[0]).toMatchObject({ type: 'shot', die: draws![0].value + 1 });
});
