import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameEvent, Viewer } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { EventFrame } from '@aerodrome/engine/core/record.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { root } from '../../../build/scripts/app/root.ts';
import { groupFrames } from '../../../renderer/boards/groupFrames.ts';

export interface Scene {
  frames: readonly EventFrame[];
  before: unknown;
  /** Kinds of the events. */
  kinds: readonly string[];
}

export interface Replay {
  name: string;
  match: Match;
}

/** The golden replays of a game. */
export function replaysOf(game: string): Replay[] {
  const folder = join(root, 'tests/replays', game);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const read = readSave(readFileSync(join(folder, file), 'utf8'), Object.values(games));
      if ('problem' in read) throw new Error(`${file}: ${read.problem.code}`);
      return { name: file, match: read.ok.match };
    });
}

/** Kind of an event for its animation: signs instead of numbers, and lengths up to 2 instead of lists. */
function kindOf(event: GameEvent): string {
  const fields = Object.entries(event).map(([name, value]) => {
    if (typeof value === 'number') return `${name} ${Math.sign(value)}`;
    // Every outcome has its own animation.
    if (name === 'outcome') return JSON.stringify(value);
    if (Array.isArray(value)) return `${name} ${Math.min(value.length, 2)}`;
    return typeof value === 'object' && value !== null ? name : `${name} ${value}`;
  });
  return fields.join(', ');
}

/** The scenes of an entry as a viewer sees them, one per group of events. */
export function scenesAt(match: Match, viewer: Viewer, entry: number): Scene[] {
  let before = match.view(viewer, entry - 1);
  return groupFrames(match.frames(viewer, entry)).map((frames) => {
    const scene = { frames, before, kinds: frames.map(({ event }) => `${kindOf(event)}, of ${frames.length}`) };
    before = frames[frames.length - 1].view;
    return scene;
  });
}

function scenesOf({ match }: Replay, viewers: readonly Viewer[]): Scene[] {
  const entries = Array.from({ length: match.length - match.firstIndex - 1 }, (_, i) => match.firstIndex + 1 + i);
  return entries.flatMap((entry) => scenesAt(match, viewers[entry % viewers.length], entry));
}

/** Scenes that cover every kind of event of the replays, from few replays (greedy set cover). */
export function chooseScenes(
  replays: readonly Replay[],
  viewers: readonly Viewer[],
): { replay: Replay; scenes: Scene[] }[] {
  const all = replays.map((replay) => ({ replay, scenes: scenesOf(replay, viewers) }));
  const chosen: typeof all = [];
  const alwaysVisible = new Set<string>();
  for (;;) {
    const fresh = all.map(({ replay, scenes }) => {
      const known = new Set(alwaysVisible);
      const needed = scenes.filter(({ kinds }) => {
        if (kinds.every((kind) => known.has(kind))) return false;
        for (const kind of kinds) known.add(kind);
        return true;
      });
      return { replay, scenes: needed };
    });
    const [best] = fresh.sort((a, b) => b.scenes.length - a.scenes.length);
    if (!best || best.scenes.length === 0) return chosen;
    for (const { kinds } of best.scenes) for (const kind of kinds) alwaysVisible.add(kind);
    chosen.push(best);
  }
}
