import { canonical, hash, hashText } from '../core/hash.ts';
import { compactSave } from './content.ts';
import { checksumOf } from './format.ts';
import { isRecord } from './json.ts';

/**
 * Changes all stored PINs in the text of a match or a roster; an empty string removes one. Any other document is returned
 * unchanged. `null` if the text is not JSON. Damage stays detectable.
 */
export function mapStoredPins(text: string, change: (stored: string) => string): string | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(parsed)) return text;
  if (parsed.kind === 'roster') return mapRoster(text, parsed, change);
  return parsed.kind === undefined && isRecord(parsed.about) ? mapMatch(text, parsed, parsed.about, change) : text;
}

/**
 * The text without its tail and all stored PINs. Exported files contain none, and imported files are stored without them.
 * `null` if the text is not JSON, or has a tail that cannot be joined.
 */
export function removeStoredPins(text: string): string | null {
  return mapStoredPins(compactSave(text), () => '');
}

type Parsed = Readonly<Record<string, unknown>>;

function mapMatch(text: string, parsed: Parsed, about: Parsed, change: (stored: string) => string): string {
  if (!Array.isArray(about.pins)) return text;
  const pins = about.pins.map((pin) => (typeof pin === 'string' && pin !== '' ? change(pin) : pin));
  if (canonical(pins) === canonical(about.pins)) return text;
  const { aerodrome, checksum, ...parts } = parsed;
  const changed = { ...parts, about: { ...about, pins } };
  const checksumIn = (content: Parsed) => (typeof aerodrome === 'number' ? checksumOf(aerodrome, content) : null);
  const newChecksum = checksum === checksumIn(parts) ? checksumIn(changed) : checksum;
  // The layout of the file stays, with one line per log entry.
  const [before, after] = [canonical(about), canonical(changed.about)];
  if (!text.includes(before)) return `${canonical({ ...changed, aerodrome, checksum: newChecksum })}\n`;
  return text.replace(before, () => after).replace(`"checksum":"${checksum}"`, () => `"checksum":"${newChecksum}"`);
}

function mapRoster(text: string, parsed: Parsed, change: (stored: string) => string): string {
  const { checksum, ...parts } = parsed;
  if (!Array.isArray(parts.profiles)) return text;
  const profiles = parts.profiles.map((profile: unknown) => {
    if (!isRecord(profile) || typeof profile.pin !== 'string') return profile;
    const { pin, ...rest } = profile;
    const changed = change(pin as string);
    return changed === '' ? rest : { ...rest, pin: changed };
  });
  if (canonical(profiles) === canonical(parts.profiles)) return text;
  const body = canonical({ ...parts, profiles });
  const newChecksum = checksum === hash(parts) ? hashText(body) : String(checksum);
  return `${body.slice(0, -1)},"checksum":"${newChecksum}"}\n`;
}
