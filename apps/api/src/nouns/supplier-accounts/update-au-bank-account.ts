import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { updateAccountOf } from './requests/save-account.ts';

export const updateAuBankAccount = implement(contracts.updateAuBankAccount).mutation(({ ctx, input }) =>
  updateAccountOf(ctx, input, 'AU_BANK'),
);
