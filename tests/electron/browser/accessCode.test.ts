import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccessCode } from '../../../electron/browser/accessCode.ts';
import { openShell, send } from './client.ts';

let open: Awaited<ReturnType<typeof openShell>>;
const onCodeUsed = vi.fn();
beforeEach(async () => {
  onCodeUsed.mockClear();
  open = await openShell(() => {}, { onCodeUsed });
});
afterEach(() => open.close());

/** The answer to a code, sent as the page does; an override of undefined omits a header. */
function enter(code: unknown, overrides: Record<string, string | undefined> = {}, method = 'POST') {
  const { port } = open.shell;
  const headers: Record<string, string | undefined> = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    'content-type': 'application/json',
    ...overrides,
  };
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  return send(open.shell, { method, path: '/code', headers: sent }, JSON.stringify(code));
}

test('the page gets the token for the code', async () => {
  const answer = await enter(open.shell.code);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { ok: open.shell.token }]);
});

test('a code can be used once, and the next one is reported', async () => {
  const { code } = open.shell;
  await enter(code);
  expect((await enter(code)).status).toBe(401);
  expect(onCodeUsed.mock.calls).toEqual([[open.shell.code]]);
  expect(open.shell.code).not.toBe(code);
  expect((await enter(open.shell.code)).status).toBe(200);
});

test('a code is accepted in lower case, without its hyphen and with spaces', async () => {
  expect((await enter(` ${open.shell.code.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
});

test.each<[string, unknown]>([
  ['wrong', 'AAAAA-AAAAA'],
  ['empty', ''],
  ['no text', ['A']],
])('a code that is %s is refused, and the right one stays valid', async (_, code) => {
  const { status, text } = await enter(code);
  expect(status).toBe(401);
  expect(text).not.toContain(open.shell.token);
  expect((await enter(open.shell.code)).status).toBe(200);
});

test.each<[string, Record<string, string | undefined>, string, number]>([
  ['with a foreign Host', { host: 'aerodrome.example' }, 'POST', 403],
  ['from a page of another origin', { origin: 'http://aerodrome.example' }, 'POST', 403],
  ['without an origin', { origin: undefined }, 'POST', 403],
  ['of the type that any form can send', { 'content-type': 'text/plain' }, 'POST', 415],
  ['in a PUT request', {}, 'PUT', 405],
])('the right code is refused %s, and stays valid', async (_, overrides, method, status) => {
  const answer = await enter(open.shell.code, overrides, method);
  expect([answer.status, answer.text.includes(open.shell.token)]).toEqual([status, false]);
  expect(onCodeUsed).not.toHaveBeenCalled();
});

test('a long code is refused', async () => {
  expect((await enter('A'.repeat(1000))).status).toBe(401);
});

test('codes have fifty random bits in characters that are not mistaken for each other', () => {
  const codes = Array.from({ length: 100 }, () => new AccessCode().text);
  expect(new Set(codes).size).toBe(100);
  expect(codes.filter((code) => !/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/.test(code))).toEqual([]);
  expect(new Set(codes.join('')).size).toBe(33);
});
