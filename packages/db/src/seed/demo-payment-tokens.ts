import type { Client } from 'pg';
import { insertRows } from './insert-rows.ts';
import type { DemoAccount } from './demo-customer-accounts.ts';
import { dayLength } from './demo-days.ts';

const lifetime = 10 * 60_000;
const ages = [
  ['ACTIVE', 2 * 60_000],
  ['USED', 3 * dayLength],
  ['EXPIRED', 5 * dayLength],
] as const;

/** Single-use tokens in each state, of the first cards of each community. */
export async function insertDemoPaymentTokens(
  owner: Client,
  accounts: readonly DemoAccount[],
  now: Date,
): Promise<void> {
  const rows = [10, 20].flatMap((communityId) => {
    const cards = accounts.filter(({ type, customer, enabled }) => {
      return type === 'CREDIT_CARD' && customer.communityId === communityId && enabled;
    });
    return cards.slice(0, 6).map((account, index) => tokenRow(account, index, now));
  });
  await insertRows(
    owner,
    'app.payment_token',
    rows.map((row, index) => ({ id: 1_501 + index, ...row })),
  );
}

function tokenRow(account: DemoAccount, index: number, now: Date): object {
  const { customer, kept, expiry } = account;
  const [status, age] = ages[index % ages.length] ?? ages[0];
  const createdAt = new Date(now.getTime() - age);
  return {
    community_id: customer.communityId,
    business_id: customer.businessId,
    single_use_token_id: `sut-${String(account.id).padStart(12, '0')}-${index}`,
    account_type: account.type,
    status,
    holder_name: customer.customerName,
    card_scheme: kept.cardScheme,
    masked_number: kept.masked,
    expiry_month: expiry?.[0] ?? null,
    expiry_year: expiry?.[1] ?? null,
    bsb: null,
    vault_entry_id: kept.vaultEntryId,
    fingerprint: kept.fingerprint,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + lifetime),
    used_at: status === 'USED' ? new Date(createdAt.getTime() + 60_000) : null,
    used_for: status === 'USED' ? 'customer account' : null,
  };
}
