import type { PathThings } from '../../forms/path-thing.ts';
import { getCertificate } from '@quickportal/db/certificates/read-certificates';
import { orNotFound } from '../../kernel/problem.ts';
import { requireCertificateReader } from './certificate-guards.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'certificates/{}': async (ctx, certificateId) => {
    requireCertificateReader(ctx);
    return orNotFound(await getCertificate(ctx.db, certificateId));
  },
};
