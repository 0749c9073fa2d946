import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

export type AuthorityKeyType = 'EC' | 'RSA';

/** A root of the installation. */
export interface CertificateAuthority {
  readonly authorityId: number;
  readonly keyType: AuthorityKeyType;
  /** RFC 4514 text. */
  readonly subject: string;
  /** DER. */
  readonly certificate: Buffer;
  readonly privateKeySealed: string;
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
}

const selectAuthority = () =>
  build
    .selectFrom('app.certificate_authority as a')
    .select([
      'a.id as authorityId',
      'a.key_type as keyType',
      'a.subject',
      'a.certificate',
      'a.private_key_sealed as privateKeySealed',
      'a.expires_at as expiresAt',
    ])
    .$narrowType<{ keyType: AuthorityKeyType }>();

const newest = preparedQuery('certificates.newest-authority', (p: { keyType: AuthorityKeyType; until: Date }) =>
  selectAuthority()
    .where('a.key_type', '=', p.keyType)
    .where('a.expires_at', '>=', sql<string>`${p.until}`)
    .orderBy('a.id', 'desc')
    .limit(1),
);
const all = preparedQuery('certificates.authorities', (_params: object) => selectAuthority().orderBy('a.id'));
const published = preparedQuery('certificates.published', ({ authorityId }: { authorityId: number }) =>
  build
    .selectFrom('app.certificate_authority')
    .select(['subject', 'certificate', 'crl', 'crl_next_update as crlNextUpdate'])
    .where('id', '=', authorityId),
);

/** The newest root of this type that lasts until then; undefined: one must be made. Scope auth. */
export const findAuthority = (
  db: Reader,
  keyType: AuthorityKeyType,
  until: Date,
): Promise<CertificateAuthority | undefined> => db.first(newest, { keyType, until });

/** Every root, oldest first; there are few. Scope auth or jobs. */
export const listAuthorities = (db: Reader): Promise<CertificateAuthority[]> => db.all(all, {});

/** What of a root is for everyone: its certificate and the current revocation list. Scope auth. */
export const getPublishedAuthority = (db: Reader, authorityId: number) => db.first(published, { authorityId });

/** Lets one process at a time make roots. */
export async function lockAuthorities(trx: WriteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(7201120026)`.execute(trx);
}

/** The number of the next root. Scope auth. */
export async function nextAuthorityId(trx: WriteTransaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('app.certificate_authority_id_seq') as id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A sequence returned no number');
  return row.id;
}

/** Keeps a new root with its first revocation list. */
export async function insertAuthority(
  trx: WriteTransaction,
  { authorityId, keyType, subject, certificate, privateKeySealed, expiresAt }: CertificateAuthority,
  { crl, nextUpdate, at }: { crl: Buffer; nextUpdate: Date; at: Date },
): Promise<void> {
  await trx
    .insertInto('app.certificate_authority')
    .values({
      id: authorityId,
      key_type: keyType,
      subject,
      certificate,
      private_key_sealed: privateKeySealed,
      expires_at: expiresAt,
      crl,
      crl_number: 1,
      crl_issued_at: at,
      crl_next_update: nextUpdate,
      created_at: at,
    })
    .execute();
}
