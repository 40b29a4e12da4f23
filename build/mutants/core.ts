import { inFile, type Mutant, type Nearest } from './mutant.ts';

const own = 'tests/core/';
/** The tests of a source file, where they are not just the test file of the same name. */
const nearest: Nearest = {
  'engine/core/matchParts.ts': [`${own}match`],
  'engine/core/steps.ts': [`${own}match`],
};

/** Mutants of the engine core: match log, undo, take-back, composing actions from spots, options, randomness. */
export const mutants: Mutant[] = [
  ...inFile(
    nearest,
    'engine/core/match.ts',
    ['entry.draws.length === 0 && !entry.events.some((event) => event.reveals)', 'entry.draws.length === 0'],
    [' || entry.action?.seat !== seat) return false;', ') return false;'],
    ['to >= this.firstIndex && to < this.length - 1;', 'to >= this.firstIndex && to < this.length;'],
    ['const state = this.#stateAt(to);', 'const state = this.#stateAt(Math.max(this.firstIndex, to - 1));'],
    [
      'random, log, undone: [], state: step.state });\n  }\n\n  #with',
      'random, log, undone: this.#current.undone, state: step.state });\n  }\n\n  #with',
    ],
    ["return viewer === 'all' ? { ...line,", "return viewer !== 'table' ? { ...line,"],
    ['action: entry.action && this.game.redactAction(entry.action, viewer),', 'action: entry.action,'],
    [
      'const step = playStep(this.game, this.#state, freeze(clone(action)), random);',
      'const step = playStep(this.game, this.#state, action, random);',
    ],
  ),
  ...inFile(nearest, 'engine/core/matchParts.ts', [
    "if (hash(state) !== hash(record.state)) throw new DivergedError(entries.length - 1, 'snapshot');",
    '',
  ]),
  ...inFile(
    nearest,
    'engine/core/compose.ts',
    ['if (new Set(picked).size < picked.length) return false;', ''],
    [' && !picked.includes(alike)) offered', ') offered'],
    ['for (let length = picked.length; ; length--) {', 'for (let length = picked.length; ; length = 0) {'],
  ),
  ...inFile(
    nearest,
    'engine/core/drawOffers.ts',
    ['agreed.length === 0 && lastOffer !== undefined && lastOffer < now', 'agreed.length === 0'],
    ['accept ? [...offers.agreed, seat] : []', 'accept ? [...offers.agreed, seat] : offers.agreed'],
  ),
  ...inFile(
    nearest,
    'engine/core/options.ts',
    ["if (value.indexOf(value[place]) < place) return refuse('option.twice', field.key, { value: value[place] });", ''],
    ['value >= min && value <= max ?', 'value >= min ?'],
  ),
  ...inFile(nearest, 'engine/core/check.ts', ["if (state.outcome !== null) return { code: 'action.over' };", '']),
  ...inFile(nearest, 'engine/core/random.ts', ['if (at < list.length) list[at] = last;', '']),
  ...inFile(nearest, 'engine/core/steps.ts', ['if (states.length > 0) states[states.length - 1] = state;', '']),
];

/** The tests that must detect the mutants. */
export const tests: string[] = ['tests/core'];
