import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { readExpiry } from '@quickportal/contracts/rules/card-expiry-window';
import { readNzAccount } from '@quickportal/contracts/rules/nz-account';
import { implement } from '../kernel/implement.ts';
import { fieldProblem } from '../kernel/problem.ts';
import { addAccount } from './add-account.ts';

export const addCreditCard = implement(contracts.addCreditCard).mutation(({ ctx, input }) => {
  const { cardNumber, expiryDate, cardType, cardholderName, defaultAccount } = input.body;
  const expiry = readExpiry(expiryDate);
  if (!expiry) throw fieldProblem('expiryDate', 'Enter month and year, such as 08/28.');
  return addAccount(ctx, input, {
    customerId: input.params.id,
    accountType: 'CREDIT_CARD',
    numberField: 'cardNumber',
    number: { kind: 'CARD', cardNumber },
    holderName: cardholderName,
    expiry,
    cardType,
    defaultAccount,
  });
});

export const addBankAccount = implement(contracts.addBankAccount).mutation(({ ctx, input }) => {
  const { bsb, accountNumber, accountName, defaultAccount } = input.body;
  return addAccount(ctx, input, {
    customerId: input.params.id,
    accountType: 'DIRECT_DEBIT',
    numberField: 'accountNumber',
    number: { kind: 'AU_ACCOUNT', bsb, accountNumber },
    holderName: accountName,
    defaultAccount,
  });
});

export const addNzBankAccount = implement(contracts.addNzBankAccount).mutation(({ ctx, input }) => {
  const { nzAccountNumber, nzAccountName, defaultAccount } = input.body;
  const account = readNzAccount(nzAccountNumber);
  if (!account.valid) throw fieldProblem('nzAccountNumber', 'Not a valid account number. Check the digits.');
  const [bankCode = '', branchCode = ''] = account.normal.split('-');
  return addAccount(ctx, input, {
    customerId: input.params.id,
    accountType: 'DIRECT_DEBIT_NZ',
    numberField: 'nzAccountNumber',
    number: { kind: 'NZ_ACCOUNT', nzAccount: nzAccountNumber },
    holderName: nzAccountName,
    nzBank: { bankCode, branchCode },
    defaultAccount,
    // A branch that was opened since the table was made is no mistake (decisions, 1-customers)
    warnings: account.knownBranch
      ? []
      : [`Branch ${branchCode} of ${account.bank || 'this bank'} is not known. Check it.`],
  });
});
