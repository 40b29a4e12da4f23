import { games } from '@aerodrome/engine/games/index.ts';
import type { WebGLRenderer } from 'pixi.js';
import type { Board, Frame } from '../../../../renderer/boards/board.ts';
import { Stage } from '../../../../renderer/boards/stage.ts';
import { loadTable } from '../../../../renderer/games/index.ts';
import { advanceFrame, flushMessages, hasPendingFrames } from './clock.ts';
import { type Tree, treeOf } from './tree.ts';

/** What is played at once, and the table before it. */
export interface Scene {
  frames: readonly Frame[];
  before: unknown;
}

/** Two pictures that must be one: what playing led to, and what is drawn at once. */
interface Pair {
  got: Tree;
  synced: Tree;
}

export interface AnimationEnds {
  played: Pair;
  /** Ended half-way. */
  finished: Pair;
  /** How long it played, and how long after it the last frame was drawn, in milliseconds. */
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
// What is compared is told by the display objects; drawing them without a graphics card would take most of the time.
stage.app.render = () => {};

let boards: readonly [Board, Board] | null = null;

/** Opens a game's board twice on one stage: one plays, the other is only ever told what to show. */
async function open(game: string, options: Record<string, unknown>): Promise<void> {
  await waitUntilStill();
  for (const board of boards ?? []) board.destroy();
  const table = await loadTable(game);
  const { setting } = games[game].open(options);
  const make = async () => {
    const board = await table.createBoard({ options, setting, stage });
    board.resize(width, height, { x: 0, y: 0, width, height });
    stage.app.stage.addChild(board.root);
    return board;
  };
  boards = [await make(), await make()];
  boards[1].root.renderable = false;
}

/** How far apart frames are here: seldom enough to be done soon. */
const step = 250;

/** Draws until nothing moves any more, and tells how long that took. */
async function waitUntilStill(): Promise<number> {
  let time = 0;
  for (; hasPendingFrames(); time += step) {
    if (time > 200_000) throw new Error('it never comes to rest');
    advanceFrame(step);
    await flushMessages();
  }
  return time;
}

/** Plays a scene frame by frame, up to some time of it, and tells how long it has played. */
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

/** Shows the one board what the other has been played to, and both at one moment. */
async function compare(view: unknown): Promise<Pair> {
  const [playing, syncing] = boards as readonly [Board, Board];
  syncing.sync(view);
  await waitUntilStill();
  return { got: treeOf(playing.root), synced: treeOf(syncing.root) };
}

/** Ends a scene in every way there is. */
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

/** What a preview looks like that comes while a scene is still played, once that is over. */
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

/** How scenes end, one by one. */
async function ends(scenes: readonly Scene[]): Promise<AnimationEnds[]> {
  const all: AnimationEnds[] = [];
  for (const scene of scenes) all.push(await endsOf(scene));
  return all;
}

/** What is told of pictures of which some come to grief: as they begin, as they move, or overtaken by another. */
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

/** How many draw calls the costliest frame of a scene takes. */
async function maxDrawCalls(scene: Scene): Promise<number> {
  const [board] = boards as readonly [Board, Board];
  const { app } = stage;
  const card = (app.renderer as WebGLRenderer).gl;
  let calls = 0;
  const counted = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
  const originals = counted.map((name) => [name, card[name]] as const);
  // Counted, and not carried out: without a graphics card that would take most of the time.
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

/** A scene as so many pictures side by side, from its beginning to what it leaves. */
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
    // In one go: the picture is gone from the card when something else has had its turn.
    app.renderer.render(app.stage);
    brush.drawImage(app.canvas, (i % columns) * width, Math.floor(i / columns) * height);
  }
  await over;
  return sheet.toDataURL('image/jpeg', 0.9);
}

export const boardHarness = { open, ends, previewDuringPlay, maxDrawCalls, failingAnimations, strip };
Object.assign(window, { boardHarness });
