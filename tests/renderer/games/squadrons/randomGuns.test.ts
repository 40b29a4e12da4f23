import { expect, test } from 'vitest';
import { matchNotes, serializeMatch } from '../../../../renderer/application/matches/match.ts';
import { startAgain, startPreset } from '../../../../renderer/application/matches/newMatch.ts';
import { presets } from '../../../../renderer/games/squadrons/presets.ts';
import { squadronsTable } from '../../../../renderer/games/squadrons/table.ts';
import { positionOf } from '../../../../renderer/table/position.ts';
import { UiState } from '../../../../renderer/table/uiState.ts';
import { settle } from '../../session/testSession.ts';
import { sitAt, viewOf } from './squadronsSession.ts';

const preset = (id: string) => startPreset('squadrons', presets.find((one) => one.id === id) ?? presets[0]);

/** A session of a preset for two people, with its random set-up. */
function sitDownTo(id: string) {
  const { match, drawsHiddenSetup, hasLesson } = preset(id);
  return sitAt(match, {
    standingOrderOf: (now, seat) =>
      squadronsTable.handover.standingOrder?.(
        { ...positionOf(now, now.view(seat)), uiState: new UiState() },
        seat,
        (drawsHiddenSetup ?? hasLesson) === true,
      ) ?? null,
  });
}

test('“Quiet guns”: all guns are hidden at random, and no door is shown for them', async () => {
  const { match, clock } = sitDownTo('quiet');
  for (let seat = 0; seat < 2; seat++) {
    await settle();
    clock.increment(0);
  }
  await settle();
  expect(viewOf(match()).phase).toBe('launch.choosing');
  expect(
    match()
      .log('all')
      .flatMap(({ action }) => (action?.type === 'guns' ? [action] : [])),
  ).toMatchObject([{ hits: 'random' }, { hits: 'random' }]);
});

test('“Two nations”: each player hides guns behind a door', async () => {
  const { match, regions } = sitDownTo('nations');
  await settle();
  expect(regions().play).toBe('handover');
  expect(viewOf(match()).phase).toBe('guns.sealing');
});

test('a saved match and a rematch keep the random placement of guns', () => {
  const matchDocument = preset('quiet');
  const { about } = JSON.parse(serializeMatch(matchDocument, ''));
  expect(matchNotes(about, 2).drawsHiddenSetup).toBe(true);
  expect(startAgain(matchDocument).drawsHiddenSetup).toBe(true);
  expect(matchNotes(JSON.parse(serializeMatch(preset('nations'), '')).about, 2).drawsHiddenSetup).toBeUndefined();
});
