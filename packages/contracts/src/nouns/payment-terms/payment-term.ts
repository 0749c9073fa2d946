import { z } from 'zod';
import { currentVersion, shownText } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';

/** A payment term of a business: which account takes what comes by a product and an instrument. */
export const PaymentTerm = z
  .strictObject({
    paymentTermId: id().meta({ title: 'Payment term ID', description: 'Identifier of the term.' }),
    product: shownText('Product', 'Code of the product.', 'TERMINAL'),
    instrument: shownText('Payment instrument', 'Code of the instrument.', 'DIRECT_ENTRY'),
    cardScheme: z
      .string()
      .nullable()
      .meta({ title: 'Card scheme', description: 'The scheme that it is for; null: all.', examples: ['AMEX'] }),
    accountId: id().meta({ title: 'Account ID', description: 'The account that it leads to.' }),
    accountAlias: shownText('Account', 'Alias of the account.', 'Water direct debits'),
    accountEnabled: z.boolean().meta({ title: 'Account enabled', description: 'Whether that account is enabled.' }),
    currency: z.enum(['AUD', 'NZD']).meta({ title: 'Currency', description: 'Currency of the account.' }),
    version: currentVersion(),
  })
  .meta({
    id: 'PaymentTerm',
    title: 'Payment term',
    description: 'Of several terms for the same payments the oldest takes them.',
  });
export type PaymentTerm = z.output<typeof PaymentTerm>;
