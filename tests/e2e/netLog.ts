import { readFileSync } from 'node:fs';

interface NetLog {
  constants: { logEventTypes: Record<string, number> };
  events: { type: number; params?: { url?: string } }[];
}

export const netLogTo = (file: string) => [`--log-net-log=${file}`, '--net-log-capture-mode=Everything'];

/** The addresses that Chromium's own log says were asked for, whoever asked. */
export function requestsIn(file: string): string[] {
  const { constants, events }: NetLog = JSON.parse(readFileSync(file, 'utf8'));
  const started = events.filter(({ type }) => type === constants.logEventTypes.REQUEST_ALIVE);
  return started.flatMap(({ params }) => (params?.url ? [params.url] : []));
}
