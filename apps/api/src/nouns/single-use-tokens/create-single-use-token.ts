import * as contracts from '@quickportal/contracts/single-use-tokens/contracts';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import { cardExpiryStatus, readExpiry } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { findSupplierBusiness } from '@quickportal/db/businesses/get-business';
import { fieldProblem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { today } from '../../procedures/today.ts';
import { keepSingleUseToken, type LeftAccount } from './keep-single-use-token.ts';

type Body = ParsedOf<typeof contracts.createSingleUseToken>['body'];

export const createSingleUseToken = implement(contracts.createSingleUseToken).mutation(({ ctx, input }) => {
  // The security code is checked by now, and goes no further
  const { cvn: _cvn, ...body } = input.body;
  const { accountType, supplierBusinessCode: code } = body;
  const { communityId } = communityOf(ctx);
  const account = accountOf(body, today(ctx));
  return change(ctx, { body }, async (tools) => {
    const business = await findSupplierBusiness(tools.trx, { communityId, code });
    if (!business) throw fieldProblem('supplierBusinessCode', 'No supplier business has this code.');
    const { businessId, name: businessName } = business;
    const left = { communityId, businessId, businessName, accountType, ...account };
    const token = await keepSingleUseToken(ctx, tools, left);
    const { singleUseTokenId, maskedNumber, expiresAt } = token;
    return { singleUseTokenId, accountType, maskedNumber, expiresAt: expiresAt.toISOString() };
  });
});

/** The account that the payer entered. Its contract has asked for the fields of its kind. */
function accountOf(body: Omit<Body, 'cvn'>, day: string): Pick<LeftAccount, 'number' | 'holderName' | 'expiry'> {
  const { accountType, bsb = '', accountNumber = '', accountName = '', cardNumber = '', cardholderName = '' } = body;
  if (accountTypes[accountType].vaultKind === 'AU_ACCOUNT')
    return { number: { kind: 'AU_ACCOUNT', bsb, accountNumber }, holderName: accountName };
  const expiry = readExpiry(`${body.expiryDateMonth}/${body.expiryDateYear}`);
  if (!expiry) throw fieldProblem('expiryDateMonth', 'Enter the month from 1 to 12 and the year as on the card.');
  if (cardExpiryStatus(expiry, day) === 'EXPIRED') throw fieldProblem('expiryDateMonth', 'The card has expired.');
  return { number: { kind: 'CARD', cardNumber }, holderName: cardholderName, expiry };
}
