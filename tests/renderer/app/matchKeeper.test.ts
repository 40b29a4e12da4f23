import type { Problem } from '@aerodrome/engine/core/result.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../../electron/contract.ts';
import { MatchKeeper } from '../../../renderer/app/documents.ts';
import type { CurrentMatch } from '../../../renderer/application/matches/match.ts';
import { startPreset } from '../../../renderer/application/matches/newMatch.ts';
import { playable } from '../../../renderer/games/index.ts';

const open = startPreset('track', playable.track.presets[0]);

/** A host of which each write goes as the next of the list says. */
function keeperOver(...answers: (() => ReturnType<Host['write']>)[]) {
  const written: number[] = [];
  const reports: (string | null)[] = [];
  const write: Host['write'] = (_kind, _id, _text, revision) => {
    written.push(revision);
    const answer = answers.shift();
    if (!answer) throw new Error('not asked for');
    return answer();
  };
  const keeper = new MatchKeeper({ write } as Host, (problem) => reports.push(problem?.code ?? null));
  return { keeper, written, reports };
}

const saved = (revision: number) => async () => ({ ok: { revision } });
const refused = (problem: Problem) => async () => ({ problem });
const rejected = () => Promise.reject(new Error('gone'));
const thrown = () => {
  throw new Error('gone');
};

async function keep(keeper: MatchKeeper, match: CurrentMatch): Promise<void> {
  keeper.keep(match);
  await keeper.settled();
}

test.each([
  ['throws', thrown, 'host.unreachable'],
  ['rejects', rejected, 'host.unreachable'],
  ['refuses', refused({ code: 'host.diskFull' }), 'host.diskFull'],
])('a host that %s is reported, and the next write goes on from there', async (_, fails, code) => {
  const { keeper, written, reports } = keeperOver(saved(1), fails, saved(2));
  await keep(keeper, open);
  expect(keeper.unsaved(open.id)).toBeNull();
  await keep(keeper, open);
  expect(keeper.unsaved(open.id)).toEqual({ code });
  expect(keeper.unsaved('another')).toBeNull();
  await keep(keeper, open);
  expect(keeper.unsaved(open.id)).toBeNull();
  expect(reports).toEqual([null, code, null]);
  expect(written).toEqual([0, 1, 1]);
});

test('a match that cannot be written down does not keep others from being saved', async () => {
  const { keeper, reports } = keeperOver(saved(1));
  const broken = { ...open, id: 'broken', title: 'x'.repeat(5000) };
  await keep(keeper, broken);
  expect(keeper.unsaved('broken')).toMatchObject({ code: 'saves.unwritable' });
  expect(keeper.owing).toBe(true);
  keeper.forget('broken');
  expect(keeper.owing).toBe(false);
  await keep(keeper, open);
  expect(keeper.unsaved(open.id)).toBeNull();
  expect(reports).toEqual(['saves.unwritable', null, null]);
});
