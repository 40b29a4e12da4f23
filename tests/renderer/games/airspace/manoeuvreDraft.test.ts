import { describe, expect, test } from 'vitest';
import {
  emptyDraft,
  type ManoeuvreDraft,
  manoeuvreDraftOf,
  picksFor,
  type StickMove,
  steer,
  stepBack,
  stepsOf,
  withHeight,
  withoutStep,
} from '../../../../renderer/games/airspace/tray/manoeuvreDraft.ts';
import { at, N, Table } from '../../../scenarios/airspace/table.ts';
import { skyOver } from './airspaceScene.ts';

const steered = (...steps: StickMove[]) => steps.reduce(steer, emptyDraft);
const middle = (points = 10) => skyOver(Table.flying({}, { planes: [{ hex: at(5, 5), facing: N, points }] }));

describe('a manoeuvre drafted with the stick', () => {
  test('a draft turns before the first hex, between the two hexes of a dive, and after the last', () => {
    expect(steered('right', 'ahead')).toEqual({ ...emptyDraft, before: 1, hexes: 1 });
    expect(steered('ahead', 'left')).toEqual({ ...emptyDraft, hexes: 1, after: -1 });
    expect(steered('ahead', 'left', 'ahead', 'right')).toEqual({ ...emptyDraft, hexes: 2, between: -1, after: 1 });
  });

  test('steps are taken back one by one, the last first', () => {
    const steps: StickMove[] = ['left', 'ahead', 'right', 'ahead', 'right'];
    for (let given = steps.length; given > 0; given--) {
      expect(stepBack(steered(...steps.slice(0, given)))).toEqual(steered(...steps.slice(0, given - 1)));
    }
    expect(stepBack(emptyDraft)).toEqual(emptyDraft);
  });

  test('the steps are listed in flight order, each with its cost', () => {
    const order: ManoeuvreDraft = { move: 'dive', hexes: 2, before: 1, between: 0, after: -1 };
    expect(stepsOf(order).map(({ id, cost }) => `${id} ${cost}`)).toEqual([
      'right 1',
      'ahead 2',
      'ahead 2',
      'left 1',
      'dive -2',
    ]);
  });

  test('removing a step keeps later steps that are legal without it', () => {
    const { ways } = middle();
    const dive: ManoeuvreDraft = { move: 'dive', hexes: 2, before: 1, between: 0, after: -1 };
    expect(withoutStep(dive, 0, ways)).toEqual({ ...dive, before: 0 });
    // Without the dive there is no second hex.
    expect(withoutStep({ ...dive, after: 0 }, 3, ways)).toEqual(steered('right', 'ahead'));
    expect(withoutStep(steered('right', 'ahead'), 1, ways)).toEqual(steered('right'));
  });

  test('every legal turn has picks, and no illegal draft has', () => {
    const { ways } = middle();
    expect(ways).toHaveLength(64);
    for (const { action, spelling } of ways) {
      const order = manoeuvreDraftOf(action);
      expect(order && picksFor(order, ways)).toEqual('path' in spelling && spelling.path);
    }
    expect(picksFor(steered('left', 'left', 'left', 'ahead'), ways)).toBeNull();
    expect(picksFor(steered('ahead', 'ahead'), ways)).toBeNull();
  });
});

describe('a draft at another height', () => {
  test('a draft at another height keeps its whole path if the path is legal there', () => {
    const { ways } = middle();
    const order = steered('right', 'ahead', 'right');
    expect(withHeight(order, 'climb', ways)).toEqual({ ...order, move: 'climb' });
  });

  test('a draft at another height drops the second hex of a dive, but not the turn before it', () => {
    const { ways } = middle();
    const dive: ManoeuvreDraft = { move: 'dive', hexes: 2, before: 0, between: 1, after: 0 };
    expect(withHeight(dive, 'level', ways)).toEqual({ ...emptyDraft, hexes: 1, after: 1 });
  });

  test('a draft at another height drops turns that the points no longer pay for', () => {
    const { ways } = middle(6);
    const order = steered('right', 'ahead', 'right');
    expect(withHeight(order, 'climb', ways)).toEqual({ ...emptyDraft, move: 'climb', hexes: 1, before: 1 });
  });

  test('an empty draft becomes a straight flight', () => {
    const { ways } = middle();
    expect(withHeight(emptyDraft, 'dive', ways)).toEqual({ ...emptyDraft, move: 'dive', hexes: 1 });
  });
});
