/** What went wrong, as a key into the text catalogue with its parameters. */
export interface Problem {
  code: string;
  params?: Record<string, string | number>;
}

/** A value, or the problem that prevented it. */
export type Result<T> = { ok: T } | { problem: Problem };
