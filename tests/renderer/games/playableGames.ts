// Loads the playable games before the tests of a file, as the page does before its services (side effect of import).
import { loadGames } from '../../../renderer/games/index.ts';

await loadGames();

export { gameOf, playable } from '../../../renderer/games/index.ts';
