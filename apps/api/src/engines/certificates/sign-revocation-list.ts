import { Integer } from 'asn1js';
import { keyAlgorithms } from './key-type.ts';
import type { Signer } from './sign-certificates.ts';
import { x509 } from './x509-library.ts';

/** A certificate that is not to be trusted any more. */
export interface Revoked {
  readonly serial: Buffer;
  /** ISO 8601 UTC. */
  readonly revokedAt: string;
}

interface RevocationList {
  readonly number: number;
  readonly issuedAt: Date;
  readonly nextUpdate: Date;
  readonly revoked: readonly Revoked[];
}

const CRL_NUMBER = '2.5.29.20';

/** Signs the revocation list of a root, as DER. */
export async function signRevocationList(
  { keyType, certificate, privateKey }: Signer,
  { number, issuedAt, nextUpdate, revoked }: RevocationList,
): Promise<Buffer> {
  const root = new x509.X509Certificate(certificate);
  const list = await x509.X509CrlGenerator.create({
    issuer: root.subjectName,
    thisUpdate: issuedAt,
    nextUpdate,
    signingAlgorithm: keyAlgorithms[keyType],
    signingKey: privateKey,
    entries: revoked.map(({ serial, revokedAt }) => ({
      serialNumber: serial.toString('hex'),
      revocationDate: new Date(revokedAt),
    })),
    extensions: [
      await x509.AuthorityKeyIdentifierExtension.create(root.publicKey),
      new x509.Extension(CRL_NUMBER, false, new Integer({ value: number }).toBER()),
    ],
  });
  return Buffer.from(list.rawData);
}
