import type { MerchantRouting, RoutingRule } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** The account whose routing it is. */
export interface RoutingKey {
  readonly communityId: number;
  readonly businessId: number;
  readonly accountId: number;
}

/** An AU merchant account with its routing; without a row of its own it has NONE for both schemes. */
export interface RoutedAccount {
  readonly accountId: number;
  readonly businessId: number;
  readonly businessName: string;
  readonly businessCode: string;
  readonly merchantId: string;
  readonly merchantName: string;
  readonly enabled: boolean;
  readonly routing: MerchantRouting;
  readonly version: number;
}

interface Row extends Omit<RoutedAccount, 'routing'> {
  readonly mastercardRule: RoutingRule;
  readonly mastercardThreshold: number | null;
  readonly visaRule: RoutingRule;
  readonly visaThreshold: number | null;
}

const accounts = sql<Row>`
  select a.id as "accountId", a.business_id as "businessId", b.name as "businessName", b.code as "businessCode",
    m.merchant_id as "merchantId", m.merchant_name as "merchantName", a.status = 'ENABLED' as "enabled",
    coalesce(r.mastercard_rule, 'NONE') as "mastercardRule", r.mastercard_threshold as "mastercardThreshold",
    coalesce(r.visa_rule, 'NONE') as "visaRule", r.visa_threshold as "visaThreshold", coalesce(r.version, 1) as "version"
  from app.settlement_account a
  join app.business b on b.community_id = a.community_id and b.id = a.business_id
  join app.settlement_au_merchant m on m.community_id = a.community_id and m.settlement_account_id = a.id
  left join app.merchant_choice_routing r on r.community_id = a.community_id and r.settlement_account_id = a.id`;

const cents = (amount: number | null): bigint | null => (amount === null ? null : BigInt(amount));

const toAccount = ({ mastercardRule, mastercardThreshold, visaRule, visaThreshold, ...account }: Row) => ({
  ...account,
  routing: {
    MASTERCARD: { rule: mastercardRule, threshold: cents(mastercardThreshold) },
    VISA: { rule: visaRule, threshold: cents(visaThreshold) },
  },
});

const ofAccount = (lock: string) => (key: RoutingKey) =>
  sql<Row>`${accounts}
  where a.community_id = ${key.communityId} and a.business_id = ${key.businessId} and a.id = ${key.accountId}
    and a.kind = 'AU_MERCHANT' ${sql.raw(lock)}`;
const single = preparedSql('merchantChoiceRouting.get', ofAccount(''));
const locked = preparedSql('merchantChoiceRouting.lock', ofAccount('for no key update of a'));

/** An AU merchant account of a business with its routing; undefined outside the scope. */
export async function getRoutedAccount(db: Reader, key: RoutingKey): Promise<RoutedAccount | undefined> {
  const row = await db.first(single, key);
  return row && toAccount(row);
}

/** The same, its account locked until the transaction ends. */
export async function lockRoutedAccount(db: Reader, key: RoutingKey): Promise<RoutedAccount | undefined> {
  const row = await db.first(locked, key);
  return row && toAccount(row);
}

const ofCommunity = (lock: string) => (key: { communityId: number }) =>
  sql<Row>`${accounts}
  where a.community_id = ${key.communityId} and a.kind = 'AU_MERCHANT'
  order by b.code, m.merchant_id, a.id ${sql.raw(lock)}`;
const all = preparedSql('merchantChoiceRouting.list', ofCommunity(''));

/** The AU merchant accounts of a community that the reader sees, by business code and merchant ID. */
export const listRoutedAccounts = async (db: Reader, communityId: number): Promise<RoutedAccount[]> =>
  (await db.all(all, { communityId })).map(toAccount);

const debit = preparedSql(
  'merchantChoiceRouting.debit-businesses',
  ({ communityId, schemes }: { communityId: number; schemes: readonly string[] }) => sql<{ businessId: number }>`
    select distinct business_id as "businessId" from app.accepted_card
    where community_id = ${communityId} and funding = 'DEBIT' and card_scheme = any (${schemes}::text[])`,
);

/** The businesses of a community that take debit cards of any of these schemes. */
export const listDebitBusinesses = async (
  db: Reader,
  key: { communityId: number; schemes: readonly string[] },
): Promise<number[]> => (await db.all(debit, key)).map(({ businessId }) => businessId);

const lockedAll = preparedSql('merchantChoiceRouting.lock-all', ofCommunity('for no key update of a'));

/** The same accounts, locked until the transaction ends. */
export const lockRoutedAccounts = async (db: Reader, communityId: number): Promise<RoutedAccount[]> =>
  (await db.all(lockedAll, { communityId })).map(toAccount);
