import { createContext, useContext } from 'react';
import type { Scene } from '../table/table.ts';

/** The scene at the present point of the animation. Only its readers render again when the animation goes on. */
export const DisplayedSceneContext = createContext<Scene | null>(null);

export function useDisplayedScene(): Scene {
  const scene = useContext(DisplayedSceneContext);
  if (scene === null) throw new Error('outside a table');
  return scene;
}
