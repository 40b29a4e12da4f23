import type { Problem, Result } from '../core/result.ts';

/** Maximum length of a save. The longest match of any game takes a small part of it. */
export const maxTextLength = 8 * 2 ** 20;
/** Maximum number of values. The longest matches have some hundred thousand; without a limit empty lists fill memory. */
const maxValues = 2 ** 20;
/** Maximum nesting depth. Saves are about a dozen levels deep. */
const maxDepth = 64;
/** Keys with a meaning in JavaScript (prototype pollution); no record of ours has them. */
const forbidden: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Parses untrusted text: a record of plain JSON of bounded size and depth, or the problem. */
export function readJson(text: string): Result<Record<string, unknown>> {
  if (text.length > maxTextLength) return { problem: notASave('tooLarge') };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: notASave('notJson') };
  }
  if (!isRecord(value)) return { problem: notASave('notARecord') };
  const problem = checkPlain(value);
  return problem ? { problem } : { ok: value };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function notASave(cause: string): Problem {
  return { code: 'save.notASave', params: { cause } };
}

export function invalid(path: string, what: string): Problem {
  // A hostile key may be as long as the file.
  return { code: 'save.invalid', params: { path: path.slice(0, 120), what } };
}

interface Place {
  value: object;
  depth: number;
  key: string;
  parent: Place | null;
}

/** Walks with an explicit stack: nesting too deep for recursion is one of the problems it finds. */
export function checkPlain(root: object): Problem | null {
  const stack: Place[] = [{ value: root, depth: 1, key: '', parent: null }];
  let values = 0;
  for (let place = stack.pop(); place; place = stack.pop()) {
    if (place.depth > maxDepth) return notASave('tooDeep');
    for (const key in place.value) {
      if (++values > maxValues) return notASave('tooLarge');
      const value: unknown = place.value[key as never];
      if (forbidden.includes(key)) return invalid(pathOf(place, key), 'forbiddenKey');
      // Infinity and −0 can be read from JSON and not be written: hashes would take them for null and 0.
      if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) {
        return invalid(pathOf(place, key), 'number');
      }
      if (typeof value === 'object' && value !== null) {
        stack.push({ value, depth: place.depth + 1, key, parent: place });
      }
    }
  }
  return null;
}

function pathOf(place: Place, last: string): string {
  const keys = [last];
  for (let at: Place | null = place; at?.parent; at = at.parent) keys.unshift(at.key);
  return keys.join('.');
}
