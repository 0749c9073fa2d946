import * as contracts from '@quickportal/contracts/payto-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { blockAccountKind, changeAccount } from '../supplier-accounts/offers.ts';

export const blockPayToAccount = implement(contracts.blockPayToAccount).mutation(({ ctx, input }) => {
  const { reason } = input.body;
  return changeAccount(ctx, input, blockAccountKind, (key) => ({ ...key, ...(reason && { reason }) }), 'PAYTO_PAYEE');
});
