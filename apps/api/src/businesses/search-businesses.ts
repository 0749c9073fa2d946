import * as contracts from '@quickportal/contracts/businesses/contracts';
import { AUTOCOMPLETE_ROWS } from '@quickportal/contracts/kernel/autocomplete';
import { searchBusinesses as search } from '@quickportal/db/businesses/search-businesses';
import { getEnabledCommunity } from '@quickportal/db/communities/search-communities';
import type { Scope } from '@quickportal/db/connect/scope';
import type { Context } from '../kernel/context.ts';
import { implement } from '../kernel/implement.ts';
import { notFound } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';

export const searchBusinesses = implement(contracts.searchBusinesses).query(async ({ ctx, input: { query } }) => {
  const scope = await scopeFor(ctx, query.communityId);
  const communityId = scope.kind === 'community' ? scope.communityId : null;
  const found = await search(ctx.services.db.reader(scope), {
    text: query.query,
    suppliersOnly: query.supplierFlag && communityId !== contracts.COMMUNITY_WITHOUT_SUPPLIER_FLAG,
    withoutRules: query.flNoFraudGuard,
    limit: AUTOCOMPLETE_ROWS,
  });
  return {
    items: found.map(({ communityName, ...one }) => ({
      value: String(one.businessId),
      label: one.businessName,
      description: communityId === null ? `${one.businessCode} · ${communityName}` : one.businessCode,
      ...one,
    })),
  };
});

/** The businesses that are searched. Answers 404 for a community that is not there, or not the caller's. */
async function scopeFor(ctx: Context, wanted: number | undefined): Promise<Scope> {
  const { actor, services } = ctx;
  const isStaff = actor.kind === 'user' && actor.user.kind === 'STAFF';
  const present = actor.kind === 'user' ? actor.community?.communityId : undefined;
  if (wanted === undefined && isStaff && present === undefined) return { kind: 'staff' };
  if (wanted === undefined || wanted === present) return communityScope(ctx);
  if (!isStaff || !(await getEnabledCommunity(services.db.reader({ kind: 'staff' }), wanted))) throw notFound();
  return { kind: 'community', communityId: wanted };
}
