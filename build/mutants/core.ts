import { inFile, type Mutant, type Nearest } from './mutant.ts';

const own = 'tests/core/';
/** The tests of a source for which the one of its own name would not do. */
const nearest: Nearest = {
  'engine/core/steps.ts': [`${own}match`],
};

/** Faults in the rules' machinery: the match with its log, undo and take-back, actions from spots, options, chance. */
export const mutants: Mutant[] = [
  ...inFile(
    nearest,
    'engine/core/match.ts',
    ['entry.draws.length === 0 && !entry.events.some((event) => event.reveals)', 'entry.draws.length === 0'],
    [' || entry.action?.seat !== seat) return false;', ') return false;'],
    ['to >= this.length - 1) return false;', 'to >= this.length) return false;'],
    ['const state = this.#steps.state(to);', 'const state = this.#steps.state(Math.max(this.first, to - 1));'],
    ['    this.#undone = [];\n    return null;', '    return null;'],
    ["return viewer === 'all' ? { ...line,", "return viewer !== 'table' ? { ...line,"],
    ['action: entry.action && this.game.redactAction(entry.action, viewer),', 'action: entry.action,'],
    ["if (hash(match.#state) !== hash(record.state)) throw new Diverged(log.length - 1, 'snapshot');", ''],
    [
      'this.#steps.push(this.#play(freeze(clone(action)), this.#random));',
      'this.#steps.push(this.#play(action, this.#random));',
    ],
  ),
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
    ['agreed.length === 0 && offeredIn[seat] < now', 'agreed.length === 0'],
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

/** The tests that must notice. */
export const tests: string[] = ['tests/core'];
