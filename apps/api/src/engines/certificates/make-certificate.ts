import { randomInt } from 'node:crypto';
import { CERTIFICATE_YEARS } from '@quickportal/contracts/certificates/change';
import type { Technology } from '@quickportal/contracts/certificates/technology';
import type { NewCertificate } from '@quickportal/db/certificates/write-certificates';
import { currentAuthority, openSigner, type CertificateServices } from './authorities.ts';
import { crlAddress } from './authority-addresses.ts';
import { nameText } from './distinguished-name.ts';
import { keyTypeOf, signatureAlgorithms } from './key-type.ts';
import type { KeyStore } from './write-pkcs12.ts';
import { yearsLater } from './years-later.ts';

/** A certificate to make. */
export interface WantedCertificate {
  readonly certificateId: number;
  readonly communityId: number;
  readonly communityCode: string;
  readonly technology: Technology;
  readonly from: Date;
}

/** A certificate as it is kept, with the password of its file, which is not. */
export type MadeCertificate = Omit<NewCertificate, 'createdBy' | 'at'> & { readonly password: string };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PASSWORD_LENGTH = 24;

/** Makes a key, its certificate and the sealed PKCS#12 file for a technology. Takes some 100 ms: not in a transaction. */
export async function makeCertificate(
  services: CertificateServices,
  { certificateId, communityId, communityCode, technology, from }: WantedCertificate,
): Promise<MadeCertificate> {
  const { issueClientCertificate } = await import('./sign-certificates.ts');
  const authority = await currentAuthority(services, keyTypeOf(technology));
  const signer = await openSigner(services, authority);
  const name = { organisation: communityCode, commonName: String(certificateId) };
  const until = yearsLater(from, CERTIFICATE_YEARS);
  const crlUrl = crlAddress(services.configuration, authority.authorityId);
  const issued = await issueClientCertificate(signer, { name, validity: { from, until }, crlUrl });
  const password = newPassword();
  const file = await writeFile(technology, {
    alias: `quickportal-${certificateId}`,
    privateKey: issued.privateKey,
    certificate: issued.certificate,
    root: authority.certificate,
    password,
  });
  return {
    certificateId,
    communityId,
    authorityId: authority.authorityId,
    serial: issued.serial,
    fingerprint: issued.fingerprint,
    subject: nameText(name),
    issuer: authority.subject,
    signatureAlgorithm: signatureAlgorithms[authority.keyType],
    fileSealed: services.auth.sealer.seal(
      'certificate',
      fileContext({ communityId, certificateId }),
      file.toString('base64'),
    ),
    expiresAt: until,
    password,
  };
}

interface CertificateFile {
  communityId: number;
  certificateId: number;
}

/** Context of a certificate's sealed file. */
export const fileContext = ({ communityId, certificateId }: CertificateFile): string =>
  `certificate ${communityId}/${certificateId}`;

/** Opens the sealed PKCS#12 file of a certificate. Its password is still needed to read it. */
export const openFile = ({ auth }: CertificateServices, certificateFile: CertificateFile, sealed: string): Buffer =>
  Buffer.from(auth.sealer.open('certificate', fileContext(certificateFile), sealed), 'base64');

async function writeFile(technology: Technology, keyStore: KeyStore): Promise<Buffer> {
  if (keyTypeOf(technology) === 'EC') return (await import('./write-pkcs12.ts')).writePkcs12(keyStore);
  return (await import('./write-legacy-pkcs12.ts')).writeLegacyPkcs12(keyStore);
}

/** 142 random bits, in letters and digits that every tool takes. */
const newPassword = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
