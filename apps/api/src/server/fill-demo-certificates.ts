import { saveCertificateConfig } from '@quickportal/db/certificates/change-certificate-config';
import { insertCertificate, nextCertificateId } from '@quickportal/db/certificates/write-certificates';
import type { Database } from '@quickportal/db/connect/database';
import { fillDemoCertificateCalls } from './fill-demo-certificate-calls.ts';
import { createSealer } from '../engines/auth/sealing.ts';
import { makeCertificate } from '../engines/certificates/make-certificate.ts';
import { silentLogger } from '../engines/logs/logger.ts';
import type { Configuration } from '../kernel/configuration.ts';

const DAY_MS = 86_400_000;
const TWO_YEARS = 730;
const scope = { kind: 'community', communityId: 10 } as const;

/** One certificate that has expired, one that expires soon and one that is new, by the age of each in days. */
const wanted = [
  { technology: 'JAVA_LEGACY', daysAgo: TWO_YEARS + 28 },
  { technology: 'NODE', daysAgo: TWO_YEARS - 13 },
  { technology: 'NODE', daysAgo: 90 },
] as const;

interface DemoPlace {
  configuration: Configuration;
  masterKey: string;
  db: Database;
  now: Date;
}

/** Gives Harbour City Utilities a technology and certificates in each state, by roots that are three years old. */
export async function fillDemoCertificates({ configuration, masterKey, db, now }: DemoPlace): Promise<void> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const services = {
    configuration,
    db,
    clock: { now: () => daysBefore(3 * 365) },
    log: silentLogger(),
    auth: { sealer: createSealer([masterKey]) },
    mail: { post: null },
  };
  let newest = 0;
  for (const { technology, daysAgo } of wanted) {
    const from = daysBefore(daysAgo);
    const certificateId = await db.transaction(scope, (trx) => nextCertificateId(trx));
    const place = { certificateId, communityId: scope.communityId, communityCode: 'HARBOUR' };
    const { password: _password, ...made } = await makeCertificate(services, { ...place, technology, from });
    await db.transaction(scope, (trx) => insertCertificate(trx, { ...made, createdBy: 'Dana Petrov', at: from }));
    newest = certificateId;
  }
  const values = { technology: 'NODE', expiringCertificateNotificationEmail: 'facility.admin@example.com' } as const;
  await db.transaction(scope, (trx) =>
    saveCertificateConfig(trx, scope.communityId, { values, version: 2, at: daysBefore(TWO_YEARS + 28) }),
  );
  const calls = { communityId: scope.communityId, certificateId: newest };
  await fillDemoCertificateCalls({ configuration, db, now, ...calls });
}
