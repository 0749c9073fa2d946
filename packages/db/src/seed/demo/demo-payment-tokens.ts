import type { Client } from 'pg';
import type { Random } from '../random.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoAccount } from './demo-customer-accounts.ts';
import { dayLength } from './demo-days.ts';
import { inventCard, type DemoVault, type KeptNumber } from './demo-vault.ts';

const lifetime = 10 * 60_000;
const ages = [
  ['ACTIVE', 2 * 60_000],
  ['USED', 3 * dayLength],
  ['EXPIRED', 5 * dayLength],
] as const;

/** A card that a payer left, and the account of the demo that has the same holder. */
export interface DemoPaymentToken {
  account: DemoAccount;
  index: number;
  /** Kept in the vault for those that can still be used alone. */
  number: Pick<KeptNumber, 'masked' | 'cardScheme'> & Partial<KeptNumber>;
}

/** Single use tokens in each state, for holders of the first cards of each community. */
export function inventPaymentTokens(
  random: Random,
  vault: DemoVault,
  accounts: readonly DemoAccount[],
  now: Date,
): DemoPaymentToken[] {
  return [10, 20].flatMap((communityId) => {
    const cards = accounts.filter(({ type, customer, enabled }) => {
      return type === 'CREDIT_CARD' && customer.communityId === communityId && enabled;
    });
    return cards.slice(0, 6).map((account, index): DemoPaymentToken => {
      if (ages[index % ages.length]?.[0] !== 'ACTIVE') return { account, index, number: account.kept };
      const { businessId } = account.customer;
      const card = inventCard(random, account.kept.cardScheme ?? 'VISA', communityId === 20 ? 'NZD' : 'AUD');
      return { account, index, number: vault.keep({ communityId, businessId }, card, now) };
    });
  });
}

/** Inserts the tokens; numbers of those that can be used must be in the vault by then. */
export async function insertDemoPaymentTokens(
  owner: Client,
  tokens: readonly DemoPaymentToken[],
  now: Date,
): Promise<void> {
  await insertRows(
    owner,
    'app.payment_token',
    tokens.map((token, at) => ({ id: 1_501 + at, ...tokenRow(token, now) })),
  );
}

function tokenRow({ account, index, number }: DemoPaymentToken, now: Date): object {
  const { customer, expiry } = account;
  const [status, age] = ages[index % ages.length] ?? ages[0];
  const createdAt = new Date(now.getTime() - age);
  const isActive = status === 'ACTIVE';
  return {
    community_id: customer.communityId,
    business_id: customer.businessId,
    single_use_token_id: `sut_demo_${status.toLowerCase()}_${account.id}`,
    account_type: account.type,
    status,
    holder_name: customer.customerName,
    card_scheme: number.cardScheme,
    masked_number: number.masked,
    expiry_month: expiry?.[0] ?? null,
    expiry_year: expiry?.[1] ?? null,
    bsb: null,
    vault_entry_id: isActive ? (number.vaultEntryId ?? null) : null,
    fingerprint: isActive ? (number.fingerprint ?? null) : null,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + lifetime),
    used_at: status === 'USED' ? new Date(createdAt.getTime() + 60_000) : null,
    used_for: status === 'USED' ? `Account of customer ${customer.number}` : null,
  };
}
