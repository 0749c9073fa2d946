import { expect, it } from 'vitest';
import { matchRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';

it('makes ten different codes and finds the right hash of each', async () => {
  const { codes, hashes } = await newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(code))).toBe(true);
  const stored = hashes.map((codeHash, id) => ({ id, codeHash }));
  expect(hashes.every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
  expect(new Set(hashes).size).toBe(10);
  for (const [id, code] of codes.entries()) {
    expect(await matchRecoveryCode(stored, readRecoveryCode(code) ?? '')).toMatchObject({ id });
  }
  expect(await matchRecoveryCode(stored, '0000000000')).toBeNull();
  expect(await matchRecoveryCode([], readRecoveryCode(codes[0] ?? '') ?? '')).toBeNull();
});

it('reads codes as people type them', () => {
  expect(readRecoveryCode('abcde-fgh1k')).toBe('ABCDEFGH1K');
  expect(readRecoveryCode(' O1234 56789 ')).toBe('0123456789');
  expect(readRecoveryCode('ILabc-defgh')).toBe('11ABCDEFGH');
  for (const typed of ['', '123456', 'ABCDE-FGHJKM', 'ABCDE-FGHU!', 'ABCDEFGHJU'])
    expect(readRecoveryCode(typed)).toBeNull();
});
