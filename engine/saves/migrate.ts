import { clone } from '../core/clone.ts';
import type { AnyGameKind } from '../core/game.ts';
import type { Segment } from '../core/record.ts';
import type { Problem, Result } from '../core/result.ts';
import { isRecord } from './json.ts';
import type { FormatMigration } from './migrations.ts';

/** Migrates a file's content to the current format. */
export function migrateFormat(parts: Record<string, unknown>, steps: readonly FormatMigration[]): Result<unknown> {
  let value: unknown = parts;
  for (const { name, up } of steps) {
    if (!isRecord(value)) return { problem: failed(name, 'notARecord') };
    try {
      value = up(value);
    } catch (error) {
      return { problem: failed(name, error) };
    }
  }
  return { ok: value };
}

/** Migrates a state and its options from the rules of its segment to the current rules. */
export function migrateRules(
  kind: AnyGameKind,
  played: Pick<Segment, 'rulesVersion' | 'options'>,
  state: unknown,
): Result<{ options: unknown; state: unknown }> {
  // A copy: the older segment stays unchanged.
  let match = clone<{ options: unknown; state: unknown }>({ options: played.options, state });
  for (let from = played.rulesVersion; from < kind.rulesVersion; from++) {
    const step = kind.migrations.find((migration) => migration.from === from);
    if (!step) return { problem: failed(`${kind.id}.${from}`, 'missing') };
    try {
      const { options, state } = step.up(match);
      match = { options, state };
    } catch (error) {
      return { problem: failed(step.name, error) };
    }
  }
  return { ok: match };
}

function failed(migration: string, error: unknown): Problem {
  const cause = error instanceof Error ? error.message : String(error);
  return { code: 'save.migrationFailed', params: { migration, cause: cause.slice(0, 120) } };
}
