import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Action, Spot } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import { openSetting } from '@aerodrome/engine/games/crew/setting.ts';
import type { CrewAction } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { expect, test } from 'vitest';
import {
  type Held,
  heldIn,
  ownAt,
  picksOf,
  putDown,
  shift,
  takeBack,
} from '../../../../renderer/games/crew/tray/cardPlacement.ts';
import type { TrayProps } from '../../../../renderer/table/table.ts';
import { UiState } from '../../../../renderer/table/uiState.ts';
import { usualTableSettings } from '../../table/tableSettings.ts';

/** A seat that lays its cards, with a table that takes whatever it does. */
function sitDown(given: Record<string, unknown>, seat = 0) {
  const { options } = readOptions(crew.options, given) as { options: CrewOptions };
  let match = Match.start(crew, options, 11);
  while ((match.view('table') as CrewView).phase !== 'action.laying') {
    const [first] = match.awaiting();
    match = match.submit(match.legalActions(first)[0]);
  }
  const pointed: (readonly Spot[] | null)[] = [];
  const hand = (): TrayProps<CrewTypes> => {
    const view = match.view(seat) as CrewView;
    return {
      scene: {
        options,
        setting: openSetting(options),
        view,
        seat,
        names: ['Alix', 'Bruno', 'Cleo', 'Dario'],
        awaiting: match.awaiting(),
        animating: [],
        settings: usualTableSettings,
        uiState: new UiState(),
        people: [0],
        check: (action) => match.check(action as Action),
      },
      seat,
      ways: [],
      composition: compose(
        match.legalActions(seat) as readonly CrewAction[],
        (action) => match.game.spell(view, action),
        [],
      ),
      warnings: [],
      onPick: () => {},
      onPoint: (spots) => pointed.push(spots),
      onAct: (...actions) => {
        for (const action of actions) match = match.submit(action);
      },
      onSeal: () => {},
      onCommit: () => {},
    };
  };
  const view = () => match.view(seat) as CrewView;
  const held = (i: number): Held => {
    const { post, card, end } = match.legalActions(seat).filter(({ type }) => type === 'lay')[i] as unknown as Held;
    return { post, card, end };
  };
  const submit = (find: (now: Match) => Action) => {
    match = match.submit(find(match));
  };
  return { submit, hand, view, held, pointed };
}

const laysOnTwo = (match: Match) =>
  match.legalActions(1).find((action) => (action as { section?: number }).section === 2) as Action;

const sectionsOf = (view: CrewView, post: number) =>
  view.laid.filter((laid) => laid.post === post).map(({ section }) => section);

test('what is picked names a card and its end, and the other way round', () => {
  expect(heldIn(['card:2-7.1'])).toEqual({ post: 2, card: 7, end: null });
  expect(heldIn(['card:0-1.0', 'enemy', 'section:3'])).toEqual({ post: 0, card: 1, end: 'enemy' });
  expect(heldIn(['ready'])).toBeNull();
  expect(picksOf({ post: 0, card: 1, end: 'own' })).toEqual(['card:0-1.0', 'own']);
});

test('a card put on a free section lies there; one put on an own card takes its place', () => {
  const { hand, view, held } = sitDown({});
  const size = view().posts[0].handCount;
  putDown(hand(), held(0), 2);
  expect(sectionsOf(view(), 0)).toEqual([2]);
  const before = ownAt(hand(), 2);
  const other = held(0);
  putDown(hand(), other, 2);
  expect(sectionsOf(view(), 0)).toEqual([2]);
  expect(ownAt(hand(), 2)).toMatchObject(other);
  expect(view().posts[0].hand).toContain(before?.card);
  expect(view().posts[0].handCount).toBe(size - 1);
});

test('own cards change places; a section of the team-mate’s is pointed at instead, so that the reason is told', () => {
  const { submit, hand, view, held, pointed } = sitDown({});
  putDown(hand(), held(0), 1);
  putDown(hand(), held(0), 3);
  const [first, third] = [ownAt(hand(), 1), ownAt(hand(), 3)];
  if (!first || !third) throw new Error('both lie');
  shift(hand(), first, 3);
  expect(ownAt(hand(), 3)).toMatchObject({ card: first.card, end: first.end });
  expect(ownAt(hand(), 1)).toMatchObject({ card: third.card, end: third.end });
  submit(laysOnTwo);
  const here = ownAt(hand(), 1);
  if (!here) throw new Error('it lies');
  shift(hand(), here, 2);
  expect(pointed.at(-1)).toContain('section:2');
  expect(ownAt(hand(), 1)).not.toBeNull();
  putDown(hand(), held(0), 2);
  expect(sectionsOf(view(), 1)).toEqual([2]);
});

test('with crossfire a card may join the team-mate’s', () => {
  const { submit, hand, view, held } = sitDown({ crossfire: true });
  submit(laysOnTwo);
  putDown(hand(), held(0), 2);
  expect(view().laid.filter(({ section }) => section === 2)).toHaveLength(2);
});

test('a card that is taken back is in the hand again', () => {
  const { submit, hand, view, held } = sitDown({ players: '2' });
  const whole = view().posts.map(({ handCount }) => handCount);
  putDown(hand(), held(0), 4);
  const laid = ownAt(hand(), 4);
  if (!laid) throw new Error('it lies');
  submit(() => takeBack(0, laid));
  expect(view().posts.map(({ handCount }) => handCount)).toEqual(whole);
});
