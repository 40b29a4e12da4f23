import { say } from '../../text/say.ts';

/** Points as people write them: 2½. */
export function inHalves(points: number): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  if (rest === 0) return String(whole);
  if (rest === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return withHundredths('', Math.round(points * 100));
}

function withHundredths(sign: string, hundredths: number): string {
  const whole = Math.floor(hundredths / 100);
  const rest = String(hundredths % 100).padStart(2, '0');
  return say('tournament.hundredths', { sign, whole, rest });
}

/** Net damage with its sign, in hundredths of all there is: +.41. */
export function netInWords(net: number): string {
  const hundredths = Math.round(Math.abs(net) * 100);
  if (hundredths === 0) return '0';
  const sign = net < 0 ? '−' : '+';
  if (hundredths >= 100) return withHundredths(sign, hundredths);
  return say('tournament.net', { sign, rest: String(hundredths).padStart(2, '0') });
}
