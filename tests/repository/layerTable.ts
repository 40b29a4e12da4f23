import type { Import } from './importGraph.ts';

/** A folder whose files may import only itself and the folders listed with it. */
type Layers = Readonly<Record<string, readonly string[]>>;

/** The folders of the renderer, lowest first. `main.tsx` and the worker entry points belong to `app`. */
export const rendererLayers: Layers = {
  'renderer/application': ['engine'],
  'renderer/ui': ['engine/text'],
  'renderer/audio': ['engine'],
  'renderer/boards': ['renderer/ui', 'engine'],
  'renderer/table': ['renderer/ui', 'renderer/boards', 'engine'],
  'renderer/games': ['renderer/table', 'renderer/boards', 'renderer/ui', 'renderer/audio', 'engine'],
  'renderer/session': [
    'renderer/games',
    'renderer/table',
    'renderer/boards',
    'renderer/ui',
    'renderer/audio',
    'renderer/application',
    'engine',
  ],
};

const contract = 'electron/contract.ts';

const isInside = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** Why an import points the wrong way; `null` for an import that the table of layers allows. */
export function forbidden({ from, to, typeOnly }: Import): string | null {
  const folder = Object.keys(rendererLayers).find((layer) => isInside(from, layer));
  if (!folder) return null;
  const arrow = `${from} imports ${to}`;
  if (to === contract) return folder === 'renderer/application' && typeOnly ? null : arrow;
  if (folder === 'renderer/application' && /^(react|react-dom|pixi\.js|@xstate\/react)(\/|$)/.test(to)) return arrow;
  const isOwn = /^(engine|renderer|electron|build|tests)\//.test(to);
  if (!isOwn || isInside(to, folder)) return null;
  // Pictures and fonts belong to no layer.
  if (isInside(to, 'renderer/assets')) return null;
  return rendererLayers[folder].some((allowed) => isInside(to, allowed)) ? null : arrow;
}
