import { useState, useSyncExternalStore } from 'react';

interface Announcement {
  id: number;
  text: string;
}

const maxLines = 30;

/**
 * The lines of a live region for screen readers. Lines are appended and never replaced, so that none is skipped. Only
 * `LiveRegion` renders them: the screen around it does not render again for each line.
 */
export class LiveRegionLines {
  #lines: readonly Announcement[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** The id of the last line that was spoken. */
  get lastId(): number {
    return this.#count;
  }

  readonly speak = (text: string): void => {
    if (text) this.#publish([...this.#lines.slice(1 - maxLines), { id: ++this.#count, text }]);
  };

  /** Removes all lines, or those up to an id. */
  clear(upTo = Number.POSITIVE_INFINITY): void {
    this.#publish(this.#lines.filter(({ id }) => id > upTo));
  }

  #publish(lines: readonly Announcement[]): void {
    this.#lines = lines;
    for (const listener of this.#listeners) listener();
  }

  readonly getSnapshot = (): readonly Announcement[] => this.#lines;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export function useLiveRegion(): LiveRegionLines {
  return useState(() => new LiveRegionLines())[0];
}

/** Reads new lines aloud by a screen reader. */
export function LiveRegion({ announcements }: { announcements: LiveRegionLines }) {
  const lines = useSyncExternalStore(announcements.subscribe, announcements.getSnapshot);
  return (
    <div className="hidden-visually" role="log" aria-live="polite">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
