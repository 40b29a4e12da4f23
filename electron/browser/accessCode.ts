import { randomInt } from 'node:crypto';
import { equalsInConstantTime } from './requestGuard.ts';

/** Letters and digits that are not mistaken for each other. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 32 characters, 10 places: 50 bits, which no program can guess over a socket. */
const length = 10;

/**
 * One-time code that a person copies from the terminal into the page, in exchange for the token. For browsers that may not
 * read the launch page. Unlike an address, a code that is typed never becomes a process argument.
 */
export class AccessCode {
  #code = createCode();

  /** The code as shown to people. */
  get text(): string {
    return `${this.#code.slice(0, length / 2)}-${this.#code.slice(length / 2)}`;
  }

  /** Whether the given code is right. It is void from then on, and a new one replaces it. */
  redeem(given: string): boolean {
    const isRight = equalsInConstantTime(given.toUpperCase().replace(/[\s-]/g, ''), this.#code);
    if (isRight) this.#code = createCode();
    return isRight;
  }
}

function createCode(): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
