/** The session storage of this tab. It may be disabled or full, so reads give `null` and writes are dropped on an error. */
export const tabStorage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // The page works without it; only a reload forgets more.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage that cannot be reached contains nothing.
    }
  },
};
