import { createHash, randomBytes, type webcrypto } from 'node:crypto';
import type { AuthorityKeyType } from '@quickportal/db/certificates/certificate-authority';
import type { DistinguishedName } from './distinguished-name.ts';
import { keyAlgorithms, newKeyPair, exportPrivateKey } from './key-type.ts';
import { x509 } from './x509-library.ts';

/** Clocks of others may be this much behind. */
const BACK_DATED_MS = 5 * 60_000;

interface Validity {
  readonly from: Date;
  readonly until: Date;
}

/** A key with its certificate. Both are DER; the key is PKCS#8. */
export interface SignedCertificate {
  readonly certificate: Buffer;
  readonly privateKey: Buffer;
}

/** What a root signs with. */
export interface Signer {
  readonly keyType: AuthorityKeyType;
  /** DER. */
  readonly certificate: Buffer;
  readonly privateKey: webcrypto.CryptoKey;
}

/** Makes a root that signs client certificates and revocation lists, and no further authorities. */
export async function createRoot(
  keyType: AuthorityKeyType,
  name: DistinguishedName,
  { from, until }: Validity,
): Promise<SignedCertificate> {
  const keys = await newKeyPair(keyType);
  const { KeyUsageFlags } = x509;
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerial().toString('hex'),
    name: partsOf(name),
    notBefore: new Date(from.getTime() - BACK_DATED_MS),
    notAfter: until,
    signingAlgorithm: keyAlgorithms[keyType],
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate: Buffer.from(root.rawData), privateKey: await exportPrivateKey(keys.privateKey) };
}

export interface IssuedCertificate extends SignedCertificate {
  /** 16 octets. */
  readonly serial: Buffer;
  /** SHA-256 of the certificate. */
  readonly fingerprint: Buffer;
}

/** Makes a key and a certificate for TLS client authentication, signed by a root. */
export async function issueClientCertificate(
  signer: Signer,
  { name, validity: { from, until }, crlUrl }: { name: DistinguishedName; validity: Validity; crlUrl: string },
): Promise<IssuedCertificate> {
  const keys = await newKeyPair(signer.keyType);
  const root = new x509.X509Certificate(signer.certificate);
  const serial = newSerial();
  const leaf = await x509.X509CertificateGenerator.create({
    serialNumber: serial.toString('hex'),
    subject: partsOf(name),
    issuer: root.subjectName,
    notBefore: new Date(from.getTime() - BACK_DATED_MS),
    notAfter: until,
    signingAlgorithm: keyAlgorithms[signer.keyType],
    publicKey: keys.publicKey,
    signingKey: signer.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.clientAuth]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(root.publicKey),
      new x509.CRLDistributionPointsExtension([crlUrl]),
    ],
  });
  const certificate = Buffer.from(leaf.rawData);
  const fingerprint = createHash('sha256').update(certificate).digest();
  return { certificate, privateKey: await exportPrivateKey(keys.privateKey), serial, fingerprint };
}

/** 127 random bits, positive and never with a leading zero octet, which encodings drop. */
function newSerial(): Buffer {
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  return serial;
}

const partsOf = ({ organisation, commonName }: DistinguishedName): x509.JsonName => [
  { O: [organisation] },
  { CN: [commonName] },
];
