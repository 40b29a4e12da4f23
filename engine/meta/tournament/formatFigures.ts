import { say } from '../../text/say.ts';

/** Formats points: 2½. */
export function formatPoints(points: number): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  if (rest === 0) return String(whole);
  if (rest === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return formatHundredths('', Math.round(points * 100));
}

function formatHundredths(sign: string, hundredths: number): string {
  const whole = Math.floor(hundredths / 100);
  const rest = String(hundredths % 100).padStart(2, '0');
  return say('tournament.hundredths', { sign, whole, rest });
}

/** Formats net damage as a signed fraction of the maximum: +.41. */
export function formatNet(net: number): string {
  const hundredths = Math.round(Math.abs(net) * 100);
  if (hundredths === 0) return '0';
  const sign = net < 0 ? '−' : '+';
  if (hundredths >= 100) return formatHundredths(sign, hundredths);
  return say('tournament.net', { sign, rest: String(hundredths).padStart(2, '0') });
}
