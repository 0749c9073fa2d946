import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Technology } from '@quickportal/contracts/certificates/technology';
import { insertCertificate, nextCertificateId } from '@quickportal/db/certificates/write-certificates';
import { openFile, makeCertificate } from '../engines/certificates/make-certificate.ts';
import type { TestServices } from './test-services.ts';

/** A client certificate as a caller has it. */
export interface CertificateHolder {
  certificateId: number;
  subject: string;
  /** DER. */
  certificate: Buffer;
  /** The header Client-Cert of a proxy (RFC 9440). */
  headers: { 'client-cert': string };
  /** PEM. */
  certFile: string;
  keyFile: string;
}

interface Wanted {
  communityId: number;
  communityCode: string;
  technology?: Technology;
}

export const openssl = (...args: string[]): string =>
  execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });

/** A header as RFC 9440 writes it. */
export const clientCert = (certificate: Buffer): { 'client-cert': string } => ({
  'client-cert': `:${certificate.toString('base64')}:`,
});

/** Makes a certificate of a community, and opens its file with OpenSSL, as its users do. */
export async function testCertificate(
  services: TestServices,
  folder: string,
  { communityId, communityCode, technology = 'NODE' }: Wanted,
): Promise<CertificateHolder> {
  const { db, clock } = services;
  const scope = { kind: 'community', communityId } as const;
  const certificateId = await db.transaction(scope, (trx) => nextCertificateId(trx));
  const from = clock.now();
  const place = { certificateId, communityId, communityCode, technology, from };
  const { password, ...made } = await makeCertificate(services, place);
  await db.transaction(scope, (trx) => insertCertificate(trx, { ...made, createdBy: 'Test', at: from }));
  const file = path.join(folder, `${certificateId}.p12`);
  const [certFile, keyFile] = [`${file}.crt`, `${file}.key`];
  writeFileSync(file, openFile(services, { communityId, certificateId }, made.fileSealed));
  const open = ['pkcs12', '-in', file, '-passin', `pass:${password}`, '-nodes'];
  writeFileSync(certFile, openssl(...open, '-nokeys', '-clcerts'));
  writeFileSync(keyFile, openssl(...open, '-nocerts'));
  const certificate = Buffer.from(
    openssl('x509', '-in', certFile, '-outform', 'PEM').replaceAll(/-----[A-Z ]+-----|\s/g, ''),
    'base64',
  );
  return { certificateId, subject: made.subject, certificate, headers: clientCert(certificate), certFile, keyFile };
}
