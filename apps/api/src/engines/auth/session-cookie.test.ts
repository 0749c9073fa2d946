import { expect, it } from 'vitest';
import { endedSessionCookie, resetCookie, resetTokenOf, sessionCookie, sessionTokenOf } from './session-cookie.ts';

const http = { publicUrl: new URL('http://localhost:3000') };
const https = { publicUrl: new URL('https://portal.example') };

it('is tied to the host on https, and closed to scripts and other sites everywhere', () => {
  expect(sessionCookie(https, 'abc')).toBe('__Host-quickportal=abc; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(sessionCookie(http, 'abc')).toBe('quickportal=abc; Path=/; HttpOnly; SameSite=Lax');
  expect(endedSessionCookie(https)).toBe('__Host-quickportal=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(resetCookie(http, 'abc', 1800)).toBe('quickportal-reset=abc; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax');
});

it('reads its own cookie among others', () => {
  expect(sessionTokenOf(http, 'theme=dark; quickportal=abc; other=1')).toBe('abc');
  expect(sessionTokenOf(https, 'quickportal=forged; __Host-quickportal=abc')).toBe('abc');
  expect(resetTokenOf(http, 'quickportal=abc;quickportal-reset=xyz')).toBe('xyz');
});

it('takes no cookie for it that a neighbouring site could have set', () => {
  expect(sessionTokenOf(https, 'quickportal=forged')).toBeNull();
  for (const header of [undefined, '', 'quickportal', 'quickportal=', 'xquickportal=abc', ';;=;'])
    expect(sessionTokenOf(http, header)).toBeNull();
});
