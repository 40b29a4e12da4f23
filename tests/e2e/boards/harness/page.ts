import { games } from '@aerodrome/engine/games/index.ts';
import { appStrings } from '@aerodrome/engine/text/appStrings.ts';
import { gameStrings, loadStrings } from '@aerodrome/engine/text/catalogue.ts';
import { Graphics, type WebGLRenderer } from 'pixi.js';
import type { Board, BoardFrame } from '../../../../renderer/boards/board.ts';
import { Stage } from '../../../../renderer/boards/stage.ts';
import { loadTable } from '../../../../renderer/games/index.ts';
import { advanceFrame, flushMessages, hasPendingFrames } from './clock.ts';
import { type Tree, treeOf } from './tree.ts';

/** Frames that are played together, and the view before them. */
export interface Scene {
  frames: readonly BoardFrame[];
  before: unknown;
}

/** Two display trees that must be equal: after playing, and after `sync`. */
interface Pair {
  got: Tree;
  synced: Tree;
}

export interface AnimationEnds {
  played: Pair;
  /** Finished half-way. */
  finished: Pair;
  /** Duration of the animation, and time until the last frame after it, in milliseconds. */
  took: number;
  stirred: number;
}

const width = 760;
const height = 480;
document.body.style.width = `${width}px`;
document.body.style.height = `${height}px`;
await document.fonts.load('24px "League Gothic"');
const stage = new Stage();
await stage.open(document.body, false);
stage.app.renderer.resize(width, height);
// Only display objects are compared; painting them without a graphics card would take most of the time.
stage.app.render = () => {};

let boards: readonly [Board, Board] | null = null;

/** Opens a game's board twice on one stage: one plays animations, the other is only synced. */
async function open(game: string, options: Record<string, unknown>): Promise<void> {
  await waitUntilStill();
  for (const board of boards ?? []) board.destroy();
  const table = await loadTable(game);
  await loadStrings([appStrings, gameStrings(game)]);
  const { gameData } = games[game].open(options);
  const make = async () => {
    const board = await table.createBoard({ options, gameData, stage });
    board.resize(width, height, { x: 0, y: 0, width, height });
    stage.app.stage.addChild(board.root);
    return board;
  };
  boards = [await make(), await make()];
  boards[1].root.renderable = false;
}

/** Interval of frames in milliseconds; long, to need few of them. */
const step = 250;

/** Runs frames until none is requested, and returns the time that took. */
async function waitUntilStill(): Promise<number> {
  let time = 0;
  for (; hasPendingFrames(); time += step) {
    if (time > 200_000) throw new Error('it never comes to rest');
    advanceFrame(step);
    await flushMessages();
  }
  return time;
}

/** Plays a scene frame by frame, up to a time, and returns how long it has played. */
async function play(board: Board, { frames, before }: Scene, interval: number, until = 60_000): Promise<number> {
  let over = false;
  let failure: unknown = null;
  board
    .play(frames, before)
    .catch((error) => {
      failure = error;
    })
    .finally(() => {
      over = true;
    });
  let time = 0;
  await flushMessages();
  for (; !over && time < until; time += interval) {
    if (time > 20_000) throw new Error('it never ends');
    advanceFrame(interval);
    await flushMessages();
  }
  if (failure) throw failure;
  return time;
}

/** Syncs the second board to the view that the first was played to, and returns both display trees. */
async function compare(view: unknown): Promise<Pair> {
  const [playing, syncing] = boards as readonly [Board, Board];
  syncing.sync(view);
  await waitUntilStill();
  return { got: treeOf(playing.root), synced: treeOf(syncing.root) };
}

/** Plays a scene to its end, and again finished half-way. */
async function endsOf(scene: Scene): Promise<AnimationEnds> {
  const [board] = boards as readonly [Board, Board];
  const after = scene.frames[scene.frames.length - 1].view;
  board.sync(scene.before);
  await waitUntilStill();
  const took = await play(board, scene, 80);
  const stirred = await waitUntilStill();
  const played = await compare(after);
  board.sync(scene.before);
  await waitUntilStill();
  await play(board, scene, 80, took / 2);
  board.finish();
  return { played, finished: await compare(after), took, stirred };
}

/** Shows a preview while a scene is played, and returns the display trees once it is over. */
async function previewDuringPlay(scene: Scene, preview: unknown): Promise<Pair> {
  const [playing, syncing] = boards as readonly [Board, Board];
  const after = scene.frames[scene.frames.length - 1].view;
  playing.sync(scene.before);
  await waitUntilStill();
  await play(playing, scene, 80, 160);
  playing.preview(preview, after);
  playing.finish();
  syncing.sync(after);
  syncing.preview(preview, after);
  await waitUntilStill();
  return { got: treeOf(playing.root), synced: treeOf(syncing.root) };
}

/** The ends of several scenes. */
async function ends(scenes: readonly Scene[]): Promise<AnimationEnds[]> {
  const all: AnimationEnds[] = [];
  for (const scene of scenes) all.push(await endsOf(scene));
  return all;
}

/** The log of animations that fail at their start, fail while moving, or are interrupted by another one. */
async function failingAnimations(): Promise<string[]> {
  const told: string[] = [];
  const moving = (step: () => void) => () => stage.tween(500, step);
  const torn = () => {
    throw new Error('torn');
  };
  const picture = (name: string, run: () => Promise<void>) =>
    stage
      .animate(run, () => told.push(`${name} drawn`))
      .then(
        () => told.push(`${name} over`),
        (error) => told.push(`${name} ${error.message}`),
      );
  const pass = async () => {
    advanceFrame(300);
    await flushMessages();
  };
  await waitUntilStill();
  picture('first', torn);
  await pass();
  picture('second', moving(torn));
  await pass();
  picture(
    'third',
    moving(() => {}),
  );
  await pass();
  picture(
    'fourth',
    moving(() => {}),
  );
  await pass();
  await pass();
  return told;
}

/** Maximum number of draw calls per frame of a scene. */
async function maxDrawCalls(scene: Scene): Promise<number> {
  const [board] = boards as readonly [Board, Board];
  const { app } = stage;
  const card = (app.renderer as WebGLRenderer).gl;
  let calls = 0;
  const counted = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
  const originals = counted.map((name) => [name, card[name]] as const);
  // Draw calls are counted but not executed: without a graphics card that would take most of the time.
  for (const name of counted) Object.assign(card, { [name]: () => calls++ });
  let most = 0;
  board.sync(scene.before);
  await waitUntilStill();
  const { render } = app;
  app.render = () => {
    calls = 0;
    app.renderer.render(app.stage);
    most = Math.max(most, calls);
  };
  await play(board, scene, 120);
  app.render = render;
  for (const [name, draw] of originals) Object.assign(card, { [name]: draw });
  return most;
}

/** How many shader programs a new stage links for its first frame, and how many for a large shape after it. */
async function linkedPrograms(): Promise<{ first: number; later: number }> {
  const card = WebGL2RenderingContext.prototype;
  const { linkProgram } = card;
  let linked = 0;
  card.linkProgram = function (program) {
    linked++;
    linkProgram.call(this, program);
  };
  const fresh = new Stage();
  await fresh.open(document.body, false);
  fresh.requestFrame();
  advanceFrame(20);
  const first = linked;
  const shape = new Graphics();
  for (let radius = 1; radius < 60; radius++) shape.circle(80, 80, radius).stroke({ width: 1, color: 0xffffff });
  fresh.app.stage.addChild(shape);
  fresh.requestFrame();
  advanceFrame(20);
  fresh.close();
  card.linkProgram = linkProgram;
  return { first, later: linked - first };
}

/** A film strip of a scene: `count` pictures from its start to its end. */
async function strip(scene: Scene, count: number, columns: number): Promise<string> {
  const [board] = boards as readonly [Board, Board];
  const { app } = stage;
  board.sync(scene.before);
  await waitUntilStill();
  const took = await play(board, scene, 10);
  const { width, height } = app.canvas;
  const sheet = document.createElement('canvas');
  sheet.width = width * columns;
  sheet.height = height * Math.ceil(count / columns);
  const brush = sheet.getContext('2d') as CanvasRenderingContext2D;
  board.sync(scene.before);
  await waitUntilStill();
  const over = board.play(scene.frames, scene.before);
  for (let i = 0; i < count; i++) {
    await flushMessages();
    advanceFrame(took / (count - 1));
    // Render and copy in one task: the drawing buffer is cleared afterwards.
    app.renderer.render(app.stage);
    brush.drawImage(app.canvas, (i % columns) * width, Math.floor(i / columns) * height);
  }
  await over;
  return sheet.toDataURL('image/jpeg', 0.9);
}

export const boardHarness = { open, ends, previewDuringPlay, maxDrawCalls, linkedPrograms, failingAnimations, strip };
Object.assign(window, { boardHarness });
