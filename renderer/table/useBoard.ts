import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { BoardController, type BoardSnapshot } from './boardController.ts';
import type { BoardFactory, BoardRequest } from './openBoard.ts';
import type { TableSettings } from './settings.ts';

export interface BoardElements {
  canvas: RefObject<HTMLDivElement | null>;
  /** The part of the window that no panel covers. */
  boardArea: RefObject<HTMLDivElement | null>;
  board: BoardController;
  controls: BoardSnapshot['controls'];
}

interface BoardInput extends Pick<BoardRequest, 'table' | 'options' | 'gameData'> {
  settings: TableSettings;
  openBoard: BoardFactory;
  /** Reports that the board failed; the match goes on in words. */
  onProblem(problem: Problem): void;
}

/** Opens the board behind a screen, and keeps it in the board area. */
export function useBoard({ table, options, gameData, settings, openBoard, onProblem }: BoardInput): BoardElements {
  const canvas = useRef<HTMLDivElement>(null);
  const boardArea = useRef<HTMLDivElement>(null);
  const [board] = useState(() => new BoardController(openBoard, onProblem));
  const controls = useSyncExternalStore(board.subscribe, () => board.getSnapshot().controls);
  const { lightGraphics, speed, reducedMotion } = settings;

  useEffect(() => {
    const parent = canvas.current;
    if (parent) return board.open({ table, parent, options, gameData, lightGraphics });
  }, [board, table, options, gameData, lightGraphics]);

  useEffect(() => {
    const [parent, space] = [canvas.current, boardArea.current];
    if (!parent || !space) return;
    const resize = () => {
      const { width, height } = parent.getBoundingClientRect();
      const { x, y, width: w, height: h } = space.getBoundingClientRect();
      board.send({ type: 'resize', width, height, boardArea: { x, y, width: w, height: h } });
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(parent);
    observer.observe(space);
    return () => observer.disconnect();
  }, [board]);

  useEffect(() => {
    board.send({ type: 'settings', speed, reducedMotion });
  }, [board, speed, reducedMotion]);

  return { canvas, boardArea, board, controls };
}
