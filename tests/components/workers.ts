import { playSaveAndPostProgress } from '../../renderer/application/bots/playSave.ts';
import { createResponder } from '../../renderer/application/bots/respond.ts';
import { postParts } from '../../renderer/application/readerWorker.ts';

const respond = createResponder();

type Post = (data: unknown) => void;

/** Message handlers of the page's workers, by file name. */
const services: Readonly<Record<string, (data: never, post: Post) => void>> = {
  'reader.worker.ts': postParts,
  'botFlights.worker.ts': playSaveAndPostProgress,
  'bots.worker.ts': (request: Parameters<typeof respond>[0], post) => post(respond(request)),
};

/** Runs the code of a worker in this process. Messages are copied and arrive later, as they do between threads. */
export class InProcessWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((cause: unknown) => void) | null = null;
  readonly #serve: (data: never, post: Post) => void;
  #isRunning = true;

  constructor(url: URL) {
    const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
    if (!Object.hasOwn(services, name)) throw new RangeError(`no worker is called ${name}`);
    this.#serve = services[name];
  }

  postMessage(message: unknown): void {
    const data = copyMessage(message) as never;
    setImmediate(() => {
      if (!this.#isRunning) return;
      try {
        this.#serve(data, (answer) => this.#deliver(structuredClone(answer)));
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
