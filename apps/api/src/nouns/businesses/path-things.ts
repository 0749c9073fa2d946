import { findBusinessContact } from '@quickportal/db/businesses/read-business-sections';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { keyOf } from './shown-business.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'business/{}': async (ctx, businessId) => orNotFound(await findBusinessContact(ctx.db, keyOf(ctx, { businessId }))),
};
