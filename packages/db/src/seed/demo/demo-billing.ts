import { localMoment } from '@quickportal/contracts/rules/banking-calendar/local-moment';
import { BILLING_ZONE, firstDayOf, monthBefore, monthOf } from '@quickportal/contracts/rules/billing/billing-months';
import type { FeeType, SoldItem, SoldProduct } from '@quickportal/contracts/rules/billing/price-list';
import type { Client } from 'pg';
import { dayLength } from './demo-days.ts';
import { insertRows } from '../insert-rows.ts';

const schemes: readonly (readonly [community: number, product: SoldProduct, scheme: string, code: string])[] = [
  [10, 'QuickTerminal', 'COMMUNITY', 'HARBOUR-01'],
  [10, 'QuickBatch', 'COMMUNITY', 'HARBOUR-01'],
  [10, 'QuickBills', 'WAIVED', ''],
  [10, 'QuickVault', 'COMMUNITY', 'HARBOUR-02'],
  [10, 'REST API', 'COMMUNITY', 'HARBOUR-01'],
  [10, 'PayTo', 'BUSINESS', 'HARBOUR-03'],
  [20, 'QuickTerminal', 'COMMUNITY', 'KIWI-01'],
  [20, 'QuickBills', 'WAIVED', ''],
];

interface Expected {
  id: number;
  community: number;
  feeType: FeeType;
  product: SoldProduct;
  item: SoldItem;
  /** Months before this one from which each amount, in cents, applies. */
  amounts: readonly (readonly [monthsAgo: number, cents: number])[];
  /** Cents that were received for last month, or for the one-off item. */
  received?: number;
  isAccepted?: true;
}

const access = 'Monthly access fee';
const establishment = 'Establishment fee';
const once = { community: 10, feeType: 'ESTAB' } as const;
const monthly = { community: 10, feeType: 'MONTHLY' } as const;
const expected: readonly Expected[] = [
  { ...once, id: 1, product: 'QuickTerminal', item: establishment, amounts: [[5, 500_00]], received: 500_00 },
  { ...once, id: 2, product: 'QuickBatch', item: establishment, amounts: [[4, 250_00]] },
  { ...once, id: 3, product: 'QuickBills', item: establishment, amounts: [[4, 0]] },
  { ...once, id: 4, product: 'REST API', item: 'Certificate set-up', amounts: [[2, 180_00]], received: 100_00 },
  { ...monthly, id: 5, product: 'QuickTerminal', item: access, amounts: [[5, 120_00]], received: 120_00 },
  {
    ...monthly,
    id: 6,
    product: 'QuickBatch',
    item: access,
    amounts: [
      [5, 99_50],
      [1, 110_00],
    ],
    received: 99_50,
  },
  { ...monthly, id: 7, product: 'QuickVault', item: 'Stored account fee', amounts: [[4, 45_00]], isAccepted: true },
  { ...monthly, id: 8, product: 'QuickBills', item: access, amounts: [[4, 0]] },
  { ...monthly, id: 9, product: 'PayTo', item: access, amounts: [[0, 80_00]] },
  { ...once, community: 20, id: 10, product: 'QuickTerminal', item: establishment, amounts: [[3, 750_00]] },
  {
    ...monthly,
    community: 20,
    id: 11,
    product: 'QuickTerminal',
    item: access,
    amounts: [[3, 200_00]],
    received: 200_00,
  },
];

/** Codes that the billing system confirmed; the third one begins in a month. */
const confirmations: readonly (readonly [community: number, code: string, cisKey: string, fromDays: number])[] = [
  [10, 'HARBOUR-01', 'C09182044', -400],
  [10, 'HARBOUR-02', 'C09182044', -400],
  [10, 'HARBOUR-02', 'C09182144', 30],
  [20, 'KIWI-01', 'C09182244', -300],
];

/** Instruments that communities are billed by; the others are in use nowhere. */
const instruments: Readonly<Record<number, readonly number[]>> = { 10: [1, 2, 3], 20: [1, 2] };

/** How communities 10 and 20 are billed, what is expected of them, and what came. */
export async function insertDemoBilling(owner: Client, now: Date): Promise<void> {
  const { date: today } = localMoment(now, BILLING_ZONE);
  const at = new Date(now.getTime() - 150 * dayLength).toISOString();
  const monthsAgo = (count: number) => {
    let month = monthOf(today);
    for (let step = 0; step < count; step++) month = monthBefore(month);
    return firstDayOf(month);
  };
  await insertRows(
    owner,
    'app.billing_facility',
    schemes.map(([community_id, sold_product, billing_scheme, billing_code]) => ({
      community_id,
      sold_product,
      billing_scheme,
      billing_code,
      version: 1,
      updated_at: at,
    })),
  );
  await insertRows(
    owner,
    'app.expected_revenue',
    expected.map(({ id, community, feeType, product, item, amounts }) => ({
      community_id: community,
      id,
      fee_type: feeType,
      sold_product: product,
      sold_item: item,
      first_month: monthsAgo(amounts[0]?.[0] ?? 0),
      created_on: monthsAgo(amounts[0]?.[0] ?? 0),
      created_at: at,
      updated_at: at,
      version: 1,
    })),
  );
  const ofItem = ({ community, id }: Expected) => ({ community_id: community, expected_revenue_id: id });
  await insertRows(
    owner,
    'app.expected_revenue_amount',
    expected.flatMap((item) =>
      item.amounts.map(([months, amount]) => ({
        ...ofItem(item),
        from_month: monthsAgo(months),
        amount,
        currency: 'AUD',
      })),
    ),
  );
  const received = expected.filter((item) => item.received !== undefined);
  const monthOfItem = ({ feeType }: Expected) => (feeType === 'MONTHLY' ? monthsAgo(1) : null);
  await insertRows(
    owner,
    'app.revenue_item',
    received.map((item) => ({
      community_id: item.community,
      id: 100 + item.id,
      external_reference: `REV-${1000 + item.id}`,
      fee_type: item.feeType,
      sold_product: item.product,
      sold_item: item.item,
      billing_month: monthOfItem(item),
      invoiced_on: monthsAgo(0),
      comment: '',
      amount: item.received,
      currency: 'AUD',
      status: 'RECONCILED',
      created_at: at,
    })),
  );
  await insertRows(
    owner,
    'app.revenue_allocation',
    received.map((item) => ({
      ...ofItem(item),
      id: item.id,
      revenue_item_id: 100 + item.id,
      month: monthOfItem(item),
      amount: item.received,
      currency: 'AUD',
      allocated_at: at,
    })),
  );
  await insertRows(
    owner,
    'app.revenue_acceptance',
    expected
      .filter(({ isAccepted }) => isAccepted)
      .map((item) => ({ ...ofItem(item), month: monthOfItem(item), reason: 'OTHER', comment: '', accepted_at: at })),
  );
  await insertRows(
    owner,
    'app.billing_code_confirmation',
    confirmations.map(([community_id, billing_code, cis_key, fromDays]) => ({
      community_id,
      billing_code,
      cis_key,
      effective_from: localMoment(new Date(now.getTime() + fromDays * dayLength), BILLING_ZONE).date,
      confirmed_at: at,
    })),
  );
  await insertRows(
    owner,
    'app.community_billing_instrument',
    Object.entries(instruments).flatMap(([community, ids]) =>
      ids.map((billing_instrument_id) => ({
        community_id: Number(community),
        id: Number(community) + billing_instrument_id,
        billing_instrument_id,
        added_at: at,
      })),
    ),
  );
}
