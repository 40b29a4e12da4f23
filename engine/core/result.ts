/** An error for people: a key of the text catalogue with its parameters. A parameter can be the problem that caused it. */
export interface Problem {
  code: string;
  params?: Record<string, string | number | Problem>;
}

/** A value, or the problem that prevented it. */
export type Result<T> = { ok: T } | { problem: Problem };

/** The value; throws the problem. For tools and tests, where a problem is a defect. */
export function unwrap<T>(result: Result<T>): T {
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  return result.ok;
}
