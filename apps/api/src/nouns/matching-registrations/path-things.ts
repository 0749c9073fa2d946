import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { getMatchingRule } from '@quickportal/db/matching-rules/read-matching-rules';
import { loadMatchingRegistration } from './to-matching-registration.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'transaction-matching/registration/{}': (ctx, id) => loadMatchingRegistration(ctx.db, id),
  'transaction-matching/rule/{}': async (ctx, id) => orNotFound(await getMatchingRule(ctx.db, id)),
};
