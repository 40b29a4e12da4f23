import type { GameTypes, Spot } from '@aerodrome/engine/core/game.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import type { ComponentType } from 'react';
import type { Board } from '../boards/board.ts';
import { Button } from '../ui/Button.tsx';
import { CommitButton } from './CommitButton.tsx';
import type { Table, TrayProps } from './table.ts';

type Optional = 'panels' | 'selection' | 'playback' | 'Tray' | 'Preview' | 'Stats';

/** A table as its game gives it: parts that a small game does not need have a default. */
export type TableParts<G extends GameTypes, B extends Board<G>> = Omit<Table<G, B>, Optional> &
  Partial<Pick<Table<G, B>, Optional>>;

/**
 * Takes a table with the exact types of its game and hands it to the frame, which treats all games alike. The cast is
 * sound because the frame only passes on what came from a match of this game, and the board that this table created.
 */
export function defineTable<G extends GameTypes, B extends Board<G>>(parts: TableParts<G, B>): Table {
  const table: Table<G, B> = {
    panels: () => [],
    selection: {},
    playback: {},
    Tray: listTray(parts.describe),
    Preview: nothing,
    Stats: nothing,
    ...parts,
  };
  // biome-ignore lint/suspicious/noExplicitAny: the frame does not know the game
  return table as Table<any, any>;
}

function nothing() {
  return null;
}

/** A tray that lists the spots of the next pick, for actions that are spelled by paths. */
function listTray<G extends GameTypes>(describe: Table<G>['describe']): ComponentType<TrayProps<G>> {
  return function ListTray(props) {
    const { scene, legalOptions, draft, onPick, onPoint } = props;
    const { picked, next } = draft;
    // After the last pick its alternatives stay on the list.
    const before = next.length === 0 ? picked.slice(0, -1) : picked;
    const chosen = next.length === 0 ? picked.at(-1) : undefined;
    const spots = new Set(
      legalOptions.flatMap(({ spelling }): readonly Spot[] => {
        if (!('path' in spelling) || before.some((spot, at) => spelling.path[at] !== spot)) return [];
        return spelling.path.slice(before.length, before.length + 1);
      }),
    );
    return (
      <>
        <fieldset className="choices" data-list="" aria-label={say('match.choices')}>
          {[...spots].map((spot) => (
            <Button
              key={spot}
              data-spot={spot}
              aria-pressed={spot === chosen}
              onClick={() => onPick([...before, spot])}
              onPointerEnter={() => onPoint([...before, spot])}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint([...before, spot])}
              onBlur={() => onPoint(null)}
            >
              {sentence(describe(scene, spot, [...before, spot]))}
            </Button>
          ))}
        </fieldset>
        <CommitButton {...props}>
          {chosen === undefined ? say('match.commit') : sentence(describe(scene, chosen, picked))}
        </CommitButton>
      </>
    );
  };
}
