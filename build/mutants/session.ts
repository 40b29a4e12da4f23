import type { Mutant } from './mutant.ts';

const handover = 'tests/renderer/session/handover.test.ts';
const undo = 'tests/renderer/session/undo.test.ts';
const play = 'tests/renderer/session/play.test.ts';
const hints = 'tests/renderer/session/hints.test.ts';
const menu = 'tests/components/tableMenu.test.tsx';
const table = 'tests/components/table.test.tsx';
const at = 'tests/e2e/app/';
const pin = `${at}privacy.test.ts > a PIN protects a hand at the door`;

/** Mutants of a session: open hands, undo, keys, doors, cards and menu. */
export const mutants: Mutant[] = [
  {
    file: 'renderer/session/selectors.ts',
    from: 'return context.holderSeat !== null && due.includes(context.holderSeat) ? context.holderSeat : itemAt(due, 0);',
    to: 'return due[0];',
    nearest: [handover],
  },
  {
    file: 'renderer/session/selectors.ts',
    from: "return one === undefined || others.length > 0 ? 'table' : one;",
    to: "return one === undefined ? 'table' : one;",
    nearest: [handover],
  },
  {
    file: 'renderer/session/selectors.ts',
    from: 'return context.viewerSeat === seat || !context.match.game.hidden;',
    to: 'return true;',
    nearest: [handover, 'tests/renderer/session/randomSessions.test.ts'],
  },
  {
    file: 'renderer/session/handover.ts',
    from: "if (context.usesFullDoors()) return 'door';",
    to: '',
    nearest: [handover],
  },
  {
    file: 'renderer/session/selectors.ts',
    from: 'if (isSimultaneousChoice && match.game.hidden) {',
    to: 'if (isSimultaneousChoice && match.length < 0) {',
    nearest: [undo, `${table} > an undo that is not possible shows the reason`],
  },
  {
    file: 'renderer/session/hint.ts',
    from: 'return viewerSeat === hint.seat && isSameQuestion(hint.match, match, viewerSeat);',
    to: 'return viewerSeat === hint.seat;',
    nearest: [hints],
  },
  {
    file: 'renderer/session/hint.ts',
    from: 'hints: context.hints + 1,',
    to: 'hints: context.hints,',
    nearest: [hints, `${table} > a bot of level ace is chosen, its hint is counted`],
  },
  {
    file: 'renderer/session/actions.ts',
    from: 'clearSelection: assign({ ...noSelection, reviewedEntry: null }),',
    to: 'clearSelection: assign({ picked: [], picksTrimmed: false, hint: null }),',
    nearest: [handover, play, `${at}privacy.test.ts > hover marks and log positions of one player are cleared`],
  },
  {
    file: 'renderer/session/HandoverForm.tsx',
    from: 'if (pin && !(await check(typed))) return;',
    to: "if (pin && typed === '') return;",
    nearest: [pin],
  },
  {
    file: 'renderer/session/HandoverForm.tsx',
    from: "    setTyped('');\n    clear();\n    setRetracting(isRetracting);",
    to: '    clear();\n    setRetracting(isRetracting);',
    nearest: [pin],
  },
  {
    file: 'renderer/session/HandoverForm.tsx',
    from: '(event: KeyboardEvent) => event.repeat && event.preventDefault()',
    to: '(_event: KeyboardEvent) => undefined',
    nearest: [pin],
  },
  {
    file: 'renderer/session/TableMenu.tsx',
    from: "if (settings.confirmations) onSheet('resign');",
    to: "if (resign) onSheet('resign');",
    nearest: [`${at}windows.test.ts > without confirmations a resignation takes effect at once`],
  },
  {
    file: 'renderer/session/TableMenu.tsx',
    from: 'title={rejection ? explain(rejection) : undefined}',
    to: 'title={undefined}',
    nearest: [`${table} > an undo that is not possible shows the reason`],
  },
  {
    file: 'renderer/session/TableMenu.tsx',
    from: 'onTakeBack(lastDecision - 1)',
    to: 'onTakeBack(lastDecision - 2)',
    nearest: [menu],
  },
  {
    file: 'renderer/session/ResultCard.tsx',
    from: 'const names = winners.map((seat) => itemAt(players, seat).name);',
    to: 'const names = players.flatMap(({ name }, seat) => (winners.includes(seat) ? [] : [name]));',
    nearest: [menu],
  },
  {
    file: 'renderer/session/ResultCard.tsx',
    from: '}, [isOpen]);',
    to: '});',
    nearest: [`${at}heldKeys.test.ts > a key that is still held when a match ends presses no button of the result`],
  },
  {
    file: 'renderer/session/useMatchShortcuts.ts',
    from: "if (context.animation) return { type: 'skip' };",
    to: '',
    nearest: [`${at}robust.test.ts > a key or a click on the sky ends a running animation at once`],
  },
  {
    file: 'renderer/session/useMatchShortcuts.ts',
    from: 'g: scene.seat !== null && !grave ? commit : undefined,',
    to: 'g: scene.seat !== null ? commit : undefined,',
    nearest: [`${at}airspace.test.ts > a duel is flown to its end by keyboard alone`],
  },
  {
    file: 'renderer/session/useMatchShortcuts.ts',
    from: 'if (key.length === 1 && !latest.current.hasLetterKeys) return;',
    to: '',
    nearest: [`${table} > G commits what is picked`],
  },
  {
    file: 'renderer/session/useSelection.ts',
    from: 'if (nowMs - pickedAtMs.current >= minRepickMs && ',
    to: 'if (nowMs >= 0 && ',
    nearest: [`${at}robust.test.ts > a double click only picks a tile`],
  },
  {
    file: 'renderer/session/PreviewCard.tsx',
    from: '{refusal && <p className="preview-refusal">{explain(refusal)}</p>}',
    to: '',
    nearest: [`${table} > a tile that cannot be played shows the reason`],
  },
  {
    file: 'renderer/session/Lesson.tsx',
    from: 'useState(() => passedSteps(steps, lessonContext))',
    to: 'useState<readonly string[]>([])',
    nearest: ['tests/components/firstFlight.test.tsx'],
  },
  {
    file: 'renderer/session/AsideQuestions.tsx',
    from: "by: by === null ? '' : itemAt(names, by)",
    to: "by: by === null ? '' : names[seat]",
    nearest: [`${at}airspaceSeats.test.ts > a draw is offered from the menu`],
  },
  {
    file: 'renderer/session/Log.tsx',
    from: 'onClick={() => onReview(entry)}',
    to: 'onClick={() => onReview(entry - 1)}',
    nearest: ['tests/components/replay.test.tsx'],
  },
];

/** The tests that must detect the mutants, besides those that a mutant names. */
export const tests: string[] = ['tests/renderer/session'];
