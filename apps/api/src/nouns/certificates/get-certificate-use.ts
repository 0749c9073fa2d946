import * as contracts from '@quickportal/contracts/certificates/contracts';
import { getCertificate } from '@quickportal/db/certificates/read-certificates';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { loadUse } from '../api-keys/offers.ts';
import { requireCertificateReader } from './certificate-guards.ts';

export const getCertificateUse = implement(contracts.getCertificateUse).query(async ({ ctx, input: { params } }) => {
  requireCertificateReader(ctx);
  const { id: certificateId } = orNotFound(await getCertificate(ctx.db, params.id));
  return loadUse(ctx, { certificateId });
});
