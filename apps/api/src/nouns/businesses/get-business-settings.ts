import * as contracts from '@quickportal/contracts/businesses/contracts';
import { implement } from '../../procedures/implement.ts';
import { findDualAuthRequest, keyOf, showSettings } from './shown-business.ts';

export const getBusinessSettings = implement(contracts.getBusinessSettings).query(async ({ ctx, input }) => {
  const key = keyOf(ctx, input.params);
  return showSettings(ctx, ctx.db, key, await findDualAuthRequest(ctx, key));
});
