import type { Random } from '../../core/random.ts';
import type { Fate } from '../debrief.ts';
import type { FateRow, Mission } from './definition.ts';
import { type CampaignSetup, type FateOutcome, fateOutcomes, type Pilot } from './state.ts';

/** What a steady hand asks chance for once more. */
const worst: readonly FateOutcome[] = ['prisoner', 'killed'];

/** The row of odds for what happened to a plane; who is home needs none. */
export function fateRowOf(war: CampaignSetup, { over, mild }: Mission, fate: Fate): FateRow | null {
  if (fate === 'home') return null;
  const table = war.definition.fates[war.difficulty];
  const row = table[fate === 'shotDown' ? over : fate];
  const spared = mild || war.gentle;
  // Cadets do not die, and nobody does where all are gentle; what is left of it is a long time in hospital.
  const killed = war.difficulty === 'cadet' || spared ? 0 : row.killed;
  const prisoner = spared ? 0 : row.prisoner;
  const gravely = row.gravely + row.killed - killed;
  return { ...row, killed, prisoner, gravely, unhurt: row.unhurt + row.prisoner - prisoner };
}

/** How likely each fate is, as shown before take-off: a steady hand's second draw is in it. */
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
