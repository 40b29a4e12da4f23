import {
  formatPinVerifier,
  isPinFingerprint,
  type PinVerifier,
  parsePinVerifier,
  pinFingerprint,
  pinIterations,
} from '@aerodrome/engine/core/pins.ts';
import type { Player } from '@aerodrome/engine/core/players.ts';

const saltBytes = 16;
/** Wrong tries before the first pause. */
const maxWrongTries = 5;
const pauseMs = 30_000;

export type PinCheck = { is: 'right' | 'wrong' } | { is: 'paused'; secondsLeft: number };

/** The form of a PIN that is stored. */
export async function createPinVerifier(pin: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const key = await deriveKey(pin, { salt, iterations: pinIterations });
  return formatPinVerifier({ iterations: pinIterations, salt: toHex(salt), key });
}

async function matchesPin(typed: string, stored: string): Promise<boolean> {
  // In read-only mode the host could not convert old files.
  if (isPinFingerprint(stored)) return pinFingerprint(typed) === stored;
  const verifier = parsePinVerifier(stored);
  if (!verifier) return false;
  return (await deriveKey(typed, { ...verifier, salt: fromHex(verifier.salt) })) === verifier.key;
}

/** The players with stored PINs in place of the typed ones. */
export async function hashPins(players: readonly Player[]): Promise<Player[]> {
  return Promise.all(
    players.map(async (player) =>
      player.kind === 'human' && player.pin ? { ...player, pin: await createPinVerifier(player.pin) } : player,
    ),
  );
}

/** Checks PINs and pauses after five wrong tries, and after each further one. It outlives the forms that ask. */
export class PinGuard {
  readonly #now: () => number;
  /** Wrong tries in a row and the end of the pause, by stored PIN. */
  readonly #failures = new Map<string, { count: number; pausedUntilMs: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Seconds until the next try is allowed. */
  secondsLeft(stored: string): number {
    const leftMs = (this.#failures.get(stored)?.pausedUntilMs ?? 0) - this.#now();
    return Math.max(0, Math.ceil(leftMs / 1000));
  }

  async check(typed: string, stored: string): Promise<PinCheck> {
    const secondsLeft = this.secondsLeft(stored);
    if (secondsLeft > 0) return { is: 'paused', secondsLeft };
    // Counted before the answer is known: several tries at once are several tries.
    const count = (this.#failures.get(stored)?.count ?? 0) + 1;
    this.#failures.set(stored, { count, pausedUntilMs: count < maxWrongTries ? 0 : this.#now() + pauseMs });
    if (await matchesPin(typed, stored)) {
      this.#failures.delete(stored);
      return { is: 'right' };
    }
    return count < maxWrongTries ? { is: 'wrong' } : { is: 'paused', secondsLeft: this.secondsLeft(stored) };
  }
}

async function deriveKey(
  pin: string,
  { salt, iterations }: Pick<PinVerifier, 'iterations'> & { salt: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const input = new TextEncoder().encode(pinFingerprint(pin));
  const key = await crypto.subtle.importKey('raw', input, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256);
  return toHex(new Uint8Array(bits));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
