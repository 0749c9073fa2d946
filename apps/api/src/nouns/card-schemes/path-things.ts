import { findCardSchemesVersion } from '@quickportal/db/card-schemes/change-card-schemes';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'supplier-business/{}': async (ctx, businessId) => orNotFound(await findCardSchemesVersion(ctx.db, businessId)),
};
