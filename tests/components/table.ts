import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { deterministicNumbers } from '../fixtures/positions.ts';
import { find, press, queryAll } from './app.tsx';

export { deterministicNumbers };

/** Sets a preset up in the hangar, with a seed. */
export async function takeOff(user: UserEvent, preset: string, seed: number, game = 'track'): Promise<void> {
  await screen
    .findByText(say(`hangar.game.${games[game].id}`), { selector: '.game-card *' })
    .then((card) => user.click(card));
  await user.click(await screen.findByText(preset, { selector: '.preset *' }));
  fireEvent.change(screen.getByLabelText(say('setUp.seed')), { target: { value: String(seed) } });
  await user.click(screen.getByRole('button', { name: say('setUp.start') }));
  await find('main.match');
}

/** Waits until nothing moves and a seat is asked, the screen waits for the next player, or the match is over. */
export async function waitUntilSettled(): Promise<string> {
  const match = await find(
    'main.match[data-animation=still]:is([data-play=choosing], [data-play=handover], [data-play=over])',
  );
  return match.dataset.play ?? '';
}

export const versionOf = () => document.querySelector<HTMLElement>('main.match')?.dataset.version;

type Press = (button: HTMLElement) => Promise<void>;

/** Answers a question of Track by the buttons of the tray. */
export async function answerQuestion(pick: (bound: number) => number, pressed: Press): Promise<void> {
  const version = versionOf();
  const choices = queryAll('.tray .choices button');
  const rows = queryAll('.tray .tiles');
  if (choices.length > 0) await pressed(choices[pick(choices.length)]);
  else if (rows.length === 1 && queryAll('.tray .tile:not([aria-disabled])').length > 0) {
    // Exactly as many tiles as have to be given up.
    for (const tile of queryAll('.tray .tile')) {
      if (queryAll('.tray [data-commit]:not(:disabled)').length > 0) break;
      await pressed(tile);
    }
    await pressed(await find('.tray [data-commit]'));
  } else {
    for (const row of rows.keys()) {
      const tiles = queryAll('.tile:not([aria-disabled=true])', queryAll('.tray .tiles')[row]);
      if (tiles.length > 0) await pressed(tiles[pick(tiles.length)]);
    }
    await pressed(await find('.tray [data-commit]'));
  }
  await waitFor(() => {
    if (versionOf() === version) throw new Error('nothing was decided');
  });
}

/** Makes some decisions, and opens the doors between them. */
export async function playDecisions(user: UserEvent, decisions: number, seed: number): Promise<void> {
  const pick = deterministicNumbers(seed);
  for (let left = decisions; left > 0; ) {
    if ((await waitUntilSettled()) === 'handover') await press(user, await find('[data-open]'));
    else {
      await answerQuestion(pick, (button) => press(user, button));
      left--;
    }
  }
}

/** Plays a match to its end, and returns the number of steps. */
export async function playToEnd(seed: number, pressed: Press): Promise<number> {
  const pick = deterministicNumbers(seed);
  for (let steps = 0; steps < 700; steps++) {
    const state = await waitUntilSettled();
    if (state === 'over') return steps;
    if (state === 'choosing') await answerQuestion(pick, pressed);
    else {
      await pressed(await find('[data-open]'));
      await waitFor(() => {
        if (document.querySelector('main.match[data-play=handover]')) throw new Error('the door is still closed');
      });
    }
  }
  throw new Error('the match did not end');
}

/** Opens the menu of the table and leaves the match. */
export async function leave(user: UserEvent): Promise<void> {
  await user.keyboard('m');
  await press(user, 'Save and leave');
}
