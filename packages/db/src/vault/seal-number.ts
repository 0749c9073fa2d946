import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { VaultKey, VaultKeys } from './vault-keys.ts';
import { comparableText, numberOf, textOf, type VaultKind, type VaultNumber } from './vault-number.ts';

/** Where a sealed number belongs. It opens nowhere else. */
export interface VaultPlace {
  communityId: number;
  vaultEntryId: number;
}

/** A key under a key: the id says which of the vault's keys wraps it. */
export interface WrappedKey {
  wrappedKey: Buffer;
  keyId: string;
}

export interface SealedNumber extends WrappedKey {
  kind: VaultKind;
  sealed: Buffer;
}

/** Changed, moved to another place, or wrapped with a key that is not known. Says nothing about the number. */
export class VaultSealError extends Error {
  override readonly name = 'VaultSealError';
}

const VERSION = 1;
const NONCE = 12;
const TAG = 16;

/** AES-256-GCM: version, nonce, ciphertext, tag. `bound` is authenticated and must be the same when opening. */
function encrypt(key: Buffer, bound: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(bound));
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, bound: string, sealed: Buffer): Buffer {
  if (sealed[0] !== VERSION || sealed.length < 1 + NONCE + TAG) throw new VaultSealError('Not a sealed value');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE), { authTagLength: TAG });
    decipher.setAAD(Buffer.from(bound));
    decipher.setAuthTag(sealed.subarray(-TAG));
    return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE, -TAG)), decipher.final()]);
  } catch {
    throw new VaultSealError('Changed, or it belongs somewhere else');
  }
}

const boundTo = (use: string, { communityId, vaultEntryId }: VaultPlace): string =>
  `vault ${VERSION}\n${use}\n${communityId}\n${vaultEntryId}`;

const fingerprintPlace = (communityId: number): VaultPlace => ({ communityId, vaultEntryId: 0 });

function unwrap(keys: VaultKeys, use: string, place: VaultPlace, { wrappedKey, keyId }: WrappedKey): Buffer {
  const wrapping = keys.find(keyId);
  if (!wrapping) throw new VaultSealError(`Wrapped with the key ${keyId}, which is not known`);
  return decrypt(wrapping.key, boundTo(use, place), wrappedKey);
}

const wrap = (key: VaultKey, use: string, place: VaultPlace, plain: Buffer): WrappedKey => {
  return { wrappedKey: encrypt(key.key, boundTo(use, place), plain), keyId: key.id };
};

/** Seals a normal number under a new key of its own, wrapped with the current key. */
export function sealNumber(keys: VaultKeys, place: VaultPlace, number: VaultNumber): SealedNumber {
  const key = randomBytes(32);
  const sealed = encrypt(key, boundTo(number.kind, place), Buffer.from(textOf(number)));
  return { kind: number.kind, sealed, ...wrap(keys.current, 'key', place, key) };
}

/** Throws VaultSealError where it was changed, moved, or its key is not known. */
export function openNumber(keys: VaultKeys, place: VaultPlace, { kind, sealed, ...key }: SealedNumber): VaultNumber {
  const plain = decrypt(unwrap(keys, 'key', place, key), boundTo(kind, place), sealed);
  return numberOf(kind, plain.toString('utf8'));
}

/** The same key of a record under the current key. The number stays closed. */
export const rewrapKey = (keys: VaultKeys, place: VaultPlace, key: WrappedKey): WrappedKey =>
  wrap(keys.current, 'key', place, unwrap(keys, 'key', place, key));

/** A new key for the fingerprints of a community, wrapped. */
export const newFingerprintKey = (keys: VaultKeys, communityId: number): WrappedKey =>
  wrap(keys.current, 'fingerprint', fingerprintPlace(communityId), randomBytes(32));

/** The same fingerprint key under the current key: fingerprints stay what they are. */
export const rewrapFingerprintKey = (keys: VaultKeys, communityId: number, key: WrappedKey): WrappedKey =>
  wrap(
    keys.current,
    'fingerprint',
    fingerprintPlace(communityId),
    unwrap(keys, 'fingerprint', fingerprintPlace(communityId), key),
  );

const proofPlace: VaultPlace = { communityId: 0, vaultEntryId: 0 };

/** Something sealed that only the master key opens, or one of the former ones. */
export const newKeyProof = (keys: VaultKeys): WrappedKey => wrap(keys.current, 'proof', proofPlace, randomBytes(32));

/** The same proof under the current key. Throws VaultSealError where no key of these opens it. */
export const rewrapKeyProof = (keys: VaultKeys, proof: WrappedKey): WrappedKey =>
  wrap(keys.current, 'proof', proofPlace, unwrap(keys, 'proof', proofPlace, proof));

/** HMAC-SHA-256 of a normal number: equal for equal numbers of one community, and says nothing without the key. */
export function fingerprintOf(keys: VaultKeys, communityId: number, key: WrappedKey, number: VaultNumber): Buffer {
  const secret = unwrap(keys, 'fingerprint', fingerprintPlace(communityId), key);
  return createHmac('sha256', secret)
    .update(`${number.kind}\n${comparableText(number)}`)
    .digest();
}
