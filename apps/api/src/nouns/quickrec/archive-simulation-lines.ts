import { archiveSimulationLines as archive } from '@quickportal/db/quickrec/write-simulation';
import { dateIn } from '../../kernel/date-in.ts';
import type { Services } from '../../procedures/services.ts';

const BATCH = 1000;
const PLATFORM_ZONE = 'Australia/Sydney';

/** Archives simulation lines whose last day is over. */
export async function archiveSimulationLines({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const day = dateIn(PLATFORM_ZONE, now);
  const next = () => db.transaction({ kind: 'jobs' }, (trx) => archive(trx, { day, limit: BATCH }, now));
  while ((await next()).length === BATCH);
}
