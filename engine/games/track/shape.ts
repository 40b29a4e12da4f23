import type { Rejection } from '../../core/game.ts';
import type { Setting } from './setting.ts';

export function checkState(_setting: Setting, _value: unknown): Rejection | null {
  return null;
}
