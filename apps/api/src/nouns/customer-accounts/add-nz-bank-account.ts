import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { readNzAccount } from '@quickportal/contracts/rules/accounts/nz-account';
import { implement } from '../../procedures/implement.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { addAccount } from './add-account.ts';

export const addNzBankAccount = implement(contracts.addNzBankAccount).mutation(({ ctx, input }) => {
  const { nzAccountNumber, nzAccountName, defaultAccount } = input.body;
  const account = readNzAccount(nzAccountNumber);
  if (!account.valid) throw fieldProblem('nzAccountNumber', 'Not a valid account number. Check the digits.');
  const [bankCode = '', branchCode = ''] = account.normal.split('-');
  return addAccount(ctx, input, () => ({
    accountType: 'DIRECT_DEBIT_NZ',
    number: { kind: 'NZ_ACCOUNT', nzAccount: nzAccountNumber },
    holderName: nzAccountName,
    nzBank: { bankCode, branchCode },
    defaultAccount,
    // A branch that was opened since the table was made is no mistake (decisions, 1-customers)
    warnings: account.knownBranch
      ? []
      : [`Branch ${branchCode} of ${account.bank || 'this bank'} is not known. Check it.`],
  }));
});
