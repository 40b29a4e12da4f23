import { hash } from './hash.ts';

/** Iterations of PBKDF2 for new PINs: about 50 ms per try on a usual computer. */
export const pinIterations = 200_000;
/** Bounds of stored iterations: a file must neither make a PIN quick to guess nor a try take seconds. */
const minIterations = 100_000;
const maxIterations = 1_000_000;

/**
 * A stored PIN: PBKDF2-SHA-256 over the fingerprint of the PIN, with a salt. Files from before stored the fingerprint
 * itself. The fingerprint stays the input, so that a stored one can be converted without knowing the PIN.
 */
export interface PinVerifier {
  iterations: number;
  /** Hexadecimal, 16 bytes. */
  salt: string;
  /** Hexadecimal, 32 bytes. */
  key: string;
}

const fingerprintForm = /^[0-9a-f]{16}$/;
const verifierForm = /^pbkdf2-sha256:([1-9]\d{0,6}):([0-9a-f]{32}):([0-9a-f]{64})$/;
/** Unsalted and quick to guess, so it must not be stored or exported. */
export function pinFingerprint(pin: string): string {
  return hash(pin);
}

/** Whether a stored PIN is a bare fingerprint, from a file of version 0.1. */
export function isPinFingerprint(stored: string): boolean {
  return fingerprintForm.test(stored);
}

export function formatPinVerifier({ iterations, salt, key }: PinVerifier): string {
  return `pbkdf2-sha256:${iterations}:${salt}:${key}`;
}

/** A stored PIN as a verifier; `null` if it is a fingerprint or no stored PIN. */
export function parsePinVerifier(stored: string): PinVerifier | null {
  const [, count, salt, key] = verifierForm.exec(stored) ?? [];
  const iterations = Number(count);
  const isInBounds = iterations >= minIterations && iterations <= maxIterations;
  return salt && key && isInBounds ? { iterations, salt, key } : null;
}

/** Whether a text is a stored PIN, in either form. */
export function isStoredPin(text: string): boolean {
  return isPinFingerprint(text) || parsePinVerifier(text) !== null;
}
