import type { Action, AnyGame } from './game.ts';

/** The asides of a seat that answer a question out of turn. A seat whose team-mate wants to resign agrees by resigning too. */
export function answersAmong(game: AnyGame, asides: readonly Action[]): readonly Action[] {
  const answers = asides.filter((action) => game.asideKind(action) === 'answer');
  if (!answers.some(({ type }) => type === 'flyOn')) return answers;
  return [...asides.filter((action) => game.asideKind(action) === 'resign'), ...answers];
}
