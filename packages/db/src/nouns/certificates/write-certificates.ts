import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

export interface NewCertificate {
  certificateId: number;
  communityId: number;
  authorityId: number;
  /** 16 octets. */
  serial: Buffer;
  /** SHA-256 of the DER. */
  fingerprint: Buffer;
  subject: string;
  issuer: string;
  signatureAlgorithm: Certificate['signatureAlgorithm'];
  /** The PKCS#12 file, sealed. */
  fileSealed: string;
  expiresAt: Date;
  /** Full name of who generated it. */
  createdBy: string;
  at: Date;
}

/** The number of the next certificate, which its subject names before it is kept. */
export async function nextCertificateId(trx: WriteTransaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('app.certificate_id_seq') as id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A sequence returned no number');
  return row.id;
}

/** Keeps a new certificate. Throws ConstraintError where its root has given its serial number before. */
export async function insertCertificate(trx: WriteTransaction, certificate: NewCertificate): Promise<void> {
  await trx
    .insertInto('app.certificate_serial')
    .values({ authority_id: certificate.authorityId, serial: certificate.serial })
    .execute();
  await trx
    .insertInto('app.certificate')
    .values({
      id: certificate.certificateId,
      community_id: certificate.communityId,
      authority_id: certificate.authorityId,
      serial: certificate.serial,
      fingerprint: certificate.fingerprint,
      subject: certificate.subject,
      issuer: certificate.issuer,
      signature_algorithm: certificate.signatureAlgorithm,
      file_sealed: certificate.fileSealed,
      expires_at: certificate.expiresAt,
      created_by: certificate.createdBy,
      created_at: certificate.at,
    })
    .execute();
}

/** Locks a community's certificates for generating one, so that their number stays bounded. */
export async function lockCertificates(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`certificates ${communityId}`}, 7201120026))`.execute(trx);
}

/** Disables a certificate, from the next request on, and forgets its file. */
export async function disableCertificate(trx: WriteTransaction, certificateId: number, at: Date): Promise<void> {
  await trx
    .updateTable('app.certificate')
    .set({ disabled_at: at, file_sealed: null })
    .where('id', '=', certificateId)
    .execute();
}

/** Notes when certificates were last used; never moves a moment back. Scope jobs. */
export async function touchCertificates(
  trx: WriteTransaction,
  uses: readonly { communityId: number; certificateId: number; at: string }[],
): Promise<void> {
  await sql`update app.certificate c set last_used_at = u.at
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u ("communityId" bigint, "certificateId" bigint, at timestamptz)
    where c.community_id = u."communityId" and c.id = u."certificateId"
      and (c.last_used_at is null or c.last_used_at < u.at)`.execute(trx);
}

/** Certificates whose end notices are sent of, by subject. */
export const endingCertificates = {
  table: 'app.certificate',
  isWorking: sql<boolean>`k.disabled_at is null`,
  name: sql<string>`k.subject`,
  config: 'app.certificate_config',
} as const;
