import { compose } from '@aerodrome/engine/core/compose.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { openGameData } from '@aerodrome/engine/games/crew/gameData.ts';
import type { CrewTypes } from '@aerodrome/engine/games/crew/index.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewEvent } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardsOverlay } from '../../../../renderer/games/crew/panels/CardsOverlay.tsx';
import type { Scene, TrayProps } from '../../../../renderer/table/table.ts';
import { UiState } from '../../../../renderer/table/uiState.ts';
import { usualTableSettings } from '../../table/tableSettings.ts';

/** The tracks for a viewer, after the first seat has laid its first card on the first section. */
function tracks(
  given: Record<string, unknown>,
  viewer: number | 'table',
  chooses = false,
  now: readonly CrewEvent[] = [],
): string {
  const { options } = readOptions(crew.options, given) as { options: CrewOptions };
  let match = Match.start(crew, options, 11);
  while ((match.view('table') as CrewView).phase !== 'action.laying') {
    match = match.submit(match.legalActions(match.awaiting()[0])[0]);
  }
  match = match.submit(match.legalActions(0)[0]);
  const scene: Scene<CrewTypes> = {
    options,
    gameData: openGameData(options),
    view: match.view(viewer) as CrewView,
    seat: chooses ? Number(viewer) : null,
    names: ['Alix', 'Bruno', 'Cleo', 'Dario'],
    awaiting: match.awaiting(),
    animating: now,
    settings: usualTableSettings,
    uiState: new UiState(),
    people: [0],
    check: () => null,
  };
  const hand: TrayProps<CrewTypes> = {
    scene,
    seat: Number(viewer),
    legalOptions: [],
    draft: compose([], () => ({ path: [] }), []),
    warnings: [],
    onPick: () => {},
    onPoint: () => {},
    onAct: () => {},
    onSeal: () => {},
    onCommit: () => {},
  };
  return renderToStaticMarkup(createElement(CardsOverlay, { scene, hand: chooses ? hand : null }));
}

const count = (page: string, words: RegExp) => page.match(words)?.length ?? 0;

test('an own card is a button with its face; other viewers see its back', () => {
  expect(count(tracks({}, 0, true), /class="crew-laid own"/g)).toBe(1);
  for (const viewer of [1, 2, 'table'] as const) {
    const page = tracks({}, viewer, viewer !== 'table');
    expect(count(page, /crew-laid own/g)).toBe(0);
    expect(count(page, /crew-back/g)).toBe(1);
    expect(count(page, /crew-face/g)).toBe(0);
  }
});

test('at one screen the other team’s row is covered, and both rows are for the table', () => {
  expect(count(tracks({ hotSeat: true }, 0, true), /crew-bay planks/g)).toBe(4);
  expect(count(tracks({ hotSeat: true }, 2, true), /crew-bay planks/g)).toBe(4);
  expect(count(tracks({ hotSeat: true }, 2, true), /crew-back/g)).toBe(0);
  expect(count(tracks({ hotSeat: true }, 'table'), /crew-bay planks/g)).toBe(8);
});

test('planks cover the tracks while a round begins or ends, and the row of a team whose time is up', () => {
  expect(tracks({}, 0)).not.toContain('crew-planks');
  expect(tracks({}, 0, false, [{ type: 'roundBegan', round: 3 }])).toMatch(/class="crew-planks".*Round 3/);
  expect(tracks({}, 0, false, [{ type: 'actionEnded', repairing: [] }])).toMatch(/class="crew-planks" aria-hidden/);
  const locked = (seat: number, viewer: number) => tracks({}, viewer, false, [{ type: 'locked', seat }]);
  expect(locked(1, 0)).toContain('class="crew-planks" data-row="near"');
  expect(locked(2, 0)).toContain('class="crew-planks" data-row="far"');
  expect(locked(2, 3)).toContain('class="crew-planks" data-row="near"');
});

test('cards that cancel each other are marked in their section only', () => {
  const page = tracks({ crossfire: true }, 0, false, [{ type: 'voided', team: 0, section: 1, posts: [0, 1] }]);
  expect(count(page, /data-void/g)).toBe(1);
});
