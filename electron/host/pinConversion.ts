import { pbkdf2, randomBytes } from 'node:crypto';
import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatPinVerifier, isPinFingerprint, pinIterations } from '@aerodrome/engine/core/pins.ts';
import { compactSave } from '@aerodrome/engine/saves/content.ts';
import { mapStoredPins } from '@aerodrome/engine/saves/storedPins.ts';
import { maxTextBytes } from '../contract.ts';
import { writeAtomically } from './atomic.ts';
import { isLink } from './folders.ts';
import { readRegularFile } from './readRegularFile.ts';

/** A document or a generation of one. */
const documentName = /\.(json|\d)$/;
/** Finds fingerprints without parsing; `pins` is a list in a match, `pin` a text in a roster. */
const hasFingerprint = /"pins?":(\[[^\]]*)?"[0-9a-f]{16}"/;

/** Converts PINs that version 0.1 stored as unsalted fingerprints to salted verifiers. The PINs need not be known. */
export class PinConverter {
  /** By fingerprint, since one person's PIN is in many files and each conversion takes a tenth of a second. */
  readonly #verifiers = new Map<string, string>();

  /** Converts all files of a folder, in place and with their times. */
  async convertFolder(folder: string, ownsFolder: () => boolean): Promise<void> {
    if (isLink(folder)) return;
    for (const name of await readdir(folder).catch(() => [])) {
      if (documentName.test(name)) await this.#convertFile(join(folder, name), ownsFolder);
    }
  }

  async #convertFile(file: string, ownsFolder: () => boolean): Promise<void> {
    const text = await readRegularFile(file, maxTextBytes).catch(() => null);
    if (!text || !hasFingerprint.test(text)) return;
    const fingerprints = new Set<string>();
    const save = compactSave(text);
    mapStoredPins(save, (stored) => {
      if (isPinFingerprint(stored)) fingerprints.add(stored);
      return stored;
    });
    for (const fingerprint of fingerprints) await this.#convert(fingerprint);
    const converted = mapStoredPins(save, (stored) => this.#verifiers.get(stored) ?? stored);
    if (converted === null || fingerprints.size === 0) return;
    const { atime, mtime } = await stat(file);
    await writeAtomically(file, converted, ownsFolder);
    // Generations and removed files are kept by age.
    await utimes(file, atime, mtime);
  }

  async #convert(fingerprint: string): Promise<void> {
    if (this.#verifiers.has(fingerprint)) return;
    const salt = randomBytes(16);
    const key = await promisify(pbkdf2)(fingerprint, salt, pinIterations, 32, 'sha256');
    const verifier = { iterations: pinIterations, salt: salt.toString('hex'), key: key.toString('hex') };
    this.#verifiers.set(fingerprint, formatPinVerifier(verifier));
  }
}
