import type { Client } from 'pg';
import { cardScheme, passesLuhn, type CardScheme } from '@quickportal/contracts/rules/cards/cards';
import { readNzAccount } from '@quickportal/contracts/rules/accounts/nz-account';
import { fingerprintOf, newFingerprintKey, sealNumber, type WrappedKey } from '../../vault/seal-number.ts';
import { vaultEntryRow } from '../../vault/vault-entry.ts';
import type { VaultKeys } from '../../vault/vault-keys.ts';
import { maskedNumber, normalNumber, type MaskedNumber, type VaultNumber } from '../../vault/vault-number.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';

/** What stays of a number outside the vault. */
export interface KeptNumber extends MaskedNumber {
  vaultEntryId: number;
  fingerprint: Buffer;
}

/** Keeps the demo's numbers: seals each, remembers the rows, and inserts them all at once. */
export interface DemoVault {
  keep(place: { communityId: number; businessId: number }, number: VaultNumber, at: Date): KeptNumber;
  insert(owner: Client): Promise<void>;
}

export function demoVault(keys: VaultKeys, now: Date): DemoVault {
  const rows: object[] = [];
  const fingerprintKeys = new Map<number, WrappedKey>();
  return {
    keep({ communityId, businessId }, written, createdAt) {
      const number = normalNumber(written);
      if (!number) throw new Error(`The demo invented a ${written.kind} that can't be charged`);
      const fingerprintKey = fingerprintKeys.get(communityId) ?? newFingerprintKey(keys, communityId);
      fingerprintKeys.set(communityId, fingerprintKey);
      const place = { communityId, vaultEntryId: rows.length + 1 };
      const masked = maskedNumber(number);
      const fingerprint = fingerprintOf(keys, communityId, fingerprintKey, number);
      rows.push(
        vaultEntryRow({ ...sealNumber(keys, place, number), ...masked, place, businessId, fingerprint, createdAt }),
      );
      return { ...masked, vaultEntryId: place.vaultEntryId, fingerprint };
    },
    async insert(owner) {
      await insertRows(
        owner,
        'app.vault_fingerprint_key',
        [...fingerprintKeys].map(([communityId, { wrappedKey, keyId }]) => ({
          community_id: communityId,
          wrapped_key: `\\x${wrappedKey.toString('hex')}`,
          key_id: keyId,
          created_at: now.toISOString(),
        })),
      );
      await insertRows(owner, 'app.vault_entry', rows);
    },
  };
}

// the first digits of the networks' published test numbers
const cardStarts: Record<CardScheme, readonly [start: string, length: number]> = {
  VISA: ['424242', 16],
  MASTERCARD: ['555555', 16],
  AMEX: ['378282', 15],
  DINERS: ['362272', 14],
  JCB: ['356600', 16],
  UNIONPAY: ['620000', 16],
};
/** Those of cards that the demo says are issued in New Zealand. */
const nzCardStarts: Partial<Record<CardScheme, string>> = { VISA: '400005', MASTERCARD: '510510', AMEX: '371449' };
const bsbs = ['062-000', '082-001', '032-000', '733-301', '014-002', '633-000', '182-512', '062-692', '112-879'];
const nzBranches = ['01-0902', '02-0500', '03-0502', '06-0582', '12-3147', '12-3244', '15-3950', '38-9000'];

const digits = (random: Random, count: number) => String(random.between(0, 10 ** count - 1)).padStart(count, '0');

/** A card number that no bank has given out, with a right check digit. */
export function inventCard(random: Random, scheme: CardScheme, currency: 'AUD' | 'NZD'): VaultNumber {
  const [usual, length] = cardStarts[scheme];
  const start = (currency === 'NZD' ? nzCardStarts[scheme] : undefined) ?? usual;
  const body = start + digits(random, length - start.length - 1);
  const check = Array.from({ length: 10 }, (_, digit) => body + digit).find(passesLuhn) ?? '';
  if (cardScheme(check) !== scheme) throw new Error(`${scheme} numbers don't start with ${start}`);
  return { kind: 'CARD', cardNumber: check };
}

export function inventAuAccount(random: Random): VaultNumber & { kind: 'AU_ACCOUNT' } {
  return { kind: 'AU_ACCOUNT', bsb: random.pick(bsbs), accountNumber: `${random.between(1, 9)}${digits(random, 7)}` };
}

/** A New Zealand account whose check digit fits its bank. */
export function inventNzAccount(random: Random): VaultNumber & { kind: 'NZ_ACCOUNT' } {
  const branch = random.pick(nzBranches);
  for (;;) {
    const nzAccount = `${branch}-${digits(random, 7)}-${random.pick(['00', '00', '01', '50'])}`;
    if (readNzAccount(nzAccount).valid) return { kind: 'NZ_ACCOUNT', nzAccount };
  }
}
