import type { MerchantRouting } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** The routing of an account, to be stored. */
export interface NewRouting {
  readonly accountId: number;
  readonly businessId: number;
  readonly routing: MerchantRouting;
}

interface RoutingChange {
  readonly communityId: number;
  readonly routings: readonly NewRouting[];
  readonly at: Date;
}

const centsOf = (routings: readonly NewRouting[], scheme: keyof MerchantRouting) =>
  routings.map(({ routing }) => routing[scheme].threshold?.toString() ?? null);

/** Replaces the routing of merchant accounts, each as its next version. */
export async function saveMerchantRoutings(trx: WriteTransaction, change: RoutingChange): Promise<void> {
  const { communityId, routings, at } = change;
  if (routings.length === 0) return;
  const rules = (scheme: keyof MerchantRouting) => routings.map(({ routing }) => routing[scheme].rule);
  // The first version is that of an account without a row
  await sql`
    insert into app.merchant_choice_routing as r (community_id, settlement_account_id, business_id, mastercard_rule,
      mastercard_threshold, visa_rule, visa_threshold, version, updated_at, currency)
    select ${communityId}, n.id, n.business_id, n.mastercard_rule, n.mastercard_threshold, n.visa_rule, n.visa_threshold,
      2, ${at}, 'AUD'
    from unnest(${routings.map(({ accountId }) => accountId)}::bigint[],
      ${routings.map(({ businessId }) => businessId)}::bigint[],
      ${rules('MASTERCARD')}::text[], ${centsOf(routings, 'MASTERCARD')}::bigint[],
      ${rules('VISA')}::text[], ${centsOf(routings, 'VISA')}::bigint[])
      as n (id, business_id, mastercard_rule, mastercard_threshold, visa_rule, visa_threshold)
    on conflict (community_id, settlement_account_id) do update set mastercard_rule = excluded.mastercard_rule,
      mastercard_threshold = excluded.mastercard_threshold, visa_rule = excluded.visa_rule,
      visa_threshold = excluded.visa_threshold, version = r.version + 1, updated_at = excluded.updated_at`.execute(trx);
}
