import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { addAccountOf } from './requests/save-account.ts';

export const addAuBankAccount = implement(contracts.addAuBankAccount).mutation(({ ctx, input }) =>
  addAccountOf(ctx, input, 'AU_BANK'),
);
