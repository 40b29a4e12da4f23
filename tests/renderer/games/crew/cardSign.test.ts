import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { posts } from '@aerodrome/engine/games/crew/boards.ts';
import { firstShoot, kinds } from '@aerodrome/engine/games/crew/data/box.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Layout } from '../../../../renderer/games/crew/board/layout.ts';
import { cachedGameData, isTurned } from '../../../../renderer/games/crew/names.ts';
import { CardEnd } from '../../../../renderer/games/crew/panels/Card.tsx';

interface Corner {
  x: number;
  y: number;
}

/** Column from the left and row from the top among these places. */
function cellOf({ x, y }: Corner, all: readonly Corner[]): [column: number, row: number] {
  const order = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);
  return [order(all.map((one) => one.x)).indexOf(x), order(all.map((one) => one.y)).indexOf(y)];
}

const { options } = readOptions(crew.options, { players: '4' }) as { options: CrewOptions };

test.each([0, 1, 2, 3, 'table'] as const)(
  'the map on a Shoot card shows its zone where it lies on the table of viewer %s',
  (viewer) => {
    const gameData = cachedGameData({ ...options });
    const view = Match.start(crew, options, 3).view(viewer) as CrewView;
    const boards = new Layout();
    boards.turned = isTurned(view, gameData);
    for (const post of posts) {
      const own = Array.from({ length: kinds - firstShoot }, (_, i) => gameData.target(post, firstShoot + i));
      for (let card = firstShoot; card < kinds; card++) {
        const page = renderToStaticMarkup(createElement(CardEnd, { gameData, view, post, card, end: null }));
        const drawn = [...page.matchAll(/<rect x="(\d+)" y="(\d+)"[^>]*class="(\w*)"/g)].map(([, x, y, aimed]) => ({
          x: Number(x),
          y: Number(y),
          aimed: aimed === 'aimed',
        }));
        const aimed = drawn.filter((zone) => zone.aimed);
        expect(aimed).toHaveLength(1);
        const onTable = own.map((zone) => boards.zone(zone));
        expect(cellOf(aimed[0], drawn)).toEqual(cellOf(boards.zone(gameData.target(post, card)), onTable));
      }
    }
  },
);
