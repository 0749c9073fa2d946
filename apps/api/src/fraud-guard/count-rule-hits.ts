import * as contracts from '@quickportal/contracts/fraud-guard/contracts';
import { countRuleHits as countHits } from '@quickportal/db/fraud-guard/count-rule-hits';
import { findRuledBusiness } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { orNotFound } from '../kernel/problem.ts';
import { implement } from '../procedures/implement.ts';

const DAY = 86_400_000;

export const countRuleHits = implement(contracts.countRuleHits).query(async ({ ctx, input }) => {
  const { communityId } = input.params;
  const { businessId } = input.query;
  if (businessId !== undefined) orNotFound(await findRuledBusiness(ctx.db, { communityId, businessId }));
  const since = new Date(ctx.services.clock.now().getTime() - contracts.HIT_DAYS * DAY);
  return countHits(ctx.db, { communityId, businessId: businessId ?? null, since });
});
