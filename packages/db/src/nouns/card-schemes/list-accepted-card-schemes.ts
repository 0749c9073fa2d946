import { cardSchemes, type CardScheme } from '@quickportal/contracts/rules/cards/cards';
import type { CardFunding } from '@quickportal/contracts/rules/payments/surcharge';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** A card scheme that a business takes, and of which cards. */
export interface AcceptedCardScheme {
  cardScheme: CardScheme;
  credit: boolean;
  /** Always false for schemes that don't tell debit from credit. */
  debit: boolean;
}

const ofBusiness = preparedQuery('cardSchemes.accepted', (params: { businessId: number }) =>
  build
    .selectFrom('app.accepted_card')
    .select(['card_scheme as cardScheme', 'funding'])
    .where('business_id', '=', params.businessId),
);

/** The card schemes that a business takes, in the order in which they are offered. */
export async function acceptedCardSchemes(db: Reader, businessId: number): Promise<AcceptedCardScheme[]> {
  const rows = await db.all(ofBusiness, { businessId });
  const takes = (cardScheme: CardScheme, funding: CardFunding) =>
    rows.some((row) => row.cardScheme === cardScheme && row.funding === funding);
  return cardSchemes
    .map((cardScheme) => ({ cardScheme, credit: takes(cardScheme, 'CREDIT'), debit: takes(cardScheme, 'DEBIT') }))
    .filter(({ credit, debit }) => credit || debit);
}
