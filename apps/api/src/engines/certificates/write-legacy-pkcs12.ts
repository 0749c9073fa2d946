import forge from 'node-forge';
import { PKCS12_ITERATIONS, type KeyStore } from './write-pkcs12.ts';

/**
 * Writes a PKCS#12 file that Java before 8u301 and older Windows open too: Triple DES and an HMAC of SHA-1. Only for RSA
 * keys; what protects the key is its random password.
 */
export function writeLegacyPkcs12({ alias, privateKey, certificate, root, password }: KeyStore): Buffer {
  const key = forge.pki.privateKeyFromAsn1(asn1Of(privateKey));
  const chain = [certificate, root].map((der) => forge.pki.certificateFromAsn1(asn1Of(der)));
  const file = forge.pkcs12.toPkcs12Asn1(key, chain, password, {
    algorithm: '3des',
    count: PKCS12_ITERATIONS,
    friendlyName: alias,
    generateLocalKeyId: true,
  });
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'latin1');
}

const asn1Of = (der: Buffer) => forge.asn1.fromDer(forge.util.createBuffer(der.toString('latin1')));
