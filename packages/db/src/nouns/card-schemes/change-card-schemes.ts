import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import type { CardFunding, DatedSurcharge } from '@quickportal/contracts/rules/payments/surcharge';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** The business whose card schemes they are. */
export interface CardSchemesKey {
  communityId: number;
  businessId: number;
}

/** A kind of card. */
export interface CardKind {
  cardScheme: CardScheme;
  funding: CardFunding;
}

const query = preparedQuery('cardSchemes.version', ({ businessId }: { businessId: number }) =>
  build
    .selectFrom('app.business')
    .select(['name as businessName', 'card_schemes_version as version'])
    .where('id', '=', businessId)
    .where('kind', '=', 'SUPPLIER'),
);

/** Name of a supplier business and version of its card schemes; undefined outside the reader's scope. */
export const findCardSchemesVersion = (db: Reader, businessId: number) => db.first(query, { businessId });

/** Lets one transaction at a time change the card schemes of a business. */
export async function lockCardSchemes(
  trx: WriteTransaction,
  { communityId, businessId }: CardSchemesKey,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`card-schemes ${communityId}/${businessId}`}, 0))`.execute(
    trx,
  );
}

interface CardSchemesChange {
  accepted: readonly CardKind[];
  refused: readonly CardKind[];
  surcharges: readonly DatedSurcharge[];
  at: Date;
}

/** Changes which cards a business takes and its surcharges; another surcharge of the same date is replaced. */
export async function changeCardSchemes(
  trx: WriteTransaction,
  { communityId, businessId }: CardSchemesKey,
  { accepted, refused, surcharges, at }: CardSchemesChange,
): Promise<void> {
  const key = { community_id: communityId, business_id: businessId };
  for (const { cardScheme, funding } of refused)
    await trx
      .deleteFrom('app.accepted_card')
      .where('community_id', '=', communityId)
      .where('business_id', '=', businessId)
      .where('card_scheme', '=', cardScheme)
      .where('funding', '=', funding)
      .execute();
  for (const { cardScheme, funding } of accepted)
    await trx
      .insertInto('app.accepted_card')
      .values({ ...key, card_scheme: cardScheme, funding, accepted_since: at })
      .execute();
  for (const { cardScheme, funding, effectiveFrom, rate } of surcharges) {
    const values = { rate: rate === null ? null : Number(rate), created_at: at };
    await trx
      .insertInto('app.card_surcharge')
      .values({ ...key, card_scheme: cardScheme, funding, effective_from: effectiveFrom, ...values })
      .onConflict((existing) =>
        existing
          .columns(['community_id', 'business_id', 'card_scheme', 'funding', 'effective_from'])
          .doUpdateSet(values),
      )
      .execute();
  }
  await trx
    .updateTable('app.business')
    .set((eb) => ({ card_schemes_version: eb('card_schemes_version', '+', 1) }))
    .where('community_id', '=', communityId)
    .where('id', '=', businessId)
    .execute();
}
