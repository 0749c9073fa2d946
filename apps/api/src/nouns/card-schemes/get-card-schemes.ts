import * as contracts from '@quickportal/contracts/card-schemes/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadCardSchemes } from './load-card-schemes.ts';

export const getCardSchemes = implement(contracts.getCardSchemes).query(({ ctx, input }) =>
  loadCardSchemes(ctx, ctx.db, input.params.businessId),
);
