import type { Rejection } from '../../../core/game.ts';

export function readBox(value: unknown): { value: unknown } | { problems: readonly Rejection[] } {
  return { value };
}
