import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AppTools, AppToolsContext } from '../../renderer/app/context.ts';
import { PinGuard } from '../../renderer/application/pins.ts';
import { Door } from '../../renderer/session/Door.tsx';
import { PinGuardContext } from '../../renderer/session/PinGuardContext.ts';
import { Sheet } from '../../renderer/ui/Sheet.tsx';

/** Inside `act` every effect runs at once. In a browser, those of an update that no event caused run in a later task. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

type Dialog = (props: { onClose(): void }) => React.ReactNode;

/**
 * Opens and closes a dialog as a screen does once a file is written, and tells what has the focus after each commit, before
 * any other task: a key that a person presses then goes there.
 */
async function focusAfter(DialogOf: Dialog): Promise<string[]> {
  const focused: string[] = [];
  let setOpen: (open: boolean) => void = () => {};
  let committed: () => void = () => {};
  function Screen() {
    const [open, set] = useState(false);
    setOpen = set;
    // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each change of the dialog
    useLayoutEffect(() => {
      queueMicrotask(() => {
        focused.push(document.activeElement?.closest('dialog[open], #opener')?.tagName ?? 'nothing');
        committed();
      });
    }, [open]);
    return (
      <>
        <button type="button" id="opener">
          Enter a result
        </button>
        {open && <DialogOf onClose={() => set(false)} />}
      </>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const update = (change: () => void) =>
    new Promise<void>((resolve) => {
      committed = resolve;
      setTimeout(change);
    });
  await update(() =>
    root.render(
      <AppToolsContext value={{ problems: [] } as unknown as AppTools}>
        <Screen />
      </AppToolsContext>,
    ),
  );
  document.getElementById('opener')?.focus();
  await update(() => setOpen(true));
  await update(() => setOpen(false));
  root.unmount();
  return focused.slice(1);
}

test('a sheet has the focus as soon as it is rendered, and returns it as soon as it is closed', async () => {
  const focused = await focusAfter(({ onClose }) => (
    <Sheet title="Result" onClose={onClose}>
      <input />
    </Sheet>
  ));
  expect(focused).toEqual(['DIALOG', 'BUTTON']);
});

test('a door has the focus as soon as it is rendered', async () => {
  const pass = () => {};
  const focused = await focusAfter(() => (
    <PinGuardContext value={new PinGuard(() => 0)}>
      <Door nextName="Alix" previousName={null} nextPin={undefined} onOpen={pass} onRetract={pass} onQuit={pass} />
    </PinGuardContext>
  ));
  expect(focused[0]).toBe('DIALOG');
});
