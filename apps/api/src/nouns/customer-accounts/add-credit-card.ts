import * as contracts from '@quickportal/contracts/customer-accounts/contracts';
import { readExpiry } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { implement } from '../../procedures/implement.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { addAccount } from './add-account.ts';

export const addCreditCard = implement(contracts.addCreditCard).mutation(({ ctx, input }) => {
  const { cardNumber, expiryDate, cardType, cardholderName, defaultAccount } = input.body;
  const expiry = readExpiry(expiryDate);
  if (!expiry) throw fieldProblem('expiryDate', 'Enter month and year, such as 08/28.');
  return addAccount(ctx, input, () => ({
    accountType: 'CREDIT_CARD',
    number: { kind: 'CARD', cardNumber },
    holderName: cardholderName,
    expiry,
    cardType,
    defaultAccount,
  }));
});
