import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { reachOf } from '../users/offers.ts';
import { findUploadBusiness } from './upload-access.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'user-upload/{}': async (ctx, businessId) =>
    orNotFound(await findUploadBusiness(ctx.services.db.reader({ kind: 'auth' }), reachOf(ctx), businessId)),
};
