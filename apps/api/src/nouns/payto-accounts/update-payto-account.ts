import * as contracts from '@quickportal/contracts/payto-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { updateAccountOf } from '../supplier-accounts/offers.ts';

export const updatePayToAccount = implement(contracts.updatePayToAccount).mutation(({ ctx, input }) =>
  updateAccountOf(ctx, input, 'PAYTO_PAYEE'),
);
