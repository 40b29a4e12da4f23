import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import type { DocumentKind, Host } from '../../../electron/contract.ts';
import { unreachable } from './unreachable.ts';

const generations = [1, 2, 3] as const;

/** The latest earlier copy of a document that can be read, with its text; `null` where there is none. */
export async function earlierOf<T extends object>(
  host: Host,
  kind: DocumentKind,
  id: string,
  read: (text: string) => Promise<T | { problem: Problem }>,
): Promise<{ text: string; read: T } | null> {
  for (const generation of generations) {
    const kept = await host.kept(kind, id, generation).catch(unreachable);
    if ('problem' in kept || kept.ok === null) continue;
    const found = await read(kept.ok);
    if (!('problem' in found)) return { text: kept.ok, read: found };
  }
  return null;
}

/** Puts such a copy in the place of what is there, which is put aside and not lost. */
export async function putBack(
  host: Host,
  kind: DocumentKind,
  id: string,
  text: string,
): Promise<Result<{ revision: number }>> {
  await host.remove(kind, id).catch(unreachable);
  const listed = await host.list(kind).catch(unreachable);
  const there = 'ok' in listed ? listed.ok.find((info) => info.id === id) : undefined;
  return host.write(kind, id, text, there?.revision ?? 0).catch(unreachable);
}
