import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { addAccountOf } from './requests/save-account.ts';

export const addSimulatorAccount = implement(contracts.addSimulatorAccount).mutation(({ ctx, input }) =>
  addAccountOf(ctx, input, 'SIMULATOR'),
);
