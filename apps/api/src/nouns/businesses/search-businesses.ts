import * as contracts from '@quickportal/contracts/businesses/contracts';
import { AUTOCOMPLETE_ROWS } from '@quickportal/contracts/kernel/autocomplete';
import { searchBusinesses as search } from '@quickportal/db/businesses/search-businesses';
import type { Scope } from '@quickportal/db/connect/scope';
import type { Context } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { notFound } from '../../kernel/problem.ts';
import { communityScope } from '../../procedures/scope.ts';

export const searchBusinesses = implement(contracts.searchBusinesses).query(async ({ ctx, input: { query } }) => {
  const scope = scopeFor(ctx, query.communityId);
  const communityId = scope.kind === 'community' ? scope.communityId : null;
  const found = await search(ctx.services.db.reader(scope), {
    text: query.query,
    suppliersOnly: query.supplierFlag && communityId !== contracts.COMMUNITY_WITHOUT_SUPPLIER_FLAG,
    withoutRules: query.flNoFraudGuard,
    limit: AUTOCOMPLETE_ROWS,
  });
  return {
    items: found.map(({ communityName, ...single }) => ({
      value: String(single.businessId),
      label: single.businessName,
      description: communityId === null ? `${single.businessCode} · ${communityName}` : single.businessCode,
      ...single,
    })),
  };
});

/** The businesses that are searched. Returns 404 for a community that is not the caller's. */
function scopeFor(ctx: Context, wanted: number | undefined): Scope {
  const { actor } = ctx;
  const current = actor.kind === 'user' ? actor.community?.communityId : undefined;
  const isStaff = actor.kind === 'user' && actor.user.kind === 'STAFF';
  if (wanted === undefined && isStaff && current === undefined) return { kind: 'staff' };
  if (wanted !== undefined && wanted !== current) throw notFound();
  return communityScope(ctx);
}
