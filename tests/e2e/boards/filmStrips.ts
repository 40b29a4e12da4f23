// Renders animations as film strips: one image for each kind of event that is named.
// npx tsx tests/e2e/boards/filmStrips.ts FOLDER track shotDown 'flew~"loop":0' …
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../../../build/scripts/app/chromium.ts';
import { type BoardHarness, openBoardHarness } from './boardHarness.ts';
import { replaysOf, type Scene, scenesAt } from './scenes.ts';

const [to, game, ...wanted] = process.argv.slice(2);
mkdirSync(to, { recursive: true });
const browser = await launchChromium();
const { page, close } = await openBoardHarness(browser);
const replays = replaysOf(game);

/** The first scene with an event of this type whose JSON contains the words. */
function find(type: string, words: readonly string[]) {
  for (const { match } of replays) {
    for (let entry = match.firstIndex + 1; entry < match.length; entry++) {
      const scenes = scenesAt(match, 'table', entry);
      const at = scenes.findIndex(({ frames }) =>
        frames.some(({ event }) => event.type === type && words.every((word) => JSON.stringify(event).includes(word))),
      );
      if (at >= 0) return { options: match.options, scene: scenes[at] };
    }
  }
  throw new Error(`nothing like ${type} ${words}`);
}

for (const wish of wanted) {
  const [type, ...words] = wish.split('~');
  const { options, scene } = find(type, words);
  await page.evaluate(
    ([id, options]) => (window as unknown as { boardHarness: BoardHarness }).boardHarness.open(id, options),
    [game, options] as const,
  );
  const sheet = await page.evaluate(
    ({ frames, before }) =>
      (window as unknown as { boardHarness: BoardHarness }).boardHarness.strip({ frames, before }, 12, 4),
    scene satisfies Scene,
  );
  writeFileSync(join(to, `${wish.replace(/[^\w~]/g, '')}.jpg`), Buffer.from(sheet.split(',')[1], 'base64'));
  console.log(wish);
}
await close();
await browser.close();
