import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { expect, test } from 'vitest';
import { promptFor } from '../../../renderer/application/bots/prompt.ts';
import { workerRoles } from '../../../renderer/application/workerRoles.ts';

const read = readOptions(track.options, {});
if ('problems' in read) throw new Error(JSON.stringify(read.problems));
const match = Match.start(track, { ...read.options }, 5);
const about = { title: 'A duel', players: ['Alix', 'Odette'], kinds: ['random', 'random'] };

/** The answers of a worker with this role to one message, up to one that passes `isLast`. */
function answersTo(role: keyof typeof workerRoles, message: unknown, isLast: (answer: object) => boolean) {
  return new Promise<object[]>((resolve) => {
    const answers: object[] = [];
    workerRoles[role]()(message as never, (answer) => {
      answers.push(answer as object);
      if (isLast(answer as object)) resolve(answers);
    });
  });
}

test('the reader reads a match in parts', async () => {
  const answers = await answersTo('reader', { kind: 'match', input: writeSave(match, about) }, (one) => 'end' in one);
  expect(answers.at(-1)).toEqual({ end: 'read' });
  expect(answers.slice(0, -1).every((answer) => 'part' in answer)).toBe(true);
});

test('the worker of the bots replies with legal actions', async () => {
  const prompt = promptFor(match, 0, { kind: 'bot', level: 1 });
  const [answer] = await answersTo('bots', { id: 7, prompt, hurry: true }, () => true);
  expect(answer).toMatchObject({ id: 7, reply: { actions: [expect.objectContaining({ seat: 0 })] } });
});

test('the worker of a match of bots plays it to its end', async () => {
  const answers = await answersTo('botMatch', writeSave(match, about), (one) => !('steps' in one));
  expect(answers.at(-1)).toEqual({ ok: expect.stringContaining('"outcome"') });
});
