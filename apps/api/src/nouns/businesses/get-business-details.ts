import * as contracts from '@quickportal/contracts/businesses/contracts';
import { implement } from '../../procedures/implement.ts';
import { keyOf, showDetails } from './shown-business.ts';

export const getBusinessDetails = implement(contracts.getBusinessDetails).query(({ ctx, input }) =>
  showDetails(ctx.db, keyOf(ctx, input.params)),
);
