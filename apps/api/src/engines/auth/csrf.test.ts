import { expect, it } from 'vitest';
import { downloadToken, isCsrfTokenValid } from './csrf.ts';
import { newSecretToken } from './secret-token.ts';

const now = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const path = '/quickportal/rest/internal/customer-export';

it('takes the token of the session on every path', () => {
  const token = newSecretToken();
  expect(isCsrfTokenValid(token, token, path, now)).toBe(true);
  expect(isCsrfTokenValid(token, newSecretToken(), path, now)).toBe(false);
});

it('takes a download token for its path and session, for five minutes', () => {
  const session = newSecretToken();
  const token = downloadToken(session, path, now);
  expect(isCsrfTokenValid(session, token, path, now)).toBe(true);
  expect(isCsrfTokenValid(session, token, path, later(299))).toBe(true);
  expect(isCsrfTokenValid(session, token, path, later(300))).toBe(false);
  expect(isCsrfTokenValid(session, token, `${path}/other`, now)).toBe(false);
  expect(isCsrfTokenValid(newSecretToken(), token, path, now)).toBe(false);
  const prolonged = token.replace(/^\d+/, (expires) => String(Number(expires) + 600));
  expect(isCsrfTokenValid(session, prolonged, path, now)).toBe(false);
});

it('refuses anything else', () => {
  const session = newSecretToken();
  for (const given of [undefined, null, '', 5, [session], { csrf: session }, `${session} `, 'ä'.repeat(43)]) {
    expect(isCsrfTokenValid(session, given, path, now)).toBe(false);
  }
});
