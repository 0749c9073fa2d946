import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { addAccountOf } from './requests/save-account.ts';

export const addNzDirectEntryAccount = implement(contracts.addNzDirectEntryAccount).mutation(({ ctx, input }) =>
  addAccountOf(ctx, input, 'NZ_BANK'),
);
