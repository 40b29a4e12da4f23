import { german } from '@aerodrome/engine/games/squadrons/state.ts';
import { useSyncExternalStore } from 'react';
import type { Scene } from '../../../table/table.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { settingOf } from '../words.ts';

/** By match: whether its map lies with the Germans' edge below, once somebody has turned it. */
const chosen = new WeakMap<object, boolean>();
const listeners = new Set<() => void>();

/** Whoever flies for Germany alone has its edge below. */
export function begunTurned({ options, people }: Pick<Scene<SquadronsTableTypes>, 'options' | 'people'>): boolean {
  const { seats } = settingOf(options);
  return people.length > 0 && people.every((seat) => seats[seat].side === german);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which edge is below: one answer for the map, and for the arrows that fly over it. */
export function useTurned(
  scene: Pick<Scene<SquadronsTableTypes>, 'options' | 'people'>,
): [turned: boolean, turn: () => void] {
  const { options } = scene;
  const now = () => chosen.get(options) ?? begunTurned(scene);
  const turned = useSyncExternalStore(listen, now, now);
  const turn = () => {
    chosen.set(options, !turned);
    for (const listener of listeners) listener();
  };
  return [turned, turn];
}
