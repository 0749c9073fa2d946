import { randomBytes } from 'node:crypto';
import type { AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { TOKEN_MINUTES } from '@quickportal/contracts/single-use-tokens/single-use-token';
import { insertSingleUseToken } from '@quickportal/db/single-use-tokens/write-single-use-tokens';
import type { VaultNumber } from '@quickportal/db/vault/vault-number';
import { fingerprintNumber, keepNumber } from '../../engines/vault/vault.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { Context } from '../../procedures/context.ts';
import { requireAccepted } from '../customer-accounts/offers.ts';

/** Random bytes of an ID: no one guesses one within ten minutes. */
const ID_BYTES = 24;
const MINUTE = 60_000;

/** What a payer left for one use. */
export interface LeftAccount {
  communityId: number;
  businessId: number;
  businessName: string;
  accountType: AccountType;
  number: VaultNumber;
  holderName: string;
  expiry?: { month: number; year: number };
}

/**
 * Seals an account for one use, with its audit entry. Throws 422 where the business does not accept such an account.
 */
export async function keepSingleUseToken(
  { services, actor, origin }: Pick<Context, 'services' | 'actor' | 'origin'>,
  { trx, now, record }: Pick<ChangeTools, 'trx' | 'now' | 'record'>,
  { communityId, businessId, businessName, accountType, number, holderName, expiry }: LeftAccount,
) {
  const kept = await keepNumber(services, trx, { communityId, businessId, number, at: now });
  const { masked: maskedNumber, cardScheme, vaultEntryId } = kept;
  await requireAccepted(trx, { businessId, businessName }, { accountType, cardScheme });
  const fingerprint = await fingerprintNumber(services, trx, { communityId, number, at: now });
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
  await record([
    {
      action: 'single-use-tokens.create',
      actor,
      origin,
      communityId,
      objectType: 'single-use-token',
      objectId: String(tokenKey),
      description: `Single use token of ${maskedNumber} made for ${businessName}`,
      after: { accountType, maskedNumber, holderName, expiresAt: expiresAt.toISOString() },
      outcome: 'SUCCESS',
      at: now,
    },
  ]);
  return { singleUseTokenId, accountType, maskedNumber, cardScheme, expiresAt };
}
