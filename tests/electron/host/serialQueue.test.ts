import { expect, test } from 'vitest';
import { SerialQueue } from '../../../electron/host/serialQueue.ts';

test('queued work runs one piece after the other, and a failure does not stop the next', async () => {
  const queue = new SerialQueue();
  const done: string[] = [];
  const take = (name: string, fails = false) =>
    queue.run(async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const answers = await Promise.allSettled([take('first'), take('second', true), take('third')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  await queue.flush();
});
