import { type RefObject, useEffect, useState } from 'react';
import { keepsStill, type Settings, speedOf } from '../app/settings.ts';
import type { Board } from '../boards/shared/board.ts';
import type { Stage } from '../boards/shared/stage.ts';
import type { TableKind } from '../table/table.ts';

export interface OpenTable {
  stage: Stage;
  board: Board;
}

/** Opens the canvas behind a screen and keeps its board in the part of the window that no panel covers. */
export function useTable(
  table: TableKind,
  host: RefObject<HTMLElement | null>,
  clearing: RefObject<HTMLElement | null>,
  settings: Settings,
  options: Record<string, unknown>,
): OpenTable | null {
  const [open, setOpen] = useState<OpenTable | null>(null);
  const { lightGraphics } = settings;

  useEffect(() => {
    const parent = host.current;
    if (!parent) return;
    let made: OpenTable | null = null;
    let gone = false;
    const make = async () => {
      const { Stage } = await import('../boards/shared/stage.ts');
      const stage = new Stage();
      await stage.open(parent, lightGraphics);
      const board = gone ? null : await table.board({ options, stage });
      if (!board || gone) {
        board?.destroy();
        return stage.close();
      }
      stage.app.stage.addChild(board.root);
      made = { stage, board };
      setOpen(made);
    };
    make();
    return () => {
      gone = true;
      setOpen(null);
      // At once where it can be: nothing may move on what is being taken down.
      made?.board.destroy();
      made?.stage.close();
    };
  }, [table, host, lightGraphics, options]);

  useEffect(() => {
    if (!open || !host.current || !clearing.current) return;
    const { stage, board } = open;
    const parent = host.current;
    const space = clearing.current;
    const arrange = () => {
      // A last notice may come when the canvas is closed already.
      if (!stage.app.renderer) return;
      const { width, height } = parent.getBoundingClientRect();
      const { x, y, width: w, height: h } = space.getBoundingClientRect();
      stage.app.renderer.resize(width, height);
      board.resize(width, height, { x, y, width: w, height: h });
      stage.draw();
    };
    arrange();
    const observer = new ResizeObserver(arrange);
    observer.observe(parent);
    observer.observe(space);
    return () => observer.disconnect();
  }, [open, host, clearing]);

  useEffect(() => {
    if (!open) return;
    open.stage.reducedMotion = keepsStill(settings);
    open.stage.speed = speedOf(settings);
  }, [open, settings]);

  return open;
}
