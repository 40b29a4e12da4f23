import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Board } from '../boards/board.ts';
import type { BoardFactory, BoardRequest, OpenBoard } from './openBoard.ts';
import { safeBoard } from './safeBoard.ts';
import type { TableSettings } from './settings.ts';

export interface BoardPlace {
  canvas: RefObject<HTMLDivElement | null>;
  /** The part of the window that no panel covers. */
  clearing: RefObject<HTMLDivElement | null>;
  opened: OpenBoard | null;
}

interface BoardInput extends Pick<BoardRequest, 'table' | 'options' | 'setting'> {
  settings: TableSettings;
  openBoard: BoardFactory;
  /** Reports that the board failed; the match goes on in words. A stable function. */
  onProblem(problem: Problem): void;
  /** Gets the board when it is opened, and `null` before it is closed. */
  onBoard?(board: Board | null): void;
}

/** Opens the canvas behind a screen and keeps its board in the clearing. Failures are reported, and the match goes on. */
export function useBoard(input: BoardInput): BoardPlace {
  const { table, options, setting, settings, openBoard, onProblem } = input;
  const canvas = useRef<HTMLDivElement>(null);
  const clearing = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenBoard | null>(null);
  const { lightGraphics } = settings;
  const onBoard = useRef(input.onBoard);
  onBoard.current = input.onBoard;

  useEffect(() => {
    const parent = canvas.current;
    if (!parent) return;
    let made: OpenBoard | null = null;
    let gone = false;
    const make = async () => {
      const drawn = await openBoard({ table, parent, options, setting, lightGraphics });
      if (gone) return close(drawn);
      const report = () => onProblem({ code: 'match.pictureFailed' });
      drawn.stage.onError = report;
      made = { ...drawn, board: safeBoard(drawn.board, report) };
      onBoard.current?.(made.board);
      setOpened(made);
    };
    // Without a picture the match is played by its words.
    make().catch(() => onProblem({ code: 'match.noCanvas' }));
    return () => {
      gone = true;
      setOpened(null);
      onBoard.current?.(null);
      if (made) close(made);
    };
  }, [table, options, setting, lightGraphics, openBoard, onProblem]);

  useEffect(() => {
    const [parent, space] = [canvas.current, clearing.current];
    if (!opened || !parent || !space) return;
    const { stage, board } = opened;
    const arrange = () => {
      // A last notice may come when the canvas is closed already.
      if (!stage.isOpen) return;
      const { width, height } = parent.getBoundingClientRect();
      const { x, y, width: w, height: h } = space.getBoundingClientRect();
      stage.resize(width, height);
      board.resize(width, height, { x, y, width: w, height: h });
      stage.requestFrame();
    };
    arrange();
    const observer = new ResizeObserver(arrange);
    observer.observe(parent);
    observer.observe(space);
    return () => observer.disconnect();
  }, [opened]);

  useEffect(() => {
    if (!opened) return;
    opened.stage.reducedMotion = settings.reducedMotion;
    opened.stage.speed = settings.speed;
  }, [opened, settings]);

  return { canvas, clearing, opened };
}

function close({ stage, board }: OpenBoard): void {
  board.destroy();
  stage.close();
}
