import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { date, id } from '../../kernel/primitives.ts';
import { cardSchemes } from '../../rules/cards/cards.ts';

/** What a business adds for a card, as a percentage with at most three decimals, up to 10 (3R362 3K045). */
export const surchargePercent = () =>
  z.string().regex(/^(?:[0-9](?:\.[0-9]{1,3})?|10(?:\.0{1,3})?)$/, {
    message: 'Enter a percentage from 0 to 10 with at most three decimals, such as 1.25.',
  });

const surcharge = surchargePercent()
  .nullable()
  .meta({
    title: 'Surcharge',
    description: 'Percent of the amount, with at most three decimals; null: none was ever set.',
    examples: ['0.75'],
  });
const debitSurcharge = surchargePercent()
  .nullable()
  .meta({
    title: 'Debit surcharge',
    description: 'The same for debit cards; null: the same as for credit cards, and for schemes without debit.',
    examples: ['0.45'],
  });

/** Surcharges that apply from a later date on. */
const upcoming = z
  .array(
    z.strictObject({
      effectiveFrom: date().meta({ title: 'From', description: 'First day, in the community’s calendar.' }),
      surcharge,
      debitSurcharge,
    }),
  )
  .meta({ title: 'Upcoming', description: 'Surcharges from later dates on, the next first.' });

export const schemeShape = {
  cardScheme: z.enum(cardSchemes).meta({ title: 'Card scheme', description: 'Code of the scheme.' }),
  accepted: z.boolean().meta({ title: 'Accepted', description: 'Whether payments with credit cards are taken.' }),
  surcharge,
  debitAccepted: z.boolean().nullable().meta({
    title: 'Debit accepted',
    description: 'Whether payments with debit cards are taken; null for schemes that do not tell debit from credit.',
  }),
  debitSurcharge,
};

/** Card schemes of a supplier business: always all six (3E012 3R219). */
export const BusinessCardSchemes = z
  .strictObject({
    businessId: id().meta({ title: 'Business ID', description: 'The business that takes the cards.' }),
    businessName: z.string().meta({ title: 'Business', description: 'Its name.' }),
    schemes: z
      .array(z.strictObject({ ...schemeShape, upcoming }).meta({ id: 'BusinessCardScheme' }))
      .meta({ title: 'Card schemes', description: 'All six schemes, with what applies today.' }),
    version: currentVersion(),
  })
  .meta({ id: 'BusinessCardSchemes' });
export type BusinessCardSchemes = z.output<typeof BusinessCardSchemes>;
export type BusinessCardScheme = BusinessCardSchemes['schemes'][number];
