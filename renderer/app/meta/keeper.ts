import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type DocumentFormat, readDocument, Unwritable, writeDocument } from '@aerodrome/engine/meta/document.ts';
import type { DocumentKind, Host } from '../../../electron/contract.ts';
import { earlierOf, putBack } from './generations.ts';
import { unreachable } from './unreachable.ts';

interface Waiting {
  text: string;
  answers: ((problem: Problem | null) => void)[];
}

/**
 * Keeps documents of one kind: each as it was last read or was last to be written. Like matches they are written one
 * after the other, each as it stands when its turn comes; whoever must know waits until it is on the disk.
 */
export class DocumentKeeper<T extends object> {
  readonly #host: Host;
  readonly #kind: DocumentKind;
  readonly #format: DocumentFormat<T>;
  readonly #report: (problem: Problem | null) => void;
  readonly #known = new Map<string, T>();
  readonly #revisions = new Map<string, number>();
  readonly #waiting = new Map<string, Waiting>();
  /** What no disk would take, and why. */
  readonly #unsaved = new Map<string, Problem>();
  /** What is there and could not be read: until it has been, nothing is written over it. */
  readonly #unread = new Map<string, Problem>();
  #writing: Promise<void> | null = null;

  constructor(host: Host, kind: DocumentKind, format: DocumentFormat<T>, report: (problem: Problem | null) => void) {
    this.#host = host;
    this.#kind = kind;
    this.#format = format;
    this.#report = report;
  }

  /** A document as it stands: what is still to be written counts before what is on the disk. */
  async open(id: string): Promise<{ content: T } | { problem: Problem }> {
    const known = this.#known.get(id);
    if (known && this.#unsaved.has(id)) {
      // What no disk would take is offered once more.
      await this.put(id, known);
      return { content: known };
    }
    if (known && this.#writing) return { content: known };
    const answer = await this.#host.read(this.#kind, id).catch(unreachable);
    // Somebody has written it meanwhile: what was read is older.
    const written = this.#known.get(id);
    if (written && written !== known) return { content: written };
    if ('problem' in answer) return this.#shut(id, answer.problem);
    if (known && this.#revisions.get(id) === answer.ok.revision) {
      this.#unread.delete(id);
      return { content: known };
    }
    const read = readDocument(this.#format, answer.ok.text);
    if ('problem' in read) return this.#shut(id, read.problem);
    this.#unread.delete(id);
    this.#known.set(id, read.content);
    this.#revisions.set(id, answer.ok.revision);
    return read;
  }

  /** A document as it was last read or written here: whoever changes it begins with this, and writes before waiting. */
  latest(id: string): T | undefined {
    return this.#known.get(id);
  }

  /** The latest copy of a damaged document that can be read, as it was before it was last written. */
  async earlier(id: string): Promise<T | null> {
    const found = await earlierOf(this.#host, this.#kind, id, async (text) => readDocument(this.#format, text));
    return found?.read.content ?? null;
  }

  /** Goes on from such a copy; what was there is put aside. */
  async goBackTo(id: string, content: T): Promise<Problem | null> {
    const answer = await putBack(this.#host, this.#kind, id, writeDocument(this.#format, content));
    if ('problem' in answer) return answer.problem;
    this.#forget(id);
    return null;
  }

  /** Replaces a document that could not be read, and was read at this revision, by what could be made of it. */
  repair(id: string, content: T, revision: number): Promise<Problem | null> {
    this.#forget(id);
    this.#revisions.set(id, revision);
    return this.put(id, content);
  }

  #shut(id: string, problem: Problem): { problem: Problem } {
    if (problem.code === 'host.missing') this.#unread.delete(id);
    else this.#unread.set(id, problem);
    return { problem };
  }

  /**
   * Writes a document, and answers when it is on the disk, or why it is not. Content that could not be read again is
   * refused, and what was there stays.
   */
  put(id: string, content: T): Promise<Problem | null> {
    const unread = this.#unread.get(id);
    if (unread) {
      this.#report(unread);
      return Promise.resolve(unread);
    }
    let text: string;
    try {
      text = writeDocument(this.#format, content);
    } catch (error) {
      // Refused before it counts as the latest: the next change goes on from content that can be written.
      const problem = error instanceof Unwritable ? error.rejection : { code: 'saves.unwritable' };
      this.#report(problem);
      return Promise.resolve(problem);
    }
    this.#known.set(id, content);
    return new Promise((resolve) => {
      const before = this.#waiting.get(id);
      this.#waiting.set(id, { text, answers: [...(before?.answers ?? []), resolve] });
      this.#writing ??= this.#drain();
    });
  }

  /** Resolves when everything has been answered for. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** Whether something is still to be written, or no disk would take it. */
  get owing(): boolean {
    return this.#writing !== null || this.#unsaved.size > 0;
  }

  /** Why a document is not on disk as it was last put; `null` once all are. */
  get failedWrite(): Problem | null {
    const [problem] = this.#unsaved.values();
    return problem ?? null;
  }

  /** Writes again what could not be written. Answers which documents are on disk now. */
  async retry(): Promise<string[]> {
    const written: string[] = [];
    const again = async (id: string, content: T) => {
      if (!(await this.put(id, content))) written.push(id);
    };
    const ids = [...this.#unsaved.keys()].filter((id) => !this.#waiting.has(id));
    await Promise.all(
      ids.map((id) => {
        const content = this.#known.get(id);
        return content && again(id, content);
      }),
    );
    return written;
  }

  async remove(id: string): Promise<Problem | null> {
    await this.settled();
    const answer = await this.#host.remove(this.#kind, id).catch(unreachable);
    if ('problem' in answer) return answer.problem;
    this.#forget(id);
    return null;
  }

  async restore(id: string): Promise<Problem | null> {
    const answer = await this.#host.restore(this.#kind, id).catch(unreachable);
    this.#forget(id);
    return 'problem' in answer ? answer.problem : null;
  }

  #forget(id: string): void {
    this.#known.delete(id);
    this.#revisions.delete(id);
    this.#unsaved.delete(id);
    this.#unread.delete(id);
  }

  async #drain(): Promise<void> {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) break;
      const [id, { text, answers }] = next;
      this.#waiting.delete(id);
      const problem = await this.#write(id, text);
      if (problem) this.#unsaved.set(id, problem);
      else this.#unsaved.delete(id);
      this.#report(problem);
      for (const answer of answers) answer(problem);
    }
    this.#writing = null;
  }

  /** A host that fails instead of answering must not end the saving of what follows. */
  async #write(id: string, text: string): Promise<Problem | null> {
    const answer = await this.#host.write(this.#kind, id, text, this.#revisions.get(id) ?? 0).catch(unreachable);
    if ('problem' in answer) return answer.problem;
    this.#revisions.set(id, answer.ok.revision);
    return null;
  }
}
