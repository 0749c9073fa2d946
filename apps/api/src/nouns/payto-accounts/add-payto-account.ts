import * as contracts from '@quickportal/contracts/payto-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { addAccountOf } from '../supplier-accounts/offers.ts';

export const addPayToAccount = implement(contracts.addPayToAccount).mutation(({ ctx, input }) =>
  addAccountOf(ctx, input, 'PAYTO_PAYEE'),
);
