import * as contracts from '@quickportal/contracts/fraud-guard/contracts';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import { countRuleHits as countHits } from '@quickportal/db/fraud-guard/count-rule-hits';
import { findRuledBusiness } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { countedDays } from '../../engines/fraud-guard/counted-days.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';

export const countRuleHits = implement(contracts.countRuleHits).query(async ({ ctx, input }) => {
  const { communityId } = input.params;
  const { businessId } = input.query;
  const { timeZone } = orNotFound(await getCommunityBasics(ctx.db, communityId));
  if (businessId !== undefined) orNotFound(await findRuledBusiness(ctx.db, { communityId, businessId }));
  const [from] = countedDays(ctx.services.clock.now(), timeZone);
  return countHits(ctx.db, { communityId, businessId: businessId ?? null, since: from?.start ?? new Date(0) });
});
