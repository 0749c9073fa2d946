import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { bsbWarnings } from '../bsb-branches/offers.ts';
import { implement } from '../../procedures/implement.ts';
import { addAccount } from './add-account.ts';

export const addBankAccount = implement(contracts.addBankAccount).mutation(async ({ ctx, input }) => {
  const { bsb, accountNumber, accountName, defaultAccount } = input.body;
  const warnings = await bsbWarnings(ctx.db, bsb);
  return addAccount(ctx, input, () => ({
    accountType: 'DIRECT_DEBIT',
    number: { kind: 'AU_ACCOUNT', bsb, accountNumber },
    holderName: accountName,
    defaultAccount,
    warnings,
  }));
});
