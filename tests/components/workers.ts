import { itemAt } from '@aerodrome/engine/core/items.ts';
import { workerRoles } from '../../renderer/application/workerRoles.ts';

/** Runs the code of a worker in this process. Messages are copied and arrive later, as they do between threads. */
export class InProcessWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((cause: unknown) => void) | null = null;
  readonly #handle: ReturnType<(typeof workerRoles)['reader']>;
  #isRunning = true;

  constructor(_url: URL, { name = '' }: WorkerOptions = {}) {
    this.#handle = itemAt(workerRoles, name)();
  }

  postMessage(message: unknown): void {
    const data = copyMessage(message) as never;
    setImmediate(() => {
      if (!this.#isRunning) return;
      try {
        this.#handle(data, (answer) => this.#deliver(structuredClone(answer)));
      } catch (cause) {
        this.onerror?.(cause);
      }
    });
  }

  #deliver(data: unknown): void {
    setImmediate(() => {
      if (this.#isRunning) this.onmessage?.({ data });
    });
  }

  terminate(): void {
    this.#isRunning = false;
  }
}

/** Copies a message. Files are passed by reference, as between threads: `structuredClone` does not know happy-dom's. */
function copyMessage(message: unknown): unknown {
  if (message instanceof Blob) return message;
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return structuredClone(message);
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, copyMessage(value)]));
}
