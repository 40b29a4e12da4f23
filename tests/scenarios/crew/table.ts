import type { Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import { lowestRandom, type Random } from '@aerodrome/engine/core/random.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewAction, CrewEvent, CrewState, End, Lay } from '@aerodrome/engine/games/crew/state.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { GameTable } from '../gameTable.ts';

export const postNames = ['pawsPilot', 'pawsGunner', 'jawsPilot', 'jawsGunner'] as const;
export type PostName = (typeof postNames)[number];
export const post = (name: PostName): number => postNames.indexOf(name);

/** Zones by team and printed name: `paws GC`. */
const zoneNames = ['paws', 'jaws'].flatMap((team) => ['PL', 'PC', 'PR', 'GL', 'GC', 'GR'].map((at) => `${team} ${at}`));
export function zone(name: string): number {
  const found = zoneNames.indexOf(name);
  if (found < 0) throw new Error(`no Zone ${name}`);
  return found;
}
export const zoneName = (number: number): string => zoneNames[number] ?? 'nowhere';

const cardNames = [
  ...['left', 'right', 'corner', 'view'].map((move) => `plane ${move}`),
  ...['left', 'right', 'view', 'team'].map((move) => `sun ${move}`),
  ...['PL', 'PC', 'PR', 'GL', 'GC', 'GR'].map((at) => `shoot ${at}`),
];
export function card(name: string): number {
  const found = cardNames.indexOf(name);
  if (found < 0) throw new Error(`no card ${name}`);
  return found;
}
export const cardName = (number: number): string => cardNames[number];

/** `plane left, own`, `sun team`, `shoot PC`. */
export function face(text: string): { card: number; end: End } {
  const [name, end] = text.split(', ');
  return { card: card(name), end: (end as 'own' | 'enemy' | undefined) ?? null };
}

export interface Layout {
  /** Where each plane is: on the enemy's boards. */
  paws?: string;
  jaws?: string;
  /** The Sun, or what replaces it. */
  token?: string;
  medium?: string;
  small?: string;
  hands?: Partial<Record<PostName, readonly string[]>>;
  /** The number of cards left in a deck; the others are scrapped. */
  decks?: Partial<Record<PostName, number>>;
  /** Cards in a Discard Pile, face down. */
  discards?: Partial<Record<PostName, readonly string[]>>;
  smoke?: readonly ('paws' | 'jaws')[];
}

/** The cards that each post lays, by section. */
export type Plays = Partial<Record<PostName, Readonly<Record<number, string>>>>;

/** One table, laid out as a test wants it. */
export class Table extends GameTable<CrewOptions, CrewState, CrewAction, CrewView, CrewEvent> {
  constructor(raw: Record<string, unknown> = {}, rng: Random = lowestRandom) {
    super(crew, raw, rng);
  }

  /** The first Action Phase has begun (of three players, with the card that has to lie face up still to be laid). */
  static action(layout: Layout = {}, raw: Record<string, unknown> = {}): Table {
    const table = new Table(raw);
    table.do({ type: 'place', seat: table.awaited, zone: zone('paws GL') });
    table.set(layout);
    return table;
  }

  set({ paws, jaws, token, medium, small, hands = {}, decks = {}, discards = {}, smoke = [] }: Layout): this {
    const { state } = this;
    if (paws) state.planes[0] = zone(paws);
    if (jaws) state.planes[1] = zone(jaws);
    if (token) state.token = zone(token);
    if (medium) state.trail[0] = zone(medium);
    if (small) state.trail[1] = zone(small);
    for (const [team, name] of (['paws', 'jaws'] as const).entries()) state.smoke[team] = smoke.includes(name);
    for (const name of postNames) this.#deal(name, hands[name], discards[name] ?? [], decks[name]);
    return this;
  }

  #deal(name: PostName, hand: readonly string[] | undefined, away: readonly string[], left: number | undefined): void {
    const own = this.state.posts[post(name)];
    const all = [...own.hand, ...own.deck, ...own.spent, ...own.discards, ...own.scrap].sort((a, b) => a - b);
    const take = (cards: readonly number[]) => {
      for (const each of cards) {
        if (!all.includes(each)) throw new Error(`${name} has no ${cardName(each)} left`);
        all.splice(all.indexOf(each), 1);
      }
      return [...cards];
    };
    own.hand = take(hand ? hand.map(card) : own.hand).sort((a, b) => a - b);
    own.discards = take(away.map(card));
    own.spent = [];
    own.deck = all;
    own.scrap = left === undefined ? [] : own.deck.splice(left);
    own.witnesses = own.scrap.map(() => -1);
  }

  seatOf(name: PostName): Seat {
    const { players, alone } = this.options;
    if (players === '4') return post(name);
    if (players === '2') return post(name) >> 1;
    return alone === 'paws' ? Math.max(0, post(name) - 1) : Math.min(2, post(name));
  }

  get awaiting(): readonly Seat[] {
    return this.game.awaiting(this.state);
  }

  layOf(name: PostName, text: string, section: number): Lay {
    return { type: 'lay', seat: this.seatOf(name), post: post(name), ...face(text), section };
  }

  lay(name: PostName, text: string, section: number): this {
    return this.do(this.layOf(name, text, section));
  }

  /** Lays what is told, and everybody is ready. */
  close(plays: Plays = {}): this {
    const events: CrewEvent[] = [];
    for (const name of postNames) {
      for (const [section, text] of Object.entries(plays[name] ?? {})) {
        events.push(...this.lay(name, text, Number(section)).events);
      }
    }
    for (const seat of [...this.awaiting]) events.push(...this.do({ type: 'ready', seat }).events);
    this.events = events;
    return this;
  }

  /** A whole round: everybody plays as told, discards nothing, and draws no more than he must. */
  round(plays: Plays = {}): this {
    const events = [...this.close(plays).events];
    while (this.state.phase === 'discard.choosing' || this.state.phase === 'draw.extra') {
      const [seat] = this.awaiting;
      events.push(...this.do(this.game.legalActions(this.state, seat)[0]).events);
    }
    this.events = events;
    return this;
  }

  hand(name: PostName): string[] {
    return this.state.posts[post(name)].hand.map(cardName);
  }

  /** How many cards each post has in its deck, discards and scrap. */
  piles(name: PostName): { deck: number; discards: number; scrap: number } {
    const { deck, spent, discards, scrap } = this.state.posts[post(name)];
    return { deck: deck.length, discards: spent.length + discards.length, scrap: scrap.length };
  }

  /** Cards that each post scrapped during the last round. */
  get scrapped(): Partial<Record<PostName, number>> {
    const counts: Partial<Record<PostName, number>> = {};
    for (const { post: number, count } of this.of('scrapped')) {
      counts[postNames[number]] = (counts[postNames[number]] ?? 0) + count;
    }
    return counts;
  }

  get planes(): { paws: string; jaws: string } {
    const [paws, jaws] = this.state.planes.map(zoneName);
    return { paws, jaws };
  }

  get token(): string {
    return zoneName(this.state.token);
  }

  view(viewer: Viewer): CrewView {
    return this.game.view(this.state, viewer);
  }
}
