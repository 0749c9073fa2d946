import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { changeAccount } from './requests/change-account.ts';
import { disableAccountKind } from './requests/switch-account-kinds.ts';

export const disableSupplierAccount = implement(contracts.disableSupplierAccount).mutation(({ ctx, input }) => {
  const { reason } = input.body;
  return changeAccount(ctx, input, disableAccountKind, (key) => ({ ...key, ...(reason && { reason }) }));
});
