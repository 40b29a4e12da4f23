import { boardOf, pilotCentre, posts, teamOf } from './boards.ts';
import { isPlaneCard, kinds } from './data/box.ts';
import type { GameData } from './gameData.ts';
import { comesBefore, lastFaceUpSection } from './rules/action.ts';
import { mostCalls } from './rules/calls.ts';
import { shotDamage } from './rules/damage.ts';
import { extraCards, extrasAreOpen, owesExtra } from './rules/moon.ts';
import { type CrewState, none } from './state.ts';

/**
 * Where the parts of a table contradict each other or the game data, as paths; the table has the right shape. Later
 * questions rely on the answers to earlier ones: only the first path found can be trusted.
 */
export function* conflicts(gameData: GameData, state: CrewState): Generator<string> {
  yield* time(gameData, state);
  yield* tokens(gameData, state);
  yield* cards(gameData, state);
  yield* tracks(gameData, state);
  yield* repairs(gameData, state);
  yield* sealed(gameData, state);
  yield* moonlight(gameData, state);
  yield* calls(gameData, state);
  yield* offers(gameData, state);
}

const isOver = (state: CrewState) => state.phase === 'over';
const isLaying = (state: CrewState) => state.phase === 'action.laying';
/** Cards lie locked in, or the match ended meanwhile. */
const isResolving = ({ phase }: CrewState) => /^(discard|draw|section)\./.test(phase);

function* time(gameData: GameData, state: CrewState): Generator<string> {
  const { phase, outcome, round, section } = state;
  if (phase === 'action.faceUp' && gameData.showsFirst === none) yield 'phase';
  if ((phase === 'draw.extra' || phase === 'section.moonChoice') && gameData.token !== 'moon') yield 'phase';
  if (round === 0 ? phase !== 'placing' && !isOver(state) : phase === 'placing') yield 'round';
  if (phase === 'section.moonChoice' ? section === 0 : section > 0 && !isOver(state)) yield 'section';
  if (section > 0 !== (state.holder !== none)) yield 'holder';
  if ((outcome !== null) !== isOver(state)) yield 'outcome';
  if (outcome !== null && round === 0 && outcome.ending !== 'resigned') yield 'outcome.ending';
  if (outcome !== null && !rightWinners(gameData, outcome)) yield 'outcome.winners';
}

function rightWinners(
  { seatsOfTeam }: GameData,
  { ending, winners }: { ending: string; winners: readonly number[] },
): boolean {
  if (ending === 'drawn' || ending === 'bothDown') return winners.length === 0;
  return seatsOfTeam.some((team) => `${team}` === `${winners}`);
}

function* tokens(gameData: GameData, state: CrewState): Generator<string> {
  const { planes, token, trail, round, placer } = state;
  for (const [team, zone] of planes.entries()) {
    if (teamOf(boardOf(zone)) === team) yield `planes.${team}`;
    if (round === 0 && zone !== pilotCentre(1 - team)) yield `planes.${team}`;
  }
  if ((token === none) !== (round === 0)) yield 'token';
  // The first of anything that moves it is in the first round.
  if (round === 1 && !isResolving(state) && !isOver(state) && token === pilotCentre(1 - placer)) yield 'token';
  const [medium, small] = trail;
  if (medium !== none && (gameData.token !== 'antiAir' || medium === token)) yield 'trail.0';
  if (small !== none && (medium === none || small === medium)) yield 'trail.1';
}

function* cards(gameData: GameData, state: CrewState): Generator<string> {
  const { round, laid } = state;
  for (const [post, own] of state.posts.entries()) {
    const at = `posts.${post}`;
    const lying = laid.filter((card) => card.post === post).map(({ card }) => card);
    const { hand, deck, spent, discards, scrap, witnesses } = own;
    const all = [...hand, ...deck, ...spent, ...discards, ...scrap, ...lying];
    if (!sameCards(all, gameData.decks[post])) yield at;
    if (!isInOrder(hand)) yield `${at}.hand`;
    const most = gameData.handSize[post] + (gameData.token === 'moon' ? 2 : 0);
    if (hand.length > most) yield `${at}.hand`;
    if (round > 0 && scrap.length < gameData.scrapped[post]) yield `${at}.scrap`;
    if (round === 0 && deck.length < all.length) yield `${at}.deck`;
    // Hands were filled before the first card was laid, and after the last hand was.
    const held = state.phase.startsWith('action.') || state.phase === 'discard.choosing' ? hand.length : most;
    const voided = gameData.crossfire ? discards.length : 0;
    if (held + lying.length + voided < gameData.handSize[post]) yield `${at}.hand`;
    if (witnesses.length !== scrap.length) yield `${at}.witnesses`;
    for (const [i, seat] of witnesses.entries()) {
      if (seat === none) continue;
      if (gameData.token !== 'moon' || gameData.seats[seat].side === teamOf(post)) yield `${at}.witnesses.${i}`;
    }
  }
}

function countsOf(list: readonly number[]): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const card of list) counts[card]++;
  return counts;
}

function sameCards(some: readonly number[], others: readonly number[]): boolean {
  return `${countsOf(some)}` === `${countsOf(others)}`;
}

function contains(all: readonly number[], some: readonly number[]): boolean {
  const left = countsOf(all);
  for (const card of some) if (--left[card] < 0) return false;
  return true;
}

function isInOrder(list: readonly number[]): boolean {
  return list.every((card, i) => i === 0 || list[i - 1] <= card);
}

function* tracks(gameData: GameData, state: CrewState): Generator<string> {
  const { laid, section, phase } = state;
  if ((phase === 'placing' || phase === 'action.faceUp') && laid.length > 0) yield 'laid';
  let faceUp = 0;
  for (const [i, card] of laid.entries()) {
    const at = `laid.${i}`;
    if (i > 0 && comesBefore(card, laid[i - 1])) yield at;
    if ((card.end !== null) !== isPlaneCard(card.card)) yield `${at}.end`;
    const others = laid.filter((other) => other.section === card.section && teamOf(other.post) === teamOf(card.post));
    const mayMeet = gameData.crossfire && isLaying(state) && !others.some(({ open }) => open);
    if (others.length > 1 && !mayMeet) yield `${at}.section`;
    if (card.section <= section && !card.open) yield `${at}.open`;
    if (card.section <= section || !card.open) continue;
    faceUp++;
    if (gameData.seatOf[card.post] !== gameData.showsFirst || card.section > lastFaceUpSection) yield `${at}.open`;
  }
  if (faceUp > 1) yield 'laid';
  const owed = gameData.showsFirst !== none && section === 0 && (isLaying(state) || isResolving(state));
  if (owed && faceUp === 0) yield 'laid';
}

function* repairs(gameData: GameData, state: CrewState): Generator<string> {
  const { repairing, laid, section } = state;
  for (const post of posts) {
    const at = `repairing.${post}`;
    const hasLaid = laid.some((card) => card.post === post);
    if (repairing[post] && (hasLaid || !(isResolving(state) || isOver(state)))) yield at;
    // Void cards were laid, too, and are gone.
    if (isResolving(state) && !gameData.crossfire && !repairing[post] && !hasLaid) yield at;
  }
  if (state.round <= 1 && state.smoke.some((smoke) => smoke)) yield 'smoke';
  if (state.sunMoved && section === 0) yield 'sunMoved';
}

function* sealed(gameData: GameData, state: CrewState): Generator<string> {
  const { stands, discarding, extras, phase } = state;
  if (!isLaying(state) && stands.some((stand) => stand !== 'open')) yield 'stands';
  if (isLaying(state) && stands.every((stand) => stand !== 'open')) yield 'stands';
  if (gameData.milliseconds === 0 && stands.includes('locked')) yield 'stands';
  for (const post of posts) {
    const cards = discarding[post];
    const extra = extras[post];
    const mayBeSealed = isLaying(state) ? stands[gameData.seatOf[post]] !== 'open' : phase === 'discard.choosing';
    if (cards !== null && !mayBeSealed) yield `discarding.${post}`;
    if (cards !== null && !(isInOrder(cards) && contains(state.posts[post].hand, cards))) yield `discarding.${post}`;
    if (extra === null) continue;
    const most = phase === 'draw.extra' ? extraCards(gameData, state, post) : 0;
    if (most === 0 || extra > most) yield `extras.${post}`;
  }
  if (phase === 'discard.choosing' && !discarding.includes(null)) yield 'discarding';
  if (phase === 'draw.extra' && !extrasAreOpen(gameData, state)) yield 'extras';
  // A player alone decides for the pilot before the gunner.
  for (const [pilot, gunner] of gameData.postsOf) {
    if (gunner === undefined) continue;
    if (discarding[pilot] === null && discarding[gunner] !== null) yield `discarding.${gunner}`;
    if (extras[gunner] !== null && owesExtra(gameData, state, pilot)) yield `extras.${gunner}`;
  }
}

function* moonlight(gameData: GameData, state: CrewState): Generator<string> {
  const { looks, phase, repairing } = state;
  if (looks.length > 0 !== (phase === 'section.moonChoice')) yield 'looks';
  if (looks.length > 2) yield 'looks';
  for (const [i, { post, by, cards }] of looks.entries()) {
    const { deck } = state.posts[post];
    if (i > 0 && looks[i - 1].post >= post) yield `looks.${i}.post`;
    if (looks.length > 1 && !repairing[post]) yield `looks.${i}.post`;
    if (gameData.seats[by].side === teamOf(post)) yield `looks.${i}.by`;
    const count = Math.min(9, deck.length);
    if (cards.length !== count || count < shotDamage) yield `looks.${i}.cards`;
    if (!isInOrder(cards) || !contains(deck, cards)) yield `looks.${i}.cards`;
  }
}

function* calls(gameData: GameData, state: CrewState): Generator<string> {
  const { calls, round, phase } = state;
  if (calls.length > 0 && (round === 0 || phase === 'action.faceUp')) yield 'calls';
  for (const [i, { seat, what, section, zone }] of calls.entries()) {
    const known = gameData.calls[seat].some(
      (call) => call.what === what && call.section === section && call.zone === zone,
    );
    if (!known) yield `calls.${i}`;
    if (calls.slice(0, i).filter((call) => call.seat === seat).length >= mostCalls) yield `calls.${i}`;
  }
}

function* offers(gameData: GameData, state: CrewState): Generator<string> {
  const { draw, surrender, round } = state;
  const { agreed, offeredIn } = draw;
  if (new Set(agreed).size !== agreed.length) yield 'draw.agreed';
  if (agreed.length > 0 && offeredIn[agreed[0]] !== round) yield 'draw.agreed';
  if (agreed.length === gameData.seats.length && state.outcome?.ending !== 'drawn') yield 'draw.agreed';
  if (offeredIn.some((when) => when < 0 || when > round)) yield 'draw.offeredIn';
  const { wanted, askedIn } = surrender;
  if (wanted.some((seat) => gameData.postsOf[seat].length > 1 || askedIn[seat] !== round)) yield 'surrender.wanted';
  const sides = wanted.map((seat) => gameData.seats[seat].side);
  if (new Set(sides).size !== sides.length) yield 'surrender.wanted';
  if (askedIn.some((when) => when > round)) yield 'surrender.askedIn';
}
