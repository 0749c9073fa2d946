import * as contracts from '@quickportal/contracts/certificates/contracts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireCertificateReader } from './certificate-guards.ts';
import { loadCertificateConfig } from './load-certificate-config.ts';

export const getCertificateConfig = implement(contracts.getCertificateConfig).query(({ ctx }) => {
  requireCertificateReader(ctx);
  return loadCertificateConfig(ctx.db, communityOf(ctx).communityId);
});
