import type { Mutant } from '../../mutants/mutant.ts';

export const tests = [
  'tests/scenarios/crew',
  'tests/games/crew/asides.test.ts',
  'tests/games/crew/copy.test.ts',
  'tests/games/crew/debrief.test.ts',
  'tests/games/crew/guess.test.ts',
  'tests/games/crew/migration.test.ts',
  'tests/games/crew/schema.test.ts',
  'tests/games/crew/spell.test.ts',
];

const folder = 'engine/games/crew';

/** Mutants of one file of the game: pairs of a piece and its replacement. */
function faults(file: string, ...pairs: readonly [from: string, to: string][]): Mutant[] {
  return pairs.map(([from, to]) => ({ file: `${folder}/${file}`, from, to }));
}

export const mutants: readonly Mutant[] = [
  ...faults(
    'actions.ts',
    // A seat that is ready has a deadline, too.
    ["return stand === undefined || stand === 'locked'", "return stand !== 'open'"],
    ['if (to !== section && sectionIsFree(', 'if (sectionIsFree('],
    ["if (stand !== 'open') list.push(...discards(", "if (stand === 'locked') list.push(...discards("],
    ["if (stand === 'ready') list.push({ type: 'notReady', seat });", "list.push({ type: 'notReady', seat });"],
    ['if (other !== undefined) return [];', ''],
    ['if (mayAnswer(state.draw, seat) || mateWantsToResign(', 'if (mateWantsToResign('],
    ['if (gameData.seatOf[laid.post] !== seat || laid.open ||', 'if (gameData.seatOf[laid.post] !== seat ||'],
  ),
  ...faults(
    'phases.ts',
    // A plane that is shot down in one step is out of the next ones.
    [
      "sunHolder: { on: { next: [{ guard: 'decided', target: '#crew.over' }, { target: 'sunOther' }] } }",
      "sunHolder: { on: { next: 'sunOther' } }",
    ],
    [
      "sunOther: { on: { next: [{ guard: 'decided', target: '#crew.over' }, { target: 'ownPlane' }] } }",
      "sunOther: { on: { next: 'ownPlane' } }",
    ],
    [
      "ownPlane: { on: { next: [{ guard: 'decided', target: '#crew.over' }, { target: 'enemyPlane' }] } }",
      "ownPlane: { on: { next: 'enemyPlane' } }",
    ],
    ["{ guard: 'everyDiscardIsSealed', target: '#crew.discard.discarding' },", ''],
  ),
  ...faults(
    'determinize.ts',
    ["end: ends[rng.below(ends.length, 'determinize')]", 'end: ends[0]'],
    ["if (rng.below(2, 'determinize') === 0 || !free ||", 'if (rng !== null || !free ||'],
    ["shuffle([...unseen], rng, 'determinize')", '[...unseen]'],
    ['for (const card of known ?? []) pools[post].splice(pools[post].indexOf(card), 1);', ''],
    ["filter(() => rng.below(2, 'determinize') === 1)", 'filter(() => false)'],
    ['own ? none : seat)), ...hidden', 'none)), ...hidden'],
  ),
  ...faults(
    'sampler.ts',
    ["other !== seat && stand === 'ready' ? 'open' : stand", 'stand'],
    ["=== 'locked');", "=== 'open');"],
    ['for (const card of inDeck) deck.push(card);', ''],
    ['for (const post of late) hands[post].sort((a, b) => a - b);', ''],
  ),
  ...faults(
    'rules/action.ts',
    ['if (!gameData.crossfire || other.open) return false;', 'if (!gameData.crossfire) return false;'],
    ['export const lastFaceUpSection = 2;', 'export const lastFaceUpSection = 3;'],
    ["const end = before === null ? null : before === 'own' ? 'enemy' : 'own';", 'const end = before;'],
    ['if (met.length < 2) continue;', 'if (met.length < 3) continue;'],
    ['const first = Math.max(0, round - 1) % others.length;', 'const first = round % others.length;'],
  ),
  ...faults(
    'rules/antiAir.ts',
    ['if (!planes[team]) continue;', ''],
    ['(trail[1] === zone ? small : 0)', '0'],
    ['if (draft.sunMoved || zone === none) return;', 'if (zone === none) return;'],
  ),
  ...faults('rules/cleanup.ts', ['  draft.calls = [];\n', ''], ['draft.repairing.fill(false);', '']),
  ...faults(
    'rules/calls.ts',
    ['called < mostCalls', 'called <= mostCalls'],
    ['if (call.seat === seat) called++', 'called++'],
  ),
  ...faults(
    'rules/damage.ts',
    ['left[0] < 0 || left[1] < 0', 'left[0] <= 0 || left[1] <= 0'],
    ['return busy.length > 0 ? busy : [boardOf(planes[1 - team])];', 'return [boardOf(planes[1 - team])];'],
    ['const cardsLookedAt = 9;', 'const cardsLookedAt = 8;'],
    ['const to = by === none ? [owner] : [owner, by];', 'const to = [owner];'],
  ),
  ...faults('rules/draw.ts', [
    'if (!drawCards(gameData, draft, post, missing',
    'if (drawCards(gameData, draft, post, missing',
  ]),
  ...faults(
    'rules/ending.ts',
    // Flying on is for one's own plane; the enemy's wish stands.
    ['filter((other) => gameData.seats[other].side !== side)', 'filter(() => false)'],
    ['if (paws && jaws) end(', 'if (paws || jaws) end('],
    ["if (draft.phase === 'action.laying') {", 'if (draft.laid.length < 0) {'],
    ['draft.discarding.fill(null);', ''],
  ),
  ...faults(
    'rules/moon.ts',
    ['Math.max(0, Math.min(most - hand.length, deck.length))', 'Math.min(across === plane ? 2 : 1, deck.length)'],
    [
      'if (boardOf(across) !== boardOf(plane)) return 0;',
      'if (teamOf(boardOf(across)) !== teamOf(boardOf(plane))) return 0;',
    ],
  ),
  ...faults(
    'rules/repair.ts',
    ['own.deck.push(...own.spent, ...own.discards);', 'own.deck.push(...own.discards);'],
    ['if (draft.smoke[teamOf(post)]) {', 'if (!draft.smoke[teamOf(post)]) {'],
    ['post: mateOf(post), damage: smokeDamage', 'post, damage: smokeDamage'],
  ),
  ...faults(
    'rules/resolve.ts',
    ["const plane = target === 'own' ? team : 1 - team;", 'const plane = team;'],
    ["if (gameData.token === 'antiAir' && to !== from)", "if (gameData.token === 'antiAir')"],
    ['moved[plane] = to !== from;', 'moved[plane] = true;'],
  ),
  ...faults(
    'rules/setup.ts',
    ['if (damage > 0)', 'if (damage > 1)'],
    ['const barred = pilotCentre(1 - placer);', 'const barred = pilotCentre(placer);'],
  ),
  ...faults(
    'rules/shoot.ts',
    ["gameData.token === 'sun' && enemy === token ? shotDamage / 2", 'enemy === token ? shotDamage / 2'],
    ['const chooses = moonlit && token === enemy;', 'const chooses = moonlit;'],
  ),
  ...faults(
    'warnings.ts',
    ['if (left < smokeDamage + missing(gameData, state, mate, 0))', 'if (left < smokeDamage)'],
    [
      'if (left >= toll + missing(gameData, state, post, discarded)) return [];',
      'if (left > toll + missing(gameData, state, post, discarded)) return [];',
    ],
  ),
  ...faults(
    'previewTrack.ts',
    ['gameData.handSize[post] - handCount + planned', 'gameData.handSize[post] - handCount'],
    ['draft.posts[event.post].deck.length -= shotDamage;', ''],
    ['laid.card !== undefined && !isVoid(all, laid)', 'laid.card !== undefined'],
  ),
  ...faults(
    'debrief.ts',
    ["const notDealt: readonly Cause[] = ['repair', 'claws'];", "const notDealt: readonly Cause[] = ['repair'];"],
    ['scrapCount - gameData.scrapped[post]', 'scrapCount'],
    ["return ending === 'resigned' ? 'resigned' : 'shotDown';", "return 'shotDown';"],
  ),
  ...faults('redact.ts', [
    'return action.cards ? ({ type, seat, sealed: true } as Action) : action;',
    'return action;',
  ]),
  ...faults('view.ts', ['handCount: hand.length + hidden,', 'handCount: hand.length,']),
];
