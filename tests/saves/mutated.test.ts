import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { bundleLines } from '@aerodrome/engine/meta/bundle.ts';
import { writeDocument } from '@aerodrome/engine/meta/document.ts';
import { tournamentFormat } from '@aerodrome/engine/meta/tournament/document.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { afterAll, expect, test } from 'vitest';
import { beginEvent, botEntrants, flyEvent } from '../../build/scripts/tournament/event.ts';
import type { Host } from '../../electron/contract.ts';
import { importBundle } from '../../renderer/application/bundles.ts';
import { readInProcess } from '../../renderer/application/readers.ts';
import { setUp } from '../meta/tournamentHelpers.ts';
import { pageOver } from '../renderer/application/evening.ts';
import { seal } from './forge.ts';
import { mutateBytes, mutateJson, mutateText } from './mutate.ts';
import { mutatedKinds } from './mutatedKinds.ts';

/** Files per kind; `npm run prove` sets a larger number. */
const fileCount = Number(process.env.AERODROME_SAVES ?? 60);
/** The page gives up reading after this time; a file that takes longer counts as a hang. */
const timeLimitMs = 10_000;
const timeout = 60_000 + fileCount * 200;

let slowest = { ms: 0, kind: '' };
/** Accepted files by kind. */
const acceptedCounts: Record<string, number> = {};
afterAll(() => {
  const accepted = Object.entries(acceptedCounts).map(([kind, count]) => `${kind} ${count}`);
  const { ms, kind } = slowest;
  console.log(
    `${fileCount} files read of each kind, accepted: ${accepted.join(', ')}; slowest: ${kind}, ${ms.toFixed(0)} ms`,
  );
});

/** Calls a function, and stops it after the time limit even if it loops without end. */
function limitTime<T>(kind: string, work: () => T): T {
  Object.assign(globalThis, { limitedWork: work });
  const began = performance.now();
  const result = new Script('limitedWork()').runInThisContext({ timeout: timeLimitMs });
  const ms = performance.now() - began;
  if (ms > slowest.ms) slowest = { ms, kind };
  return result as T;
}

/** Codes of the problems of files, and of boxes. */
const expectedCodes = /^(save\.(notASave|invalid|diverged|tooNew|migrationFailed)|setUp\.box\.notJson|\w+\.box\.\w+)$/;

test.each(Object.entries(mutatedKinds))(
  `of ${fileCount} changed files of the kind %s each is refused with a reason, or can be opened and written again`,
  (name, kind) => {
    const random = new SeededRandom(1916);
    acceptedCounts[name] = 0;
    const codes = new Set<string>();
    for (let i = 0; i < fileCount; i++) {
      const original = kind.texts[i % kind.texts.length];
      const file = kind.mutate(original, random);
      try {
        const read = limitTime(name, () => kind.read(file));
        if ('code' in read) codes.add(read.code);
        else {
          acceptedCounts[name]++;
          const hasOldChecksum = kind.hasChecksum && JSON.parse(file).checksum === JSON.parse(original).checksum;
          if (hasOldChecksum) expect(read.rewritten).toBe(original);
        }
      } catch (error) {
        throw new Error(`file ${i}: ${error instanceof Error ? error.stack : error}\n${difference(original, file)}`);
      }
    }
    for (const code of codes) expect(code).toMatch(expectedCodes);
  },
  timeout,
);

/** The first place at which two texts differ. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const excerpt = (text: string) => text.slice(Math.max(0, at - 80), at + 120);
  return `- ${excerpt(one)}\n+ ${excerpt(other)}`;
}

/** A host in memory. */
function memoryHost() {
  const files = new Map<string, string>();
  const host = {
    read: async (kind, id) => {
      const text = files.get(`${kind}/${id}`);
      return text === undefined ? { problem: { code: 'host.missing' } } : { ok: { text, revision: 1 } };
    },
    write: async (kind, id, text) => {
      files.set(`${kind}/${id}`, text);
      return { ok: { revision: 1 } };
    },
  } as Partial<Host> as Host;
  return { host, files };
}

test(
  `of ${fileCount} changed bundles each is imported completely or not at all`,
  async () => {
    const random = new SeededRandom(1917);
    const saved: { id: string; text: string }[] = [];
    const flown = flyEvent(beginEvent(setUp('single'), botEntrants(2, [0], 1), 3), undefined, (id, match) =>
      saved.push({ id, text: writeSave(match, {}) }),
    );
    const document = writeDocument(tournamentFormat, flown);
    const lines = [...bundleLines({ kind: 'tournament', document, matches: saved })];
    /** Changes the file inside a line. */
    const mutateInner = (line: string) => {
      const record = JSON.parse(line);
      return JSON.stringify({ ...record, text: mutateJson(record.text, random, seal) });
    };
    const mutations: (() => BlobPart)[] = [
      () => new Uint8Array(mutateBytes(gzipSync(lines.join('')), random)),
      () => gzipSync(mutateText(lines.join(''), random)),
      () => gzipSync(lines.map((line) => mutateJson(line, random, JSON.stringify)).join('\n')),
      () => gzipSync(lines.map(mutateInner).join('\n')),
      () => gzipSync([...lines, ...lines].slice(random.below(lines.length)).join('')),
    ];
    acceptedCounts.bundle = 0;
    for (let i = 0; i < fileCount; i++) {
      const { host, files } = memoryHost();
      const page = pageOver(host);
      const content = await readInProcess('import', new Blob([mutations[i % mutations.length]()]));
      const imported = await importBundle({ ...page, newId: () => 'new' }, content);
      if ('problem' in imported) {
        expect(imported.problem.code).toMatch(expectedCodes);
        expect(files.size).toBe(0);
        continue;
      }
      acceptedCounts.bundle++;
      expect(await pageOver(host).source.documents.open(imported.ok)).toHaveProperty('ok');
    }
  },
  timeout,
);
