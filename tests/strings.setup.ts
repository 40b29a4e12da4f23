// Loads every text before the tests of a file, as the npm commands do.
import '@aerodrome/engine/text/appStrings.ts';
import { loadAllStrings } from '@aerodrome/engine/text/catalogue.ts';
import './fixtures/allGames.ts';

await loadAllStrings();
