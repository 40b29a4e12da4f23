import type { Random } from '../../core/random.ts';
import type { Fate } from '../debrief.ts';
import type { FateRow, Mission } from './definition.ts';
import { type CampaignSetup, type FateOutcome, fateOutcomes, type Pilot } from './state.ts';

/** Outcomes that a steady pilot draws again. */
const worst: readonly FateOutcome[] = ['prisoner', 'killed'];

/** The odds for the pilot of a plane with this fate; `null` if it came home. */
export function fateRowOf(war: CampaignSetup, { over, mild }: Mission, fate: Fate): FateRow | null {
  if (fate === 'home') return null;
  const table = war.definition.fates[war.difficulty];
  const row = table[fate === 'shotDown' ? over : fate];
  const isAutomatic = mild || war.gentle;
  // For cadets, gentle campaigns and mild missions, killed becomes gravely wounded.
  const killed = war.difficulty === 'cadet' || isAutomatic ? 0 : row.killed;
  const prisoner = isAutomatic ? 0 : row.prisoner;
  const gravely = row.gravely + row.killed - killed;
  return { ...row, killed, prisoner, gravely, unhurt: row.unhurt + row.prisoner - prisoner };
}

/** The probability of each outcome, including the second draw of a steady pilot. */
export function fateOdds(row: FateRow, { steady }: Pick<Pilot, 'steady'>): Record<FateOutcome, number> {
  const bad = worst.reduce((sum, outcome) => sum + row[outcome], 0) / row.of;
  const odds = fateOutcomes.map((outcome) => {
    const once = row[outcome] / row.of;
    if (!steady) return [outcome, once];
    return [outcome, (worst.includes(outcome) ? 0 : once) + bad * once];
  });
  return Object.fromEntries(odds) as Record<FateOutcome, number>;
}

export function drawFate(row: FateRow, steady: boolean, random: Random): { outcome: FateOutcome; again: boolean } {
  const outcome = drawOnce(row, random);
  if (!steady || !worst.includes(outcome)) return { outcome, again: false };
  return { outcome: drawOnce(row, random), again: true };
}

function drawOnce(row: FateRow, random: Random): FateOutcome {
  let value = random.below(row.of, 'fate');
  for (const outcome of fateOutcomes) {
    if (value < row[outcome]) return outcome;
    value -= row[outcome];
  }
  throw new RangeError('odds that do not sum');
}
