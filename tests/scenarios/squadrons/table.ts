import { compass, Grid } from '@aerodrome/engine/boards/grid.ts';
import type { Seat } from '@aerodrome/engine/core/game.ts';
import { FixedRandom, lowestRandom, type Random } from '@aerodrome/engine/core/random.ts';
import { cardsOf, colours, loop, rollOut } from '@aerodrome/engine/games/squadrons/data/box.ts';
import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { squadrons } from '@aerodrome/engine/games/squadrons/index.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import type { SquadronsAction, SquadronsEvent, SquadronsState } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { GameTable } from '../gameTable.ts';

export { loop, rollOut };

/** The two seats of a game for two. */
export const american = 0;
export const german = 1;

/** Planes by squadron and number: green1 starts on the first landing square of the green field. */
export type PlaneName = `${(typeof colours)[number]}${number}`;

export interface Layout {
  mover?: Seat;
  /** Planes in flight, by square and facing: `E5 N`. Planes that are not named stand on their landing squares. */
  flying?: Partial<Record<PlaneName, string>>;
  lost?: readonly PlaneName[];
  victories?: Partial<Record<PlaneName, number>>;
  /** These have fought or crossed the line on this sortie. */
  mayLand?: readonly PlaneName[];
  /** Hands by squadron; what is named there is no longer in the pack. */
  hands?: Partial<Record<string, readonly number[]>>;
  discards?: Partial<Record<string, readonly number[]>>;
  /** Squares of the HIT guns; otherwise the first two of every field. */
  hits?: readonly string[];
}

/** One table at the start of a turn, laid out as a test wants it, played by action, its events kept. */
export class Table extends GameTable<SquadronsOptions, SquadronsState, SquadronsAction, SquadronsView, SquadronsEvent> {
  readonly grid: Grid;

  constructor(raw: Record<string, unknown> = {}) {
    super(squadrons, raw);
    this.grid = new Grid(this.options.box.board.columns, this.options.box.board.rows);
  }

  /** The guns are laid out, the planes stand as they should, and the mover is about to launch or throw. */
  static turn(layout: Layout = {}, raw: Record<string, unknown> = {}): Table {
    const table = new Table(raw);
    table.rng = new FixedRandom({ firstThrow: [5, 5, 0, 0] }, lowestRandom);
    for (const seat of table.game.seats.keys()) table.do({ type: 'guns', seat, hits: table.#hitsOf(seat, layout) });
    table.rng = new FixedRandom();
    table.lay(layout);
    return table;
  }

  #hitsOf(seat: Seat, { hits }: Layout): number[] {
    const layouts = layoutsOf(this, seat);
    if (!hits) return layouts[0];
    const wanted = hits.map((name) => this.grid.square(name));
    const found = layouts.find((layout) => layout.every((square) => wanted.includes(square)));
    if (!found) throw new Error(`no layout of ${seat} has HITs on ${hits}`);
    return found;
  }

  /** Lays the table anew within a turn. */
  lay({ mover, flying = {}, lost = [], victories = {}, mayLand = [], hands = {}, discards = {} }: Layout): void {
    const { state } = this;
    if (mover !== undefined) state.mover = mover;
    for (const [name, place] of Object.entries(flying)) {
      const [square, facing] = (place as string).split(' ');
      const plane = this.plane(name as PlaneName);
      Object.assign(state.planes[plane], {
        square: this.grid.square(square),
        flying: true,
        facing: compass.indexOf(facing as 'N'),
      });
      state.squadrons[state.planes[plane].squadron].up = plane;
    }
    for (const name of lost) Object.assign(state.planes[this.plane(name)], { square: -1, flying: false });
    for (const [name, count] of Object.entries(victories)) this.at(name as PlaneName).victories = count as number;
    for (const name of mayLand) this.at(name).mayLand = true;
    for (const [squadron, colour] of colours.entries()) {
      const hand = [...(hands[colour] ?? [])].sort((a, b) => a - b);
      const away = [...(discards[colour] ?? [])];
      const pack = cardsOf(this.options.box.squadrons[colour].pack);
      for (const card of [...hand, ...away]) {
        const at = pack.indexOf(card);
        if (at < 0) throw new Error(`the ${colour} pack has no such card left: ${card}`);
        pack.splice(at, 1);
      }
      Object.assign(state.squadrons[squadron], { hand, discards: away, pack });
    }
  }

  get gameData(): GameData {
    return this.game.gameData as GameData;
  }

  plane(name: PlaneName): number {
    const [, colour, number] = /^([a-z]+)(\d)$/.exec(name) as RegExpExecArray;
    const found = this.gameData.planes.findIndex(
      (plane) => colours[plane.squadron] === colour && plane.number === Number(number),
    );
    if (found < 0) throw new Error(`no plane ${name}`);
    return found;
  }

  at(name: PlaneName): SquadronsState['planes'][number] {
    return this.state.planes[this.plane(name)];
  }

  /** Where a plane is and, in flight, what it faces: `E5 N`, `A1`, `lost`. */
  where(name: PlaneName): string {
    const { square, flying, facing } = this.at(name);
    if (square < 0) return 'lost';
    return flying ? `${this.grid.name(square)} ${compass[facing]}` : this.grid.name(square);
  }

  squadron(colour: (typeof colours)[number]): SquadronsState['squadrons'][number] {
    return this.state.squadrons[colours.indexOf(colour)];
  }

  square(name: string): number {
    return this.grid.square(name);
  }

  legalOf<T extends SquadronsAction['type']>(type: T): Extract<SquadronsAction, { type: T }>[] {
    return this.legal.filter((action) => action.type === type) as Extract<SquadronsAction, { type: T }>[];
  }

  /** The mover puts up no more planes and throws these two numbers; then come those of whoever throws next unasked. */
  roll(...dice: number[]): this {
    this.rng = new FixedRandom({ die: dice.map((die) => die - 1) });
    return this.do({ type: 'ready', seat: this.awaited });
  }

  /** Which cards it draws, and what is thrown if that was the last plane, matters only to a test that says so. */
  launch(name: PlaneName, rng: Random = lowestRandom): this {
    this.rng = rng;
    return this.do({ type: 'launch', seat: this.awaited, plane: this.plane(name) });
  }

  /** Takes the die where it is asked for, flies and, if the move is over, turns the plane. */
  move(name: PlaneName, die: number, way: string, facing?: 'N' | 'E' | 'S' | 'W'): this {
    if (this.state.phase === 'movement.assigning') {
      this.do({ type: 'take', seat: this.awaited, plane: this.plane(name), die });
    }
    if (this.state.moving !== this.plane(name) || this.state.die !== die) throw new Error(`not the move of ${name}`);
    this.do({ type: 'fly', seat: this.awaited, way });
    return facing ? this.face(facing) : this;
  }

  face(facing: 'N' | 'E' | 'S' | 'W'): this {
    return this.do({ type: 'face', seat: this.awaited, facing: compass.indexOf(facing) });
  }

  land(way: string): this {
    return this.do({ type: 'land', seat: this.awaited, way });
  }

  shoot(card: number): this {
    return this.do({ type: 'shoot', seat: this.awaited, card });
  }

  defend(card: number): this {
    return this.do({ type: 'defend', seat: this.awaited, card });
  }

  noDefence(): this {
    return this.do({ type: 'noDefence', seat: this.awaited });
  }

  holdFire(): this {
    return this.do({ type: 'holdFire', seat: this.awaited });
  }
}

function layoutsOf({ game, state }: Table, seat: Seat): number[][] {
  return game
    .legalActions(state, seat)
    .flatMap((action) => (action.type === 'guns' && action.hits !== 'random' ? [[...action.hits]] : []));
}
