import type { Rejection } from '../../../core/game.ts';
import { type CrewBox, cardsOf, type Deck, type DeckSet, deckSets, roles } from './box.ts';

/** "Game Contents": thirty cards in every deck. */
export const deckSize = 30;

/**
 * The facts about a box that the rulebook's text fixes, apart from its pictures. Judges only sets whose shape is sound.
 */
export function rulebookProblems({ decks }: CrewBox, sound: (part: string) => boolean): Rejection[] {
  return deckSets.filter((set) => sound(`box.decks.${set}`)).flatMap((set) => problemsOf(decks[set], set));
}

function problemsOf(decks: CrewBox['decks'][DeckSet], set: DeckSet): Rejection[] {
  const problems: Rejection[] = [];
  const report = (code: string, role: string, params: Record<string, number>) => {
    problems.push({ code: `crew.box.${code}`, params: { path: `box.decks.${set}.${role}`, ...params } });
  };
  for (const role of roles) {
    const found = cardsOf(decks[role]).length;
    if (found !== deckSize) report('deckSize', role, { expected: deckSize, found });
  }
  // "How to Win": the pilot has the greater control over both planes, the gunner over guns and Sun.
  const [pilot, gunner] = roles.map((role) => decks[role]);
  const planes = [sum(pilot.plane), sum(gunner.plane)];
  const suns = [sum(pilot.sun), sum(gunner.sun)];
  const shots = [sum(pilot.shoot), sum(gunner.shoot)];
  if (planes[0] <= planes[1]) report('fewerPlanes', 'pilot', { pilot: planes[0], gunner: planes[1] });
  if (suns[1] <= suns[0]) report('fewerSuns', 'gunner', { pilot: suns[0], gunner: suns[1] });
  if (shots[1] <= shots[0]) report('fewerShots', 'gunner', { pilot: shots[0], gunner: shots[1] });
  return problems;
}

function sum(counts: Deck[keyof Deck]): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
