import * as contracts from '@quickportal/contracts/businesses/contracts';
import { implement } from '../../procedures/implement.ts';
import { keyOf, showEnablement } from './shown-business.ts';

export const getBusinessEnablement = implement(contracts.getBusinessEnablement).query(({ ctx, input }) =>
  showEnablement(ctx.db, keyOf(ctx, input.params)),
);
