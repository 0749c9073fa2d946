import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { count, dateTime, id } from '../../kernel/primitives.ts';
import { businessProductNames } from '../../rules/payments/connections.ts';

const productCodes = Object.keys(businessProductNames) as [keyof typeof businessProductNames];

/** A business in the list of its community. */
export const BusinessOverview = z
  .strictObject({
    businessId: id().meta({ title: 'Business ID', description: 'Identifier of the business.', examples: [100] }),
    businessName: shownText('Business name', 'Name of the business.', 'Harbour City Water'),
    businessCode: shownText('Business code', 'Code of the business, unique in its community.', 'HCWATER'),
    billingCode: z.string().meta({
      title: 'Billing code',
      description: 'Code that the business is billed by; empty where it has none.',
      examples: ['HCW-01'],
    }),
    kind: z
      .enum(['SUPPLIER', 'BUYER'])
      .meta({ title: 'Kind', description: 'A supplier takes payments, a buyer makes them.' }),
    enabled: z.boolean().meta({ title: 'Enabled', description: 'Whether the business is enabled.' }),
    products: z
      .array(z.enum(productCodes))
      .meta({ title: 'Products', description: 'Products that the business uses.' }),
    lastPaymentAt: dateTime()
      .nullable()
      .meta({ title: 'Last payment', description: 'Time of its latest transaction, UTC; null without any.' }),
    paymentsWaiting: count().meta({ title: 'Suspended payments', description: 'Payments that wait for a review.' }),
  })
  .meta({ id: 'BusinessOverview', title: 'Business in the list' });
export type BusinessOverview = z.output<typeof BusinessOverview>;
