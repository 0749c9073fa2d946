import { randomBytes } from 'node:crypto';
import * as contracts from '@quickportal/contracts/single-use-tokens/contracts';
import { TOKEN_MINUTES } from '@quickportal/contracts/single-use-tokens/single-use-token';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import { cardExpiryStatus, readExpiry } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { findSupplierBusiness } from '@quickportal/db/businesses/get-business';
import { insertSingleUseToken } from '@quickportal/db/single-use-tokens/write-single-use-tokens';
import type { VaultNumber } from '@quickportal/db/vault/vault-number';
import { fingerprintNumber, keepNumber } from '../../engines/vault/vault.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { today } from '../../procedures/today.ts';
import { requireAccepted } from '../customer-accounts/offers.ts';

type Body = ParsedOf<typeof contracts.createSingleUseToken>['body'];

/** Random bytes of an ID: no one guesses one within ten minutes. */
const ID_BYTES = 24;
const MINUTE = 60_000;

export const createSingleUseToken = implement(contracts.createSingleUseToken).mutation(({ ctx, input }) => {
  // The security code is checked by now, and goes no further
  const { cvn: _cvn, ...body } = input.body;
  const { accountType, supplierBusinessCode: code } = body;
  const { communityId } = communityOf(ctx);
  const { number, holderName, expiry } = accountOf(body, today(ctx));
  return change(ctx, { body }, async ({ trx, now, audit }) => {
    const business = await findSupplierBusiness(trx, { communityId, code });
    if (!business) throw fieldProblem('supplierBusinessCode', 'No supplier business has this code.');
    const { businessId, name: businessName } = business;
    const kept = await keepNumber(ctx.services, trx, { communityId, businessId, number, at: now });
    const { masked: maskedNumber, cardScheme, vaultEntryId } = kept;
    await requireAccepted(trx, { businessId, businessName }, { accountType, cardScheme });
    const fingerprint = await fingerprintNumber(ctx.services, trx, { communityId, number, at: now });
    const singleUseTokenId = `sut_${randomBytes(ID_BYTES).toString('base64url')}`;
    const expiresAt = new Date(now.getTime() + TOKEN_MINUTES * MINUTE);
    const tokenKey = await insertSingleUseToken(trx, {
      communityId,
      businessId,
      singleUseTokenId,
      accountType,
      holderName,
      maskedNumber,
      cardScheme,
      expiryMonth: expiry?.month ?? null,
      expiryYear: expiry?.year ?? null,
      bsb: kept.kind === 'AU_ACCOUNT' ? kept.masked.slice(0, 7).replace('-', '') : null,
      vaultEntryId,
      fingerprint,
      createdAt: now,
      expiresAt,
    });
    await audit({
      objectType: 'single-use-token',
      objectId: tokenKey,
      description: `Single use token of ${maskedNumber} made for ${businessName}`,
      after: { accountType, maskedNumber, holderName, expiresAt: expiresAt.toISOString() },
    });
    return { singleUseTokenId, accountType, maskedNumber, expiresAt: expiresAt.toISOString() };
  });
});

interface LeftAccount {
  number: VaultNumber;
  holderName: string;
  expiry?: { month: number; year: number };
}

/** The account that the payer entered. Its contract has asked for the fields of its kind. */
function accountOf(body: Omit<Body, 'cvn'>, day: string): LeftAccount {
  const { accountType, bsb = '', accountNumber = '', accountName = '', cardNumber = '', cardholderName = '' } = body;
  if (accountTypes[accountType].vaultKind === 'AU_ACCOUNT')
    return { number: { kind: 'AU_ACCOUNT', bsb, accountNumber }, holderName: accountName };
  const expiry = readExpiry(`${body.expiryDateMonth}/${body.expiryDateYear}`);
  if (!expiry) throw fieldProblem('expiryDateMonth', 'Enter the month from 1 to 12 and the year as on the card.');
  if (cardExpiryStatus(expiry, day) === 'EXPIRED') throw fieldProblem('expiryDateMonth', 'The card has expired.');
  return { number: { kind: 'CARD', cardNumber }, holderName: cardholderName, expiry };
}
