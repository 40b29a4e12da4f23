import { InProcessWorker } from './workers.ts';

/** What a browser has and happy-dom lacks: workers, painting on a canvas, and the manners of modal dialogs. */
export function completeEnvironment(): void {
  Object.assign(globalThis, { Worker: InProcessWorker });
  installCanvas();
  installDialogs();
}

/** A brush that paints nothing. */
const brush: CanvasRenderingContext2D = new Proxy({} as CanvasRenderingContext2D, {
  get: (target, name) => {
    if (name in target) return Reflect.get(target, name);
    if (name === 'measureText') return () => ({ width: 0 });
    return () => brush;
  },
});

function installCanvas(): void {
  Object.assign(globalThis, { Path2D: new Proxy(Object, { construct: () => brush }) });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => brush, toDataURL: () => 'data:,' });
}

const focusable = 'button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** The focus moves into a modal dialog when it opens, and Escape closes it. */
function installDialogs(): void {
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    showModal.call(this);
    (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable))?.focus();
  };
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const dialog = topDialog();
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

export function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}
