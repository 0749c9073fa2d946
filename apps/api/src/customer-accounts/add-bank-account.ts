import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { bsbBank, normalBsb } from '@quickportal/contracts/rules/bsb';
import { implement } from '../procedures/implement.ts';
import { addAccount } from './add-account.ts';

export const addBankAccount = implement(contracts.addBankAccount).mutation(({ ctx, input }) => {
  const { bsb, accountNumber, accountName, defaultAccount } = input.body;
  return addAccount(ctx, input, {
    customerId: input.params.id,
    accountType: 'DIRECT_DEBIT',
    number: { kind: 'AU_ACCOUNT', bsb, accountNumber },
    holderName: accountName,
    defaultAccount,
    // A bank that is newer than the table is no mistake
    warnings: bsbBank(bsb) === null ? [`The bank of BSB ${normalBsb(bsb)} is not known. Check it.`] : [],
  });
});
