import * as contracts from '@quickportal/contracts/billing-facilities/contracts';
import { getBillingFacilities as get } from '@quickportal/db/billing-facilities/change-billing-facilities';
import { implement } from '../../procedures/implement.ts';

export const getBillingFacilities = implement(contracts.getBillingFacilities).query(({ ctx, input }) =>
  get(ctx.db, input.params),
);
