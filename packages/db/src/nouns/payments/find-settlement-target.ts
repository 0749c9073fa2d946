import type { MerchantRouting, RoutingRule } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import { accountTypes, type AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

type Product = 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH' | 'ONLINE' | 'PHONE';

interface Wanted {
  businessId: number;
  product: Product;
  accountType: AccountType;
  cardScheme: string | null;
  currency: 'AUD' | 'NZD';
}

/** Where the money of a payment goes, and what the network knows the business by. */
export interface SettlementTarget {
  settlementAccountId: number;
  /** Merchant id, direct entry id or registration id. */
  merchantId: string;
  merchantName: string;
  /** What the account is set to at the network. */
  parameters: Readonly<Record<string, string>>;
  /** Which of its debit card payments go to eftpos; null where none was saved. */
  routing: MerchantRouting | null;
}

type Params = Wanted & { instruments: readonly string[] };
const columns = (query: ReturnType<typeof accounts>) =>
  query
    .leftJoin('app.settlement_au_merchant as am', (join) =>
      join.onRef('am.community_id', '=', 's.community_id').onRef('am.settlement_account_id', '=', 's.id'),
    )
    .leftJoin('app.settlement_nz_merchant as nm', (join) =>
      join.onRef('nm.community_id', '=', 's.community_id').onRef('nm.settlement_account_id', '=', 's.id'),
    )
    .leftJoin('app.settlement_tandem_merchant as tm', (join) =>
      join.onRef('tm.community_id', '=', 's.community_id').onRef('tm.settlement_account_id', '=', 's.id'),
    )
    .leftJoin('app.settlement_au_bank as ab', (join) =>
      join.onRef('ab.community_id', '=', 's.community_id').onRef('ab.settlement_account_id', '=', 's.id'),
    )
    .leftJoin('app.settlement_nz_bank as nb', (join) =>
      join.onRef('nb.community_id', '=', 's.community_id').onRef('nb.settlement_account_id', '=', 's.id'),
    )
    .leftJoin('app.settlement_simulator as sm', (join) =>
      join.onRef('sm.community_id', '=', 's.community_id').onRef('sm.settlement_account_id', '=', 's.id'),
    )
    .leftJoin('app.merchant_choice_routing as mcr', (join) =>
      join.onRef('mcr.community_id', '=', 's.community_id').onRef('mcr.settlement_account_id', '=', 's.id'),
    )
    .select([
      's.id as settlementAccountId',
      sql<string>`coalesce(am.merchant_id, nm.merchant_id, tm.merchant_id, ab.direct_entry_id, nb.debit_user_id, '')`.as(
        'merchantId',
      ),
      sql<string>`coalesce(am.merchant_name, nm.merchant_name, tm.merchant_name, ab.apca_user_name, s.account_name)`.as(
        'merchantName',
      ),
      'sm.return_status as returnStatus',
      'sm.delay_seconds as delaySeconds',
      'mcr.mastercard_rule as mastercardRule',
      'mcr.mastercard_threshold as mastercardThreshold',
      'mcr.visa_rule as visaRule',
      'mcr.visa_threshold as visaThreshold',
    ]);

const accounts = () => build.selectFrom('app.settlement_account as s');

const byTerm = preparedQuery('payments.settlementAccount', (params: Params) =>
  columns(accounts())
    .innerJoin('app.payment_term as t', (join) =>
      join.onRef('t.community_id', '=', 's.community_id').onRef('t.settlement_account_id', '=', 's.id'),
    )
    .innerJoin('app.payment_instrument as i', (join) =>
      join.onRef('i.community_id', '=', 't.community_id').onRef('i.code', '=', 't.instrument_code'),
    )
    .where('i.enabled', '=', true)
    .where('t.business_id', '=', params.businessId)
    .where('t.product', '=', params.product)
    .where(sql<boolean>`t.instrument_code = any (${params.instruments}::text[])`)
    .where(sql<boolean>`(t.card_scheme is null or t.card_scheme = ${params.cardScheme}::text)`)
    .where('s.status', '=', 'ENABLED')
    .where('s.currency', '=', params.currency)
    // What was set for the card scheme goes before what takes every card
    .orderBy(sql`t.card_scheme is null, t.id`)
    .limit(1),
);

interface Row {
  settlementAccountId: number;
  merchantId: string;
  merchantName: string;
  returnStatus: string | null;
  delaySeconds: number | null;
  mastercardRule: RoutingRule | null;
  mastercardThreshold: number | null;
  visaRule: RoutingRule | null;
  visaThreshold: number | null;
}

const centsOf = (amount: number | null): bigint | null => (amount === null ? null : BigInt(amount));

function routingOf({ mastercardRule, mastercardThreshold, visaRule, visaThreshold }: Row): MerchantRouting | null {
  if (mastercardRule === null || visaRule === null) return null;
  return {
    MASTERCARD: { rule: mastercardRule, threshold: centsOf(mastercardThreshold) },
    VISA: { rule: visaRule, threshold: centsOf(visaThreshold) },
  };
}

const toTarget = (row: Row): SettlementTarget => {
  const { settlementAccountId, merchantId, merchantName, returnStatus, delaySeconds } = row;
  return {
    settlementAccountId,
    merchantId,
    merchantName,
    parameters: {
      ...(returnStatus === null ? {} : { returnStatus }),
      ...(delaySeconds === null ? {} : { delaySeconds: String(delaySeconds) }),
    },
    routing: routingOf(row),
  };
};

/** The account that the payment terms of a business name; undefined where none takes such payments. */
export async function findSettlementTarget(db: Reader, wanted: Wanted): Promise<SettlementTarget | undefined> {
  const row = await db.first(byTerm, { ...wanted, instruments: accountTypes[wanted.accountType].instruments });
  return row && toTarget(row);
}
