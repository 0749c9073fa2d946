import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { bsbWarnings } from '../bsb-branches/bsb-warnings.ts';
import { implement } from '../procedures/implement.ts';
import { addAccount } from './add-account.ts';

export const addBankAccount = implement(contracts.addBankAccount).mutation(async ({ ctx, input }) => {
  const { bsb, accountNumber, accountName, defaultAccount } = input.body;
  return addAccount(ctx, input, {
    customerId: input.params.id,
    accountType: 'DIRECT_DEBIT',
    number: { kind: 'AU_ACCOUNT', bsb, accountNumber },
    holderName: accountName,
    defaultAccount,
    warnings: await bsbWarnings(ctx.db, bsb),
  });
});
