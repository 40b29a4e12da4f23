import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * The slowest test files, in order, without windows and with. They start first: a slow file that started last would keep
 * one core busy while the other is idle. A fresh clone has no recorded times, and file size does not predict them.
 */
export const long = [
  'tests/conformance/crew.test.ts',
  'tests/conformance/track.test.ts',
  'tests/components/matches.test.tsx',
  'tests/conformance/squadrons.test.ts',
  'tests/conformance/airspace.test.ts',
  'tests/bots/bots.test.ts',
  'tests/renderer/session/randomSessions.test.ts',
  'tests/renderer/application/campaignCrash.test.ts',
  'tests/saves/hostile.test.ts',
  'tests/electron/host/crash.test.ts',
  'tests/bots/crewCalls.test.ts',
  'tests/build/prove.test.ts',
  'tests/build/newGame.test.ts',
  'tests/build/bench.test.ts',
  'tests/saves/limits.test.ts',
  'tests/renderer/application/tournamentCrash.test.ts',
  'tests/meta/campaignEndings.test.ts',
  'tests/games/track/schema.test.ts',
  'tests/build/help.test.ts',
  'tests/e2e/screens/campaigns.test.ts',
  'tests/e2e/app/privacy.test.ts',
  'tests/e2e/app/squadrons.test.ts',
  'tests/e2e/app/crewSeats.test.ts',
  'tests/e2e/screens/tournaments.test.ts',
  'tests/e2e/screens/incomingFiles.test.ts',
  'tests/e2e/app/crewStates.test.ts',
  'tests/e2e/shells/start.test.ts',
  'tests/e2e/app/faults.test.ts',
  'tests/e2e/app/crew.test.ts',
  'tests/e2e/app/saving.test.ts',
  'tests/e2e/app/crewPrivacy.test.ts',
  'tests/e2e/app/airspace.test.ts',
  'tests/e2e/app/windows.test.ts',
  'tests/e2e/shells/crashRecovery.test.ts',
  'tests/e2e/app/airspaceStates.test.ts',
  'tests/e2e/screens/accessibility.test.ts',
  'tests/e2e/app/airspaceSeats.test.ts',
  'tests/e2e/app/heldKeys.test.ts',
  'tests/e2e/app/openings.test.ts',
  'tests/e2e/app/bench.test.ts',
  'tests/e2e/app/robust.test.ts',
  'tests/e2e/screens/replay.test.ts',
  'tests/e2e/app/boardSpots.test.ts',
] as const;

/** Runs the slow files first, within the order of the projects. */
export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return sorted.sort((a, b) => group(a) - group(b) || slowFirst(a.moduleId, b.moduleId));
  }
}

export function slowFirst(a: string, b: string): number {
  return rank(a) - rank(b);
}

function rank(file: string): number {
  const at = long.findIndex((name) => file.replaceAll('\\', '/').endsWith(name));
  return at < 0 ? long.length : at;
}
