import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import { effectiveRate, type CardFunding, type DatedSurcharge } from '@quickportal/contracts/rules/payments/surcharge';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { acceptedCardSchemes } from './list-accepted-card-schemes.ts';

/** What a business adds to a payment with a card it takes, in thousandths of a percent. */
export interface EffectiveSurcharge {
  cardScheme: CardScheme;
  funding: CardFunding;
  rate: bigint;
}

const ofBusiness = preparedQuery('cardSchemes.surcharges', (params: { businessId: number }) =>
  build
    .selectFrom('app.card_surcharge')
    .select(['card_scheme as cardScheme', 'funding', 'rate', 'effective_from as effectiveFrom'])
    .where('business_id', '=', params.businessId)
    .orderBy('effective_from'),
);

/** All rates of a business, past and coming ones too, oldest first. */
export async function listCardSurcharges(db: Reader, businessId: number): Promise<DatedSurcharge[]> {
  const rows = await db.all(ofBusiness, { businessId });
  return rows.map(({ cardScheme, funding, rate, effectiveFrom }) => ({
    cardScheme,
    funding,
    rate: rate === null ? null : BigInt(rate),
    effectiveFrom,
  }));
}

/**
 * What a business adds on a date of the community's calendar, for every card it takes; rates of zero are left out, so
 * that an empty list is a business without a card surcharge.
 */
export async function effectiveSurcharges(
  db: Reader,
  key: { businessId: number; on: string },
): Promise<EffectiveSurcharge[]> {
  const [accepted, table] = [
    await acceptedCardSchemes(db, key.businessId),
    await listCardSurcharges(db, key.businessId),
  ];
  const cards = accepted.flatMap(({ cardScheme, credit, debit }) => [
    ...(credit ? [{ cardScheme, funding: 'CREDIT' } as const] : []),
    ...(debit ? [{ cardScheme, funding: 'DEBIT' } as const] : []),
  ]);
  return cards.map((card) => ({ ...card, rate: effectiveRate(table, card, key.on) })).filter(({ rate }) => rate > 0n);
}
