import type { Action } from '@aerodrome/engine/core/game.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import { configurations } from './crew/configurations.ts';
import { conserve } from './crew/conserve.ts';
import { shuffleUnseen, varyHidden } from './crew/hidden.ts';
import { aside, nearness } from './crew/nearness.ts';
import { conform } from './suite.ts';

// In a round without a repair each role loses a card to its discards, and after the first a repair costs three: the
// longest match is finite. Random ones take about a hundred decisions; of 38,400 the longest took 298.
const longest = 1200;

const foreign = [
  { type: 'plan', seat: 0, tile: 3, loop: false },
  { type: 'fly', seat: 0, way: 'NS' },
  { type: 'place', seat: 0, zone: 12 },
  { type: 'place', seat: 1, zone: 7 },
  { type: 'lay', seat: 0, post: 0, card: 0, end: null, section: 1 },
  { type: 'lay', seat: 0, post: 1, card: 8, end: 'own', section: 1 },
  { type: 'lay', seat: 1, post: 1, card: 14, end: null, section: 2 },
  { type: 'lay', seat: 1, post: 2, card: 9, end: null, section: 5 },
  { type: 'lay', seat: 0, post: 0, card: 0, end: 'own', section: 0 },
  { type: 'move', seat: 0, post: 0, card: 0, end: 'own', section: 1, to: 1 },
  { type: 'move', seat: 0, post: 0, card: 1, end: 'enemy', section: 1, to: 5 },
  { type: 'turn', seat: 1, post: 3, card: 3, end: 'own', section: 4 },
  { type: 'takeBack', seat: 0, post: 0, card: 0, end: 'own', section: 2 },
  { type: 'takeBack', seat: 0 },
  { type: 'notReady', seat: 0 },
  { type: 'ready', seat: 0, cards: [13, 0] },
  { type: 'ready', seat: 1, cards: null },
  { type: 'ready', seat: 0, sealed: true },
  { type: 'call', seat: 0, what: 'shoot', section: 5 },
  { type: 'call', seat: 0, what: 'shoot', section: 1, zone: 1 },
  { type: 'call', seat: 1, what: 'attack' },
  { type: 'lock', seat: 1 },
  { type: 'lock', seat: 0, ms: 0 },
  { type: 'arrange', seat: 0 },
  { type: 'discard', seat: 0, post: 0, cards: [0, 0, 0, 0, 0] },
  { type: 'discard', seat: 1, post: 0, cards: [] },
  { type: 'discard', seat: 0, post: 0, cards: [9, 1] },
  { type: 'extra', seat: 0, post: 0, count: 3 },
  { type: 'extra', seat: 0, post: 3, count: 0 },
  { type: 'scrap', seat: 0, post: 2, cards: [0, 0, 0, 0, 0] },
  { type: 'reconsider', seat: 1 },
  { type: 'answerDraw', seat: 0, accept: 'yes' },
  { type: 'flyOn', seat: 0 },
  { type: 'resign', seat: 9 },
  { type: 'next', seat: 0 },
] as Action[];

conform(crew, configurations(), { conserve, varyHidden, shuffleUnseen, nearness, aside, longest, soon: 8, foreign });
