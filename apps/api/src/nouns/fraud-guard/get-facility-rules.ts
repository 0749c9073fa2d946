import * as contracts from '@quickportal/contracts/fraud-guard/contracts';
import { getFacilityRules as get } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { implement } from '../../procedures/implement.ts';
import { showFacilityRules } from './load-rules.ts';

export const getFacilityRules = implement(contracts.getFacilityRules).query(async ({ ctx, input }) =>
  showFacilityRules(ctx, ctx.db, await get(ctx.db, input.params.communityId)),
);
