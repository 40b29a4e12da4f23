import { InProcessWorker } from './workers.ts';

/** Adds what happy-dom lacks: workers, IntersectionObserver, canvas contexts, and focus and Escape of modal dialogs. */
export function completeEnvironment(): void {
  Object.assign(globalThis, { Worker: InProcessWorker, IntersectionObserver: VisibleObserver });
  installCanvas();
  installDialogs();
}

/** Reports every element as visible, since happy-dom has no layout. */
class VisibleObserver {
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.#report([entry], this as unknown as IntersectionObserver));
  }

  unobserve(): void {}
}

/** A 2D context that paints nothing. */
const nullContext: CanvasRenderingContext2D = new Proxy({} as CanvasRenderingContext2D, {
  get: (target, name) => {
    if (name in target) return Reflect.get(target, name);
    if (name === 'measureText') return () => ({ width: 0 });
    return () => nullContext;
  },
});

function installCanvas(): void {
  Object.assign(globalThis, { Path2D: new Proxy(Object, { construct: () => nullContext }) });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => nullContext, toDataURL: () => 'data:,' });
}

const focusable =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** The focus moves into a modal dialog when it opens, and Escape closes it. */
function installDialogs(): void {
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this);
    (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable))?.focus();
  };
  window.addEventListener('keydown', (event) => {
    const dialog = topDialog();
    if (event.key !== 'Escape' || !dialog) return;
    // The default action of a key runs after all listeners.
    queueMicrotask(() => {
      const isWanted = !event.defaultPrevented && dialog.open;
      if (isWanted && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    });
  });
}

export function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}
