import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import { completeOptions } from '@aerodrome/engine/meta/campaign/missionOptions.ts';
import { missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { expect, test } from 'vitest';
import { career, type Fly, warOf } from '../../build/scripts/careers/walk.ts';
import { playTold } from '../../build/scripts/cli/play.ts';
import { refolded } from './campaignHelpers.ts';

/** Whole matches; at level 0 chance has every seat, which is quick, and above it the person's only. */
const at =
  (level: number): Fly =>
  (state, { options, seats, seed }) => {
    const { game } = missionOf(state);
    const kind = games[game];
    const whole = completeOptions(game, options);
    const opened = kind.open(whole);
    const { state: end, events } = playTold(
      kind,
      opened,
      seats.map((seat) => (level === 0 ? 'random' : 'level' in seat ? (seat.level as Level) : (level as Level))),
      seed,
    );
    return kind.debrief([{ action: null, events }], opened.view(end, 'all'), whole);
  };

/** By campaign and ending: for whom, with which seed and at which level. */
const golden: Record<string, Record<string, [side: string, seed: number, level: number]>> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'campaignEndings.json'), 'utf8'),
);

type Kept = [id: string, ending: string, side: string, seed: number, level: number];
const kept = Object.entries(golden).flatMap(([id, endings]) =>
  Object.entries(endings).map(([ending, [side, seed, level]]) => [id, ending, side, seed, level] as Kept),
);

test.each(kept)('%s comes to %s through whole matches', (id, ending, side, seed, level) => {
  const definition = campaigns.find((campaign) => campaign.id === id)!;
  const document = career(warOf(definition, side, 'pilot', seed), at(level));
  const state = campaignLog.fold(document);
  expect(state.ending).toBe(ending);
  expect(refolded(document)).toEqual(state);
});

test('there is a career for every ending', () => {
  const found = campaigns.map(({ id }) => [id, Object.keys(golden[id]).sort()]);
  expect(found).toEqual(campaigns.map(({ id, endings }) => [id, endings.map((ending) => ending.id).sort()]));
});
