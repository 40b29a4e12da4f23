/** No square, no direction or no way. */
const none = -1;

/** The letters of a way, by direction: up the rows, along the columns, and back. */
export const compass = ['N', 'E', 'S', 'W'] as const;

const directionOf: Readonly<Record<string, number>> = { N: 0, E: 1, S: 2, W: 3 };

export function opposite(direction: number): number {
  return direction ^ 2;
}

/** Results of a visitor: skip all continuations of this way, visit them, or end the walk. */
export const prune = 0;
export const descend = 1;
export const stop = 2;

export type Visit = (way: number, square: number, length: number) => number;

/** A number per square; 0 means "no". */
export type BySquare = ArrayLike<number>;

/** The cheapest way to an end, and the squares on it with a cost, in flying order. */
export interface CheapestRoute {
  end: number;
  way: string;
  path: number[];
  crossed: number[];
}

/**
 * Squares in rows and columns, numbered row by row from the corner A1; one square touches the next along an edge, never
 * over a corner.
 */
export class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly #next: Int16Array;
  readonly #marks: Uint8Array;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.size = columns * rows;
    this.#next = new Int16Array(this.size * 4);
    this.#marks = new Uint8Array(this.size);
    for (let square = 0; square < this.size; square++) {
      const column = square % columns;
      this.#next[square * 4] = square + columns < this.size ? square + columns : none;
      this.#next[square * 4 + 1] = column + 1 < columns ? square + 1 : none;
      this.#next[square * 4 + 2] = square >= columns ? square - columns : none;
      this.#next[square * 4 + 3] = column > 0 ? square - 1 : none;
    }
  }

  /** The square across one edge, or −1 off the board. */
  next(square: number, direction: number): number {
    return this.#next[square * 4 + direction]!;
  }

  /** A shared list with a 0 for every square, to be marked. Valid until the next call; allocates nothing. */
  clearedMarks(): Uint8Array {
    return this.#marks.fill(0);
  }

  row(square: number): number {
    return Math.floor(square / this.columns);
  }

  /** The fewest steps from one square to another. */
  steps(from: number, to: number): number {
    const columns = Math.abs((from % this.columns) - (to % this.columns));
    return columns + Math.abs(this.row(from) - this.row(to));
  }

  /** A square's name, column letter and row number: A1. */
  name(square: number): string {
    return String.fromCharCode(65 + (square % this.columns)) + (this.row(square) + 1);
  }

  /** The square of a name, or −1. */
  square(name: string): number {
    const parts = /^([A-Z])([1-9]\d*)$/.exec(name);
    if (parts === null) return none;
    const column = name.charCodeAt(0) - 65;
    const row = Number(parts[2]) - 1;
    return column < this.columns && row < this.rows ? row * this.columns + column : none;
  }

  /** The squares that a way enters, one after the other, or `null` if it leaves the board. */
  path(from: number, way: string): number[] | null {
    const path: number[] = [];
    for (let at = from, i = 0; i < way.length; i++) {
      at = this.next(at, directionOf[way[i]!]!);
      if (at === none) return null;
      path.push(at);
    }
    return path;
  }

  /**
   * Visits every way of up to `steps` steps that continues `flown` (0: from the start of a move), stays on the board
   * and enters no blocked square. `from` is where `flown` has led.
   */
  walk(ways: Ways, flown: number, from: number, steps: number, blocked: BySquare, visit: Visit): void {
    const { direction, length, after } = ways;
    const next = this.#next;
    const at = new Array<number>(ways.longest + 1);
    at[length[flown]!] = from;
    const end = after[flown]!;
    for (let way = flown + 1; way < end; ) {
      const depth = length[way]!;
      const square = next[at[depth - 1]! * 4 + direction[way]!]!;
      let answer = prune;
      if (square !== none && blocked[square] === 0) {
        at[depth] = square;
        answer = visit(way, square, depth);
        if (answer === stop) return;
      }
      way = answer === descend && depth < steps ? way + 1 : after[way]!;
    }
  }

  /**
   * Every square where a way of exactly `steps` steps can end, each with the cheapest way there by the squares it
   * enters; of equal ones the straightest. It walks as `walk` does, without a visitor.
   */
  reach(ways: Ways, flown: number, from: number, steps: number, blocked: BySquare, cost: BySquare): CheapestRoute[] {
    const { direction, length, after, turns } = ways;
    const next = this.#next;
    const best = new Int16Array(this.size).fill(none);
    const paid = new Float64Array(this.size);
    const at = new Int16Array(ways.longest + 1);
    const spent = new Float64Array(ways.longest + 1);
    at[length[flown]!] = from;
    const end = after[flown]!;
    for (let way = flown + 1; way < end; ) {
      const depth = length[way]!;
      const square = next[at[depth - 1]! * 4 + direction[way]!]!;
      if (square === none || blocked[square] !== 0) {
        way = after[way]!;
        continue;
      }
      const price = spent[depth - 1]! + cost[square]!;
      if (depth < steps) {
        at[depth] = square;
        spent[depth] = price;
        way++;
        continue;
      }
      const rival = best[square]!;
      if (rival === none || price < paid[square]! || (price === paid[square] && turns[way]! < turns[rival]!)) {
        best[square] = way;
        paid[square] = price;
      }
      way = after[way]!;
    }
    const routes: CheapestRoute[] = [];
    for (let square = 0; square < this.size; square++) {
      if (best[square] !== none) routes.push(this.route(ways, flown, from, best[square]!, cost));
    }
    return routes;
  }

  /** A way that continues `flown`, with its squares from there on. */
  route(ways: Ways, flown: number, from: number, way: number, cost: BySquare): CheapestRoute {
    const { steps, longest, length } = ways;
    const path: number[] = [];
    const crossed: number[] = [];
    let end = from;
    for (let i = length[flown]!; i < length[way]!; i++) {
      end = this.#next[end * 4 + steps[way * longest + i]!]!;
      path.push(end);
      if (cost[end]! > 0) crossed.push(end);
    }
    return { end, way: ways.notation[way]!, path, crossed };
  }
}

/**
 * Every way a move can go, wherever it starts: steps in four directions, no edge flown both ways. A way is written as
 * its steps, `NNE`, and numbered in the order of a depth-first walk, so that the continuations of way `w` lie between
 * `w` and `after[w]`, and a blocked square skips all of them in one jump. Way 0 is the empty one.
 */
export class Ways {
  readonly longest: number;
  readonly notation: readonly string[];
  /** By way: its last step, its length, how often it turns, and the first way that does not continue it. */
  readonly direction: Uint8Array;
  readonly length: Uint8Array;
  readonly turns: Uint8Array;
  readonly after: Uint16Array;
  /** All steps of a way, `longest` places each. */
  readonly steps: Uint8Array;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(longest: number) {
    this.longest = longest;
    const notation = waysFrom('', longest);
    this.notation = notation;
    this.direction = Uint8Array.from(notation, (way) => directionOf[way.at(-1) ?? 'N']!);
    this.length = Uint8Array.from(notation, (way) => way.length);
    this.turns = Uint8Array.from(notation, turnsOf);
    this.after = Uint16Array.from(notation, (way, i) => {
      let later = i + 1;
      while (later < notation.length && notation[later]!.length > way.length) later++;
      return later;
    });
    this.steps = new Uint8Array(notation.length * longest);
    for (const [number, way] of notation.entries()) {
      for (let i = 0; i < way.length; i++) this.steps[number * longest + i] = directionOf[way[i]!]!;
    }
    this.#numbers = new Map(notation.map((way, i) => [way, i]));
  }

  /** The number of a way, or −1 if no move may go like that. */
  find(way: string): number {
    return this.#numbers.get(way) ?? none;
  }
}

function waysFrom(way: string, longest: number): string[] {
  const list = [way];
  if (way.length === longest) return list;
  for (const step of compass) if (!fliesBack(way, step)) list.push(...waysFrom(way + step, longest));
  return list;
}

/** Would this step fly an edge of the way in the other direction? */
function fliesBack(way: string, step: string): boolean {
  const back = compass[opposite(directionOf[step]!)];
  // Seen from where the way has led: an edge flown the other way round ends here and came from where the step goes.
  let x = 0;
  let y = 0;
  for (let i = way.length - 1; i >= 0; i--) {
    if (way[i] === back && x === 0 && y === 0) return true;
    if (way[i] === 'N') y--;
    else if (way[i] === 'S') y++;
    else if (way[i] === 'E') x--;
    else x++;
  }
  return false;
}

function turnsOf(way: string): number {
  let turns = 0;
  for (let i = 1; i < way.length; i++) if (way[i] !== way[i - 1]) turns++;
  return turns;
}
