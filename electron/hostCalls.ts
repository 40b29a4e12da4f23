import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { type Channel, channels, type Host } from './contract.ts';

type ArgumentType = keyof typeof isOfType;

const isOfType = {
  string: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  strings: (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  /** The last argument may be missing. */
  'string?': (value: unknown) => value === undefined || typeof value === 'string',
} as const;

/** The argument types of each channel. The host validates the values. */
const argumentTypes = {
  info: [],
  list: ['string'],
  read: ['string', 'string'],
  write: ['string', 'string', 'string', 'number', 'string?'],
  append: ['string', 'string', 'string', 'number', 'string?'],
  writeSummary: ['string', 'string', 'number', 'string'],
  readSummaries: ['string', 'strings'],
  remove: ['string', 'string'],
  restore: ['string', 'string'],
  readGeneration: ['string', 'string', 'number'],
  readSettings: [],
  writeSettings: ['string'],
  exportBackup: ['string'],
  importBackup: ['string'],
  nextShellRequest: [],
  quit: [],
} as const satisfies Record<Channel, readonly ArgumentType[]>;

/** The channels that only the page with the write lock may call. */
export const writingChannels: ReadonlySet<Channel> = new Set<Channel>([
  'write',
  'append',
  'writeSummary',
  'remove',
  'restore',
  'writeSettings',
  'importBackup',
  'quit',
]);

export function isChannel(name: unknown): name is Channel {
  return channels.includes(name as Channel);
}

/** Calls the host with untrusted arguments, after a check of their number and types. */
export async function callHost(host: Host, channel: Channel, args: unknown): Promise<Result<unknown>> {
  const types: readonly ArgumentType[] = argumentTypes[channel];
  const areValid =
    Array.isArray(args) && args.length <= types.length && types.every((type, index) => isOfType[type](args[index]));
  if (!areValid) return refusal;
  const method = host[channel] as (...args: unknown[]) => Promise<Result<unknown>>;
  return method(...args);
}

/** The answer to malformed or foreign calls. */
export const refusal: { problem: Problem } = { problem: { code: 'host.refused' } };
