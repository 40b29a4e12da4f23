import { type RefObject, useEffect, useState } from 'react';
import { keepsStill, type Settings, speedOf } from '../app/settings.ts';
import type { Board } from '../boards/shared/board.ts';
import { Stage } from '../boards/shared/stage.ts';
import type { TableKind } from '../boards/table.ts';

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
    const stage = new Stage();
    let board: Board | null = null;
    let gone = false;
    const ready = stage.open(parent, lightGraphics).then(() => {
      if (gone) return;
      board = table.board({ options, stage });
      stage.app.stage.addChild(board.root);
      setOpen({ stage, board });
    });
    return () => {
      gone = true;
      setOpen(null);
      // At once where it can be: nothing may move on what is being taken down.
      if (board) {
        board.destroy();
        stage.close();
      } else ready.then(() => stage.close());
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
