import { accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import { lockSingleUseToken } from '@quickportal/db/single-use-tokens/get-single-use-token';
import { updateUsedToken } from '@quickportal/db/single-use-tokens/write-single-use-tokens';
import type { MaskedNumber, VaultKind } from '@quickportal/db/vault/vault-number';
import { fieldProblem } from '../../kernel/problem.ts';
import type { ChangeTools } from '../../procedures/change.ts';

export const UNKNOWN_TOKEN = 'No single use token has this ID.';

interface WantedToken {
  communityId: number;
  singleUseTokenId: string;
  /** The business that the account is for. */
  businessId: number;
  /** What it is used for, as staff read it. */
  usedFor: string;
}

/**
 * Uses a token up in the transaction that needs its account, and returns the account, whose number is in the vault. Of
 * two at once one waits and is refused. Throws 422 on `singleUseTokenId` where it cannot be used.
 */
export async function takeSingleUseToken(
  { trx, now }: Pick<ChangeTools, 'trx' | 'now'>,
  { communityId, singleUseTokenId, businessId, usedFor }: WantedToken,
) {
  const refuse = (message: string) => fieldProblem('singleUseTokenId', message);
  const token = await lockSingleUseToken(trx, { communityId, singleUseTokenId });
  if (!token) throw refuse(UNKNOWN_TOKEN);
  if (token.status === 'USED') throw refuse('This single use token has been used.');
  const { vaultEntryId, fingerprint, expiryMonth, expiryYear, maskedNumber, cardScheme, accountType } = token;
  if (Date.parse(token.expiresAt) <= now.getTime() || vaultEntryId === null || fingerprint === null)
    throw refuse('This single use token has expired.');
  if (token.businessId !== businessId) throw refuse('This single use token was made for another business.');
  await updateUsedToken(trx, { tokenKey: token.tokenKey, usedFor, at: now });
  const kind: VaultKind = accountTypes[accountType].vaultKind;
  const shown: MaskedNumber = { kind, masked: maskedNumber, lastDigits: lastDigitsOf(maskedNumber), cardScheme };
  return {
    accountType,
    number: { ...shown, vaultEntryId, fingerprint },
    holderName: token.holderName,
    ...(expiryMonth !== null && expiryYear !== null && { expiry: { month: expiryMonth, year: expiryYear } }),
  };
}

/** The digits behind the dots of a masked number. */
const lastDigitsOf = (masked: string): string => /[0-9]*$/.exec(masked)?.[0] ?? '';
