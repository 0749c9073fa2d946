import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { updateAccountOf } from './requests/save-account.ts';

export const updatePayIdAccount = implement(contracts.updatePayIdAccount).mutation(({ ctx, input }) =>
  updateAccountOf(ctx, input, 'PAYID_BILLER'),
);
