import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { formatRate, schemesWithDebit } from '@quickportal/contracts/rules/payments/surcharge';
import { getBusiness } from '@quickportal/db/businesses/get-business';
import { effectiveSurcharges, type EffectiveSurcharge } from '@quickportal/db/card-schemes/list-card-surcharges';
import { implement } from '../../procedures/implement.ts';
import { notFound } from '../../kernel/problem.ts';
import { today } from '../../procedures/today.ts';

/** What forms say about the card surcharge of a business (1R146 1R182). */
export const getCardSurchargesMessage = implement(contracts.getCardSurchargesMessage).query(async ({ ctx, input }) => {
  const { db } = ctx;
  const business = await getBusiness(db, input.params.id);
  if (!business || business.kind !== 'SUPPLIER') throw notFound();
  const rates = await effectiveSurcharges(db, { businessId: business.businessId, on: today(ctx) });
  return { message: surchargesText(rates) };
});

/** A surcharge is added to card payments: Visa credit 1.5%, Visa debit 0.75% and Amex 2%. */
function surchargesText(rates: readonly EffectiveSurcharge[]): string {
  if (rates.length === 0) return '';
  const words = rates.map(({ cardScheme, funding, rate }) => {
    const name = `${cardSchemeTitles[cardScheme]}${schemesWithDebit.includes(cardScheme) ? ` ${funding.toLowerCase()}` : ''}`;
    return `${name} ${formatRate(rate)}%`;
  });
  return `A surcharge is added to card payments: ${new Intl.ListFormat('en-AU').format(words)}.`;
}
