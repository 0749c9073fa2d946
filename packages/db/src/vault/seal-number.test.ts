import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fingerprintOf,
  newFingerprintKey,
  openNumber,
  rewrapFingerprintKey,
  rewrapKey,
  sealNumber,
  VaultSealError,
} from './seal-number.ts';
import { vaultKeys } from './vault-keys.ts';
import { comparableText, maskedNumber, normalNumber, numberOf, textOf, type VaultNumber } from './vault-number.ts';

const [first, second] = ['the first master key, 32 bytes long', 'the second master key, 32 bytes long'];
const before = vaultKeys(first);
const during = vaultKeys(second, [first]);
const place = { communityId: 10, vaultEntryId: 7 };
const card: VaultNumber = { kind: 'CARD', cardNumber: '4111111111111111' };
const account: VaultNumber = { kind: 'AU_ACCOUNT', bsb: '062-000', accountNumber: '01234567' };
const nzAccount: VaultNumber = { kind: 'NZ_ACCOUNT', nzAccount: '01-0902-0068389-00' };

describe('a sealed number', () => {
  it.each([card, account, nzAccount])('opens where it was sealed: $kind', (number) => {
    const sealed = sealNumber(before, place, number);
    expect(openNumber(before, place, sealed)).toEqual(number);
    expect(numberOf(number.kind, textOf(number))).toEqual(number);
    expect(sealed.sealed.includes(Buffer.from(textOf(number)))).toBe(false);
  });

  it('opens nowhere else, under no other kind, and not when a bit of it was changed', () => {
    const sealed = sealNumber(before, place, card);
    const opened = (change: Partial<typeof sealed>, at = place) => openNumber(before, at, { ...sealed, ...change });
    expect(() => opened({}, { ...place, communityId: 20 })).toThrow(VaultSealError);
    expect(() => opened({}, { ...place, vaultEntryId: 8 })).toThrow(VaultSealError);
    expect(() => opened({ kind: 'NZ_ACCOUNT' })).toThrow(VaultSealError);
    expect(() => opened({ keyId: 'unknown' })).toThrow('not known');
    const another = sealNumber(before, { ...place, vaultEntryId: 8 }, card);
    expect(() => opened({ wrappedKey: another.wrappedKey })).toThrow(VaultSealError);
    fc.assert(
      fc.property(
        fc.constantFrom('sealed', 'wrappedKey'),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (part, at, bits) => {
          const bytes = Buffer.from(sealed[part]);
          const index = at % bytes.length;
          bytes[index] = (bytes[index] ?? 0) ^ bits;
          expect(() => opened({ [part]: bytes })).toThrow(VaultSealError);
        },
      ),
    );
    expect(() => opened({ sealed: Buffer.of(1) })).toThrow(VaultSealError);
  });

  it('is never sealed twice the same', () => {
    expect(sealNumber(before, place, card).sealed).not.toEqual(sealNumber(before, place, card).sealed);
  });

  it('goes over to a new key without being opened, and the earlier key opens it no more', () => {
    const sealed = sealNumber(before, place, card);
    const wrapped = { ...sealed, ...rewrapKey(during, place, sealed) };
    expect(wrapped.sealed).toBe(sealed.sealed);
    expect(wrapped.keyId).toBe(during.current.id);
    expect(openNumber(vaultKeys(second), place, wrapped)).toEqual(card);
    expect(() => openNumber(before, place, wrapped)).toThrow('not known');
  });
});

describe('a fingerprint', () => {
  it('is the same for the same number of a community, also after a rotation, and another elsewhere', () => {
    const key = newFingerprintKey(before, 10);
    const fingerprint = fingerprintOf(before, 10, key, card);
    expect(fingerprint).toHaveLength(32);
    expect(fingerprintOf(before, 10, key, card)).toEqual(fingerprint);
    expect(fingerprintOf(vaultKeys(second), 10, rewrapFingerprintKey(during, 10, key), card)).toEqual(fingerprint);
    expect(fingerprintOf(before, 20, newFingerprintKey(before, 20), card)).not.toEqual(fingerprint);
    expect(() => fingerprintOf(before, 20, key, card)).toThrow(VaultSealError);
  });

  it('does not mind how an account is written', () => {
    const texts = (numbers: VaultNumber[]) =>
      new Set(numbers.map((number) => normalNumber(number)).map((entry) => entry && comparableText(entry)));
    expect(texts([card, { kind: 'CARD', cardNumber: '4111 1111-1111 1111' }]).size).toBe(1);
    expect(texts([account, { ...account, bsb: '062000', accountNumber: '123-4567' }]).size).toBe(1);
    expect(
      texts([
        nzAccount,
        { ...nzAccount, nzAccount: '010902006838900' },
        { ...nzAccount, nzAccount: '01-0902-0068389-000' },
      ]).size,
    ).toBe(1);
    expect(texts([account, { ...account, bsb: '062-001' }]).size).toBe(2);
  });
});

describe('numbers', () => {
  it('that could not be charged are none', () => {
    expect(normalNumber({ kind: 'CARD', cardNumber: '4111111111111112' })).toBeNull();
    expect(normalNumber({ kind: 'CARD', cardNumber: '2721000000000004' })).toBeNull();
    expect(normalNumber({ ...account, kind: 'AU_ACCOUNT', bsb: '000-000', accountNumber: '1' })).toBeNull();
    expect(normalNumber({ kind: 'AU_ACCOUNT', bsb: '062-000', accountNumber: '0000' })).toBeNull();
    expect(normalNumber({ kind: 'NZ_ACCOUNT', nzAccount: '01-0902-0068380-00' })).toBeNull();
  });

  it('are shown masked', () => {
    expect(maskedNumber(card)).toEqual({
      kind: 'CARD',
      masked: '411111......1111',
      lastDigits: '1111',
      cardScheme: 'VISA',
    });
    expect(maskedNumber(account)).toMatchObject({ masked: '062-000 .....567', lastDigits: '567', cardScheme: null });
    expect(maskedNumber(nzAccount)).toMatchObject({ masked: '01-0902-....389-00', lastDigits: '389' });
  });
});
