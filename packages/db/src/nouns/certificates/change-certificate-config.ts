import type { CertificateConfig } from '@quickportal/contracts/certificates/certificate-config';
import type { Technology } from '@quickportal/contracts/certificates/technology';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

type Kept = Omit<CertificateConfig, 'downloadFilename'>;

const query = preparedQuery('certificates.config', ({ communityId }: { communityId: number }) =>
  build
    .selectFrom('app.certificate_config')
    .select(['technology', 'notification_email as expiringCertificateNotificationEmail', 'version'])
    .$narrowType<{ technology: Technology }>()
    .where('community_id', '=', communityId),
);

const first: Kept = { technology: null, expiringCertificateNotificationEmail: null, version: 1 };

/** The configuration of a community's certificates; nothing is set at first. */
export const getCertificateConfig = async (db: Reader, communityId: number): Promise<Kept> =>
  (await db.first(query, { communityId })) ?? first;

interface Saved {
  values: { technology: Technology; expiringCertificateNotificationEmail: string };
  version: number;
  at: Date;
}

/** Replaces it, as the next version. */
export async function saveCertificateConfig(
  trx: WriteTransaction,
  communityId: number,
  { values, version, at }: Saved,
): Promise<void> {
  const columns = {
    technology: values.technology,
    notification_email: values.expiringCertificateNotificationEmail,
    version,
    updated_at: at,
  };
  await trx
    .insertInto('app.certificate_config')
    .values({ community_id: communityId, ...columns })
    .onConflict((existing) => existing.column('community_id').doUpdateSet(columns))
    .execute();
}
