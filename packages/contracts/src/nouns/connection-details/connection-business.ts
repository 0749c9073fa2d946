import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { currency } from '../../kernel/primitives.ts';

/** An account of a business that takes payments by a connection (2E051). */
export const ConnectionBusiness = z
  .strictObject({
    businessName: shownText('Business', 'Name of the business.', 'Harbour Water'),
    businessCode: shownText('Business code', 'Code of the business.', 'HWATER'),
    currencyCode: currency().meta({ title: 'Currency', description: 'Currency of the account.' }),
    accountPaymentMethod: shownText(
      'Payment method',
      'Credit card, Direct debit, NZ direct debit, PayTo or PayID.',
      'Credit card',
    ),
    accountName: shownText('Account', 'Name of the account.', 'Water cards'),
  })
  .meta({
    id: 'ConnectionBusiness',
    title: 'Business of a connection',
    description: 'An enabled account of a business.',
  });
export type ConnectionBusiness = z.output<typeof ConnectionBusiness>;
