import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { shownText } from '../../kernel/field-builders.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { id } from '../../kernel/primitives.ts';
import { billingCodeStatuses } from '../../rules/states/billing.ts';

/** How a supplier business is billed for a product (2E019). */
export const BillingCode = z
  .strictObject({
    businessId: id().meta({ title: 'Business ID', description: 'The supplier business.' }),
    businessCode: shownText('Business Code', 'Its code.', 'HCW'),
    businessName: shownText('Business Name', 'Its name.', 'Harbour City Water'),
    cisKey: shownText('CIS Key', 'Key of the customer at the bank, or empty.', 'C0918244'),
    soldProduct: shownText('Sold Product', 'The product, as the price list calls it.', 'QuickTerminal'),
    billingCode: shownText('Billing code', 'The community’s or the business’s own, by the scheme; or empty.', 'HCW-01'),
    status: z.enum(billingCodeStatuses).meta({
      title: 'Status',
      description: 'What the billing system confirmed for the code and the CIS key.',
    }),
  })
  .meta({ id: 'BillingCode', title: 'Billing code' });
export type BillingCode = z.output<typeof BillingCode>;

export const listBillingCodes = contract({
  name: 'billingCodes.list',
  kind: 'query',
  method: 'GET',
  path: 'billing/{communityId}/billing-codes-cis-key-status',
  params: z.strictObject({
    communityId: id().meta({ title: 'Community ID', description: 'The community that is billed.', examples: [10] }),
  }),
  query: z.strictObject(pageFields(20)),
  responses: { 200: paged(BillingCode, 'Billing codes').meta({ id: 'BillingCodePage' }) },
  audience: ['staff'],
  rights: { anyOf: ['VIEW_BILLING', 'MANAGE_BILLING'] },
  summary: 'List billing codes and CIS keys of a community',
  description: 'Every supplier business with every product that is billed, by code of the business.',
  spec: ['2C040', '2E019'],
});
