import * as contracts from '@quickportal/contracts/certificates/contracts';
import { lockCertificate } from '@quickportal/db/certificates/read-certificates';
import { disableCertificate as disable } from '@quickportal/db/certificates/write-certificates';
import { REFRESH_REVOCATION_LISTS } from '../../engines/certificates/refresh-revocation-lists.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireCertificateReader, requireEnabled } from './certificate-guards.ts';

export const disableCertificate = implement(contracts.disableCertificate).mutation(({ ctx, input }) => {
  requireCertificateReader(ctx);
  const { id } = input.params;
  return change(ctx, input, async ({ trx, now, audit, enqueue }) => {
    const current = orNotFound(await lockCertificate(trx, id));
    requireEnabled(current);
    await disable(trx, id, now);
    await audit({
      objectType: 'certificate',
      objectId: id,
      description: `Certificate ${current.subject} disabled`,
      before: { enabled: true },
      after: { enabled: false },
    });
    await enqueue(REFRESH_REVOCATION_LISTS, {});
    return undefined;
  });
});
