import * as contracts from '@quickportal/contracts/certificates/contracts';
import { listCertificates as list, listDisabledCertificates } from '@quickportal/db/certificates/read-certificates';
import { secretsWaitingFor } from '../../engines/proposals/waiting-secrets.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireCertificateReader } from './certificate-guards.ts';
import { toCertificate } from './to-certificate.ts';

export const listCertificates = implement(contracts.listCertificates).query(async ({ ctx, input: { query } }) => {
  requireCertificateReader(ctx);
  const now = ctx.services.clock.now();
  const { communityId } = communityOf(ctx);
  const certificates = await list(ctx.db, communityId);
  if (query.includeDisabled) certificates.push(...(await listDisabledCertificates(ctx.db, communityId)));
  const waits = await secretsWaitingFor(ctx, 'certificate');
  return { certificates: certificates.map((certificate) => toCertificate(certificate, now, waits)) };
});
