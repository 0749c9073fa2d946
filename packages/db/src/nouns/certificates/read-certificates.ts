import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { sql } from 'kysely';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

type Shown =
  | 'id'
  | 'subject'
  | 'issuer'
  | 'authorityId'
  | 'signatureAlgorithm'
  | 'createdBy'
  | 'installDate'
  | 'expiryDate'
  | 'lastUsedDateTime';
/** A certificate as it is kept: whether it has expired depends on the time at which it is shown. */
export type KeptCertificate = Pick<Certificate, Shown> & {
  readonly fingerprintBytes: Buffer;
  /** ISO 8601 UTC; null: enabled. */
  readonly disabledAt: string | null;
  readonly fileSealed: string | null;
};

/** Certificates that a list shows. */
const MOST_LISTED = 100;

const selectCertificate = () =>
  build
    .selectFrom('app.certificate as c')
    .select([
      'c.id',
      'c.subject',
      'c.issuer',
      'c.authority_id as authorityId',
      'c.signature_algorithm as signatureAlgorithm',
      'c.fingerprint as fingerprintBytes',
      'c.created_by as createdBy',
      'c.created_at as installDate',
      'c.expires_at as expiryDate',
      'c.last_used_at as lastUsedDateTime',
      'c.disabled_at as disabledAt',
      'c.file_sealed as fileSealed',
    ])
    .$narrowType<{ signatureAlgorithm: Certificate['signatureAlgorithm'] }>();

export const listedCertificates = preparedQuery('certificates.list', ({ communityId }: { communityId: number }) =>
  selectCertificate()
    .where('c.community_id', '=', communityId)
    .where('c.disabled_at', 'is', null)
    .orderBy('c.expires_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(MOST_LISTED),
);
export const disabledCertificates = preparedQuery(
  'certificates.list-disabled',
  ({ communityId }: { communityId: number }) =>
    selectCertificate()
      .where('c.community_id', '=', communityId)
      .where('c.disabled_at', 'is not', null)
      .orderBy('c.id', 'desc')
      .limit(MOST_LISTED),
);
export const workingCertificates = preparedQuery('certificates.count-working', (p: { communityId: number; at: Date }) =>
  build
    .selectFrom('app.certificate')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('community_id', '=', p.communityId)
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`expires_at > ${p.at}`),
);
export const certificateById = queryByKey('certificates.get', ({ certificateId }: { certificateId: number }) =>
  selectCertificate().where('c.id', '=', certificateId),
);
const locked = preparedQuery('certificates.lock', ({ certificateId }: { certificateId: number }) =>
  selectCertificate().where('c.id', '=', certificateId).forNoKeyUpdate('c'),
);

/** The certificates that are not disabled, those that end last first. */
export const listCertificates = (db: Reader, communityId: number): Promise<KeptCertificate[]> =>
  db.all(listedCertificates, { communityId });

/** The certificates that are disabled, the newest first. */
export const listDisabledCertificates = (db: Reader, communityId: number): Promise<KeptCertificate[]> =>
  db.all(disabledCertificates, { communityId });

/** How many certificates work at this time. */
export const countWorkingCertificates = async (db: Reader, communityId: number, at: Date): Promise<number> =>
  (await db.first(workingCertificates, { communityId, at }))?.count ?? 0;

/** The certificate, or undefined where there is none in scope. */
export const getCertificate = (db: Reader, certificateId: number): Promise<KeptCertificate | undefined> =>
  db.first(certificateById, { certificateId });

/** The certificate, locked until the transaction ends. */
export const lockCertificate = (db: Reader, certificateId: number): Promise<KeptCertificate | undefined> =>
  db.first(locked, { certificateId });
