import { webcrypto } from 'node:crypto';
import { isLegacyTechnology, type Technology } from '@quickportal/contracts/certificates/technology';
import type { AuthorityKeyType } from '@quickportal/db/certificates/certificate-authority';

/** How keys of a type are made and sign: ECDSA P-256 or RSA 2048, with SHA-256. */
export const keyAlgorithms = {
  EC: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  RSA: {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
  },
} as const satisfies Record<AuthorityKeyType, object>;

/** The Java name of the algorithm that signs with a key of this type. */
export const signatureAlgorithms = { EC: 'SHA256withECDSA', RSA: 'SHA256withRSA' } as const;

/** Legacy technologies know no elliptic curves. */
export const keyTypeOf = (technology: Technology): AuthorityKeyType => (isLegacyTechnology(technology) ? 'RSA' : 'EC');

/** Generates a key pair whose private key can be exported. */
export const newKeyPair = (keyType: AuthorityKeyType): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(keyAlgorithms[keyType], true, ['sign', 'verify']);

/** The private key as PKCS#8 (DER). */
export const exportPrivateKey = async (key: webcrypto.CryptoKey): Promise<Buffer> =>
  Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key));

/** A private key that signs, from PKCS#8 (DER). */
export const importPrivateKey = (keyType: AuthorityKeyType, pkcs8: Buffer<ArrayBuffer>): Promise<webcrypto.CryptoKey> =>
  webcrypto.subtle.importKey('pkcs8', pkcs8, keyAlgorithms[keyType], false, ['sign']);
