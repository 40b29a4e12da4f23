import { expect, vi } from 'vitest';

/** happy-dom does not know `<search>`, which browsers have had since 2023. */
const alwaysAllowed = [/^The tag <%s> is unrecognized in this browser\..* search$/];

let allowed: RegExp[] = [];
let messages: string[] = [];

/** Records what is written to the console. React reports misuse there. */
export function watchConsole(): void {
  allowed = [...alwaysAllowed];
  messages = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      messages.push(parts.map(String).join(' '));
    });
  }
}

/** Allows messages of this kind for the running test. */
export function allowConsoleMessage(message: RegExp): void {
  allowed.push(message);
}

/** Fails a test that wrote to the console without having announced it. */
export function checkConsole(): void {
  vi.restoreAllMocks();
  expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([]);
}
