import type { GameState } from '@aerodrome/engine/core/game.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesWith } from '../../../build/games/discover.ts';
import { playable } from '../../renderer/games/playableGames.ts';
import { closeBrowser, sharedBrowser } from '../app/table.ts';
import { type BoardHarness, openBoardHarness } from './boardHarness.ts';
import { chooseScenes, replaysOf, type Scene, scenesAt } from './scenes.ts';

/** Ambient motion rests three seconds after play; the frame that finds it so may come a little later here. */
const rest = 3500;

let harness: Awaited<ReturnType<typeof openBoardHarness>>;
beforeAll(async () => {
  harness = await openBoardHarness(await sharedBrowser());
});
afterAll(async () => {
  await harness.close();
  await closeBrowser();
});

type InPage = { boardHarness: BoardHarness };
const bare = ({ frames, before }: Scene) => ({ frames, before });

async function open(game: string, options: Record<string, unknown>): Promise<void> {
  await harness.page.evaluate(([id, given]) => (window as unknown as InPage).boardHarness.open(id, given), [
    game,
    options,
  ] as const);
}

test('a failing animation rejects, an interrupted one is finished first, and the next one plays', async () => {
  const told = await harness.page.evaluate(() => (window as unknown as InPage).boardHarness.failingAnimations());
  expect(told).toEqual(['first torn', 'second torn', 'third drawn', 'third over', 'fourth drawn', 'fourth over']);
});

test('the first frame of a board links the shader programs of all later frames', async () => {
  const { first, later } = await harness.page.evaluate(() =>
    (window as unknown as InPage).boardHarness.linkedPrograms(),
  );
  expect(first).toBeGreaterThan(0);
  expect(later).toBe(0);
});

test('the line of fire of Airspace starts where the plane has flown to, even if a target is picked during its flight', async () => {
  const found = replaysOf('airspace').flatMap(({ match }) => {
    for (let entry = match.firstIndex + 1; entry < match.length; entry++) {
      const seat = match.seatAt(entry);
      const scene = scenesAt(match, 'all', entry).find(({ frames }) =>
        frames.some(({ event }) => event.type === 'flew'),
      );
      const view = match.view('all', entry) as GameState;
      if (seat === null || !scene || view.phase !== 'initiativePhase.turn.targetChoice') continue;
      const [shot] = match.game.legalActions(view, seat);
      return [{ options: match.options, scene, preview: match.game.preview?.(view, shot) }];
    }
    return [];
  });
  expect(found.length).toBeGreaterThan(3);
  for (const { options, scene, preview } of found) {
    await open('airspace', options);
    const { got, synced } = await harness.page.evaluate(
      ([given, shot]) => (window as unknown as InPage).boardHarness.previewDuringPlay(given, shot),
      [bare(scene), preview] as const,
    );
    expect(got).toEqual(synced);
  }
});

describe.each(Object.keys(playable).filter((id) => gamesWith('goldens').includes(id)))('%s', (game) => {
  /** How long each kind of picture takes, and where to find it. */
  const played: { options: Record<string, unknown>; scene: Scene; took: number }[] = [];

  test('the animation of every kind of event ends in the state that sync shows, played to its end or finished half-way', async () => {
    for (const { replay, scenes } of chooseScenes(replaysOf(game), ['table', 0, 1, 'all'])) {
      const { options } = replay.match;
      await open(game, options);
      const ends = await harness.page.evaluate(
        (given) => (window as unknown as InPage).boardHarness.ends(given),
        scenes.map(bare),
      );
      for (const [i, { played: whole, finished, took, stirred }] of ends.entries()) {
        const told = `${replay.name}: ${scenes[i].kinds.join(' + ')}`;
        expect(whole.got, `${told}, played out`).toEqual(whole.synced);
        expect(finished.got, `${told}, finished`).toEqual(finished.synced);
        expect(stirred, `${told}, comes to rest`).toBeLessThanOrEqual(rest);
        played.push({ options, scene: scenes[i], took });
      }
    }
    // A game without moving pictures would pass everything above.
    expect(played.some(({ took }) => took > 400)).toBe(true);
  });

  test('the longest animations need at most twenty draw calls per frame', async () => {
    const longest = new Map(played.sort((a, b) => a.took - b.took).map((one) => [one.scene.frames[0].event.type, one]));
    for (const { options, scene } of [...longest.values()].reverse().slice(0, 5)) {
      await open(game, options);
      const calls = await harness.page.evaluate(
        (given) => (window as unknown as InPage).boardHarness.maxDrawCalls(given),
        bare(scene),
      );
      const type = scene.frames[0].event.type;
      expect(calls, type).toBeGreaterThan(0);
      expect(calls, type).toBeLessThanOrEqual(20);
    }
  });
});
