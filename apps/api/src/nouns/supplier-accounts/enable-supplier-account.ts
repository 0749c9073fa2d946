import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { changeAccount } from './requests/change-account.ts';
import { enableAccountKind } from './requests/switch-account-kinds.ts';

export const enableSupplierAccount = implement(contracts.enableSupplierAccount).mutation(({ ctx, input }) => {
  const { reason } = input.body;
  return changeAccount(ctx, input, enableAccountKind, (key) => ({ ...key, ...(reason && { reason }) }));
});
