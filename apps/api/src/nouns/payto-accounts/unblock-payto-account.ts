import * as contracts from '@quickportal/contracts/payto-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { unblockAccountKind, changeAccount } from '../supplier-accounts/offers.ts';

export const unblockPayToAccount = implement(contracts.unblockPayToAccount).mutation(({ ctx, input }) => {
  const { reason } = input.body;
  return changeAccount(ctx, input, unblockAccountKind, (key) => ({ ...key, ...(reason && { reason }) }), 'PAYTO_PAYEE');
});
