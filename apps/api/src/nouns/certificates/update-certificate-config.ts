import * as contracts from '@quickportal/contracts/certificates/contracts';
import { getCertificateConfig, saveCertificateConfig } from '@quickportal/db/certificates/change-certificate-config';
import { lockCertificates } from '@quickportal/db/certificates/write-certificates';
import { changedFields } from '../../kernel/changed-fields.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireCertificateReader } from './certificate-guards.ts';
import { loadCertificateConfig } from './load-certificate-config.ts';

export const updateCertificateConfig = implement(contracts.updateCertificateConfig).mutation(({ ctx, input }) => {
  requireCertificateReader(ctx);
  const { communityId } = communityOf(ctx);
  const { version, ...values } = input.body;
  return change(ctx, input, async ({ trx, now, audit }) => {
    await lockCertificates(trx, communityId);
    const current = await getCertificateConfig(trx, communityId);
    await checkVersion(current, version, () => loadCertificateConfig(trx, communityId));
    const { before, after } = changedFields(current, values);
    await saveCertificateConfig(trx, communityId, { values, version: current.version + 1, at: now });
    await audit({
      objectType: 'certificate-config',
      objectId: communityId,
      description: 'Configuration of certificates changed',
      before,
      after,
    });
    return loadCertificateConfig(trx, communityId);
  });
});
