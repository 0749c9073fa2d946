import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpAddress, totpCode, totpStep } from './totp.ts';

const secret = Secret.fromLatin1('12345678901234567890').base32;

describe('RFC 6238 appendix B, SHA-1, the last six digits', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i', (seconds, code) => {
    const at = new Date(seconds * 1000);
    expect(totpCode(secret, at)).toBe(code);
    expect(totpStep(secret, code, at)).toBe(Math.floor(seconds / 30));
  });
});

it('takes the step before and the step after, and no other', () => {
  const at = new Date('2026-11-20T09:00:15Z');
  const step = Math.floor(at.getTime() / 30_000);
  const codeOf = (steps: number) => totpCode(secret, new Date(at.getTime() + steps * 30_000));
  expect([-1, 0, 1].map((steps) => totpStep(secret, codeOf(steps), at))).toEqual([step - 1, step, step + 1]);
  expect([-3, -2, 2, 3].map((steps) => totpStep(secret, codeOf(steps), at))).toEqual([null, null, null, null]);
});

it('takes six digits only', () => {
  const at = new Date(59_000);
  for (const code of ['', '28708', '2870820', '94287082', ' 287082', '28708a', '２８７０８２']) {
    expect(totpStep(secret, code, at)).toBeNull();
  }
});

it('makes secrets of 160 bits and an address that apps read', () => {
  const made = newTotpSecret();
  expect(Secret.fromBase32(made).bytes).toHaveLength(20);
  const address = new URL(totpAddress(made, 'kim.lee'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('QuickPortal:kim.lee');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: made,
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  });
});
