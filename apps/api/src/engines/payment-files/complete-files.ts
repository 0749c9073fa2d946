import { listSettledFiles } from '@quickportal/db/payment-files/run-payment-file';
import { setFileStatus } from '@quickportal/db/uploaded-files/write-uploaded-file';
import type { PaymentServices } from '../payments/payment-services.ts';
import { auditOutcome } from '../uploads/audit-outcome.ts';
import { inState } from '../uploads/file-state.ts';

const JOBS = { kind: 'jobs' } as const;
const AT_ONCE = 100;

/** Completes payment files whose payments were all handed over and have their outcome. */
export async function completeFiles(services: PaymentServices): Promise<void> {
  for (const { fileId } of await listSettledFiles(services.db.reader(JOBS), AT_ONCE))
    await services.db.transaction(JOBS, async (trx) => {
      const file = await inState(trx, fileId, 'allAnswered');
      if (!file) return;
      const now = services.clock.now();
      await setFileStatus(trx, fileId, file.next, now);
      await auditOutcome(trx, { ...file, status: file.next }, now);
    });
}
