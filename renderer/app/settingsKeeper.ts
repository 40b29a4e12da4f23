import type { Problem } from '@aerodrome/engine/core/result.ts';
import type { Host } from '../../electron/contract.ts';
import { unreachable } from './meta/unreachable.ts';

/** Writes the settings, the latest last, and keeps those that could not be written for a retry. */
export class SettingsKeeper {
  readonly #host: Host;
  readonly #report: (problem: Problem | null) => void;
  #waiting: string | null = null;
  #failed: { text: string; problem: Problem } | null = null;
  #writing: Promise<void> | null = null;

  constructor(host: Host, report: (problem: Problem | null) => void) {
    this.#host = host;
    this.#report = report;
  }

  keep(text: string): void {
    this.#waiting = text;
    this.#writing ??= this.#drain();
  }

  get owing(): boolean {
    return this.#writing !== null || this.#failed !== null;
  }

  get failedWrite(): Problem | null {
    return this.#failed?.problem ?? null;
  }

  async retry(): Promise<void> {
    if (this.#failed && !this.#writing) this.keep(this.#failed.text);
    await this.#writing;
  }

  async #drain(): Promise<void> {
    for (;;) {
      const text = this.#waiting;
      if (text === null) break;
      this.#waiting = null;
      const answer = await this.#host.writeSettings(text).catch(unreachable);
      this.#failed = 'problem' in answer ? { text, problem: answer.problem } : null;
      this.#report(this.failedWrite);
    }
    this.#writing = null;
  }
}
