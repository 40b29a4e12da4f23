import { compose } from '@aerodrome/engine/core/compose.ts';
import type { Action, AnyGame, GameState, Seat, Spot } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { onMissingKey } from '@aerodrome/engine/text/say.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesWith } from '../../../build/games/discover.ts';
import { type AppTools, AppToolsContext } from '../../../renderer/app/context.ts';
import { defaultSettings } from '../../../renderer/application/settings.ts';
import { loadTable } from '../../../renderer/games/index.ts';
import { hintText } from '../../../renderer/session/hintText.ts';
import { positionOf } from '../../../renderer/table/position.ts';
import type { Scene, Table, TrayProps } from '../../../renderer/table/table.ts';
import { UiState } from '../../../renderer/table/uiState.ts';
import { replaysOf } from '../../e2e/boards/scenes.ts';
import './playableGames.ts';
import { usualTableSettings } from '../table/tableSettings.ts';

const missing = new Set<string>();
beforeAll(() => onMissingKey((key) => missing.add(key)));
afterAll(() => onMissingKey(() => {}));

interface Question {
  game: AnyGame;
  scene: Scene;
  seat: Seat;
  legal: readonly Action[];
}

/** Decisions of the reference matches: a few for each phase and the kinds of its actions. */
function questions(id: string): readonly Question[] {
  const times = new Map<string, number>();
  const found: Question[] = [];
  for (const { match: recorded } of replaysOf(id)) {
    let match = Match.start(games[id], recorded.options, recorded.seed);
    const { game } = match;
    const [{ log }] = recorded.record().segments;
    for (const entry of log) {
      if (!('action' in entry) || entry.action === null) continue;
      const { action } = entry;
      const { seat } = action;
      const view = match.view(seat) as GameState;
      const legal = match.legalActions(seat);
      match = match.submit(action);
      const asked = `${view.phase} ${[...new Set(legal.map(({ type }) => type))].sort()}`;
      const before = times.get(asked) ?? 0;
      if (legal.length === 0 || before > 2) continue;
      times.set(asked, before + 1);
      const names = game.seats.map((_, i) => `Pilot ${i}`);
      const scene = {
        ...positionOf(match, view),
        seat,
        names,
        awaiting: [seat],
        people: [seat],
        animating: [],
        settings: usualTableSettings,
        uiState: new UiState(),
        check: () => null,
      };
      found.push({ game, scene, seat, legal });
    }
  }
  return found;
}

function spotsOf({ game, scene }: Question, action: Action): readonly Spot[] {
  const spelling = game.spell(scene.view as GameState, action);
  return 'path' in spelling ? spelling.path : spelling.set;
}

/** The one spot of an action without a place on the board: hold fire, ready, chance. */
function wordOf(question: Question, action: Action): string {
  const [first = '', ...rest] = spotsOf(question, action);
  return rest.length === 0 && !first.includes(':') ? first : '';
}

const nothing = () => {};
/** The tools that a tray uses. */
const tools = { settings: defaultSettings } as AppTools;

/** The label of the commit button while these spots are picked; `null` where the tray has none. */
function labelOf(table: Table, { game, scene, seat, legal }: Question, spots: readonly Spot[]): string | null {
  const spell = (one: Action) => game.spell(scene.view as GameState, one);
  const props: TrayProps = {
    scene,
    seat,
    legalOptions: legal.map((action) => ({ action, spelling: spell(action) })),
    draft: compose(legal, spell, spots),
    warnings: [],
    onPick: nothing,
    onPoint: nothing,
    onAct: nothing,
    onSeal: nothing,
    onCommit: nothing,
  };
  const page = renderToStaticMarkup(
    createElement(AppToolsContext.Provider, { value: tools }, createElement(table.Tray, props)),
  );
  return /<div class="commit"><button[^>]*>(.*?)<\/button>/.exec(page)?.[1] ?? null;
}

describe.each(gamesWith('goldens'))('the choices of %s', (id) => {
  let all: readonly Question[];
  beforeAll(() => {
    all = questions(id);
  });

  test('every spot of a choice has a label', async () => {
    const table = await loadTable(id);
    missing.clear();
    for (const question of all) {
      const spots = new Set(question.legal.flatMap((action) => spotsOf(question, action)));
      for (const spot of spots) hintText(table, question.scene, { spots: [spot], reason: null });
    }
    expect([...missing]).toEqual([]);
  });

  test('the commit button has a different label for each choice', async () => {
    const table = await loadTable(id);
    const ambiguous = new Set<string>();
    for (const question of all) {
      const { phase } = question.scene.view as GameState;
      const kinds = new Map(question.legal.map((action) => [`${action.type} ${wordOf(question, action)}`, action]));
      const meant = new Map<string, string>();
      for (const [kind, action] of kinds) {
        const label = labelOf(table, question, spotsOf(question, action));
        if (label === null) continue;
        const idle = wordOf(question, action) !== '' ? labelOf(table, question, []) : null;
        const other = meant.get(label) ?? (label === idle ? 'nothing' : undefined);
        if (other) ambiguous.add(`${phase}: "${label}" for ${kind} and ${other}`);
        meant.set(label, kind);
      }
    }
    expect([...ambiguous]).toEqual([]);
  });
});
