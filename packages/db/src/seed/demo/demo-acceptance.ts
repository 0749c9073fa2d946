import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import { effectiveRate, type CardFunding, type DatedSurcharge } from '@quickportal/contracts/rules/payments/surcharge';
import type { Client } from 'pg';
import { insertRows } from '../insert-rows.ts';

const cards = {
  VISA: ['CREDIT', 'DEBIT'],
  MASTERCARD: ['CREDIT', 'DEBIT'],
  AMEX: ['CREDIT'],
  DINERS: ['CREDIT'],
  JCB: ['CREDIT'],
  UNIONPAY: ['CREDIT'],
} as const;
type Scheme = CardScheme;

interface Acceptance {
  communityId: number;
  businessId: number;
  accountTypes: readonly string[];
  schemes: readonly Scheme[];
  /** Percent in thousandths by scheme, credit and debit; null: debit as credit. In force before and since the date. */
  surcharges?: { before: Surcharges; since: string | { daysAgo: number }; after: Surcharges };
}
type Surcharges = Partial<Record<Scheme, readonly [credit: number, debit?: number | null]>>;

const everyday = ['VISA', 'MASTERCARD'] as const;

/** Water takes every card and surcharges it, more than it may cost since the interchange cap fell; the gyms their cards. */
const acceptances: readonly Acceptance[] = [
  { communityId: 1, businessId: 1, accountTypes: ['CREDIT_CARD', 'DIRECT_DEBIT'], schemes: everyday },
  {
    communityId: 10,
    businessId: 100,
    accountTypes: ['CREDIT_CARD', 'DIRECT_DEBIT'],
    schemes: ['VISA', 'MASTERCARD', 'AMEX', 'DINERS', 'JCB', 'UNIONPAY'],
    surcharges: {
      before: {
        VISA: [1100, 600],
        MASTERCARD: [1100, 600],
        AMEX: [1650],
        DINERS: [1900],
        JCB: [1650],
        UNIONPAY: [1500],
      },
      since: '2026-10-01',
      after: { VISA: [750, 450], MASTERCARD: [750, null], AMEX: [1400] },
    },
  },
  { communityId: 10, businessId: 101, accountTypes: ['CREDIT_CARD', 'DIRECT_DEBIT'], schemes: [...everyday, 'AMEX'] },
  { communityId: 10, businessId: 102, accountTypes: ['CREDIT_CARD', 'DIRECT_DEBIT_NZ'], schemes: everyday },
  {
    communityId: 20,
    businessId: 200,
    accountTypes: ['CREDIT_CARD', 'DIRECT_DEBIT_NZ'],
    schemes: [...everyday, 'AMEX'],
    surcharges: {
      before: { VISA: [1900, null], MASTERCARD: [1900, null], AMEX: [2400] },
      since: { daysAgo: 150 },
      after: { VISA: [1500, 700], MASTERCARD: [1500, 700] },
    },
  },
  { communityId: 20, businessId: 201, accountTypes: ['CREDIT_CARD'], schemes: everyday },
  {
    communityId: 20,
    businessId: 202,
    accountTypes: ['CREDIT_CARD', 'DIRECT_DEBIT'],
    schemes: [...everyday, 'AMEX'],
  },
];

const limits = [
  { community_id: 10, currency: 'AUD', minimum_amount: 100, maximum_amount: 2_500_000 },
  { community_id: 10, currency: 'NZD', minimum_amount: 100, maximum_amount: 2_500_000 },
  { community_id: 20, currency: 'NZD', minimum_amount: 500, maximum_amount: 200_000 },
];

const acceptanceOf = (businessId: number): Acceptance | undefined =>
  acceptances.find((acceptance) => acceptance.businessId === businessId);

/** The card schemes that a business of the demo takes. */
export const acceptedSchemes = (businessId: number): readonly CardScheme[] => acceptanceOf(businessId)?.schemes ?? [];

/** Whether a business of the demo takes accounts of a type. */
export const acceptsType = (businessId: number, type: string): boolean =>
  acceptanceOf(businessId)?.accountTypes.includes(type) ?? false;

/** The surcharge of a business on a card at a date, in thousandths of a percent. */
export function demoSurchargeRate(
  businessId: number,
  card: { cardScheme: CardScheme; funding: CardFunding },
  on: string,
  now: Date,
): bigint {
  const surcharges = acceptanceOf(businessId)?.surcharges;
  if (!surcharges) return 0n;
  const dated = [
    ...surchargeRows(surcharges.before, '2000-01-01'),
    ...surchargeRows(surcharges.after, dateOf(surcharges.since, now)),
  ].map(({ card_scheme, funding, effective_from, rate }): DatedSurcharge => {
    return {
      cardScheme: card_scheme,
      funding,
      effectiveFrom: effective_from,
      rate: rate === null ? null : BigInt(rate),
    };
  });
  return effectiveRate(dated, card, on);
}

/** What the demo's businesses take and add, and the amounts their facilities take. */
export async function insertDemoAcceptance(owner: Client, created: string, now: Date): Promise<void> {
  const place = ({ communityId, businessId }: Acceptance) => ({ community_id: communityId, business_id: businessId });
  await insertRows(
    owner,
    'app.accepted_account_type',
    acceptances.flatMap((acceptance) =>
      acceptance.accountTypes.map((account_type) => ({ ...place(acceptance), account_type, accepted_since: created })),
    ),
  );
  await insertRows(
    owner,
    'app.accepted_card',
    acceptances.flatMap((acceptance) =>
      acceptance.schemes.flatMap((card_scheme) =>
        cards[card_scheme].map((funding) => ({ ...place(acceptance), card_scheme, funding, accepted_since: created })),
      ),
    ),
  );
  await insertRows(
    owner,
    'app.card_surcharge',
    acceptances.flatMap((acceptance) =>
      acceptance.surcharges
        ? [
            ...surchargeRows(acceptance.surcharges.before, created.slice(0, 10)),
            ...surchargeRows(acceptance.surcharges.after, dateOf(acceptance.surcharges.since, now)),
          ].map((row) => ({ ...place(acceptance), ...row, created_at: created }))
        : [],
    ),
  );
  await insertRows(
    owner,
    'app.facility_limit',
    limits.map((limit) => ({ ...limit, version: 1, updated_at: created })),
  );
}

const dateOf = (since: string | { daysAgo: number }, now: Date): string =>
  typeof since === 'string' ? since : new Date(now.getTime() - since.daysAgo * 86_400_000).toISOString().slice(0, 10);

interface SurchargeRow {
  card_scheme: CardScheme;
  funding: CardFunding;
  effective_from: string;
  rate: number | null;
}

function surchargeRows(surcharges: Surcharges, effective_from: string): SurchargeRow[] {
  return (Object.keys(cards) as CardScheme[]).flatMap((card_scheme) => {
    const [credit, debit] = surcharges[card_scheme] ?? [];
    const row = (funding: CardFunding, rate: number | null) => ({ card_scheme, funding, effective_from, rate });
    if (credit === undefined) return [];
    return debit === undefined ? [row('CREDIT', credit)] : [row('CREDIT', credit), row('DEBIT', debit)];
  });
}
