import { list } from '../../kernel/list.ts';

/** How the businesses of a community are billed. */
export const billingCodeList = list({
  name: 'billing-codes',
  title: 'Billing Codes and CIS Keys',
  noun: ['billing code', 'billing codes'],
  columns: {
    businessCode: { title: 'Business Code', kind: 'code', lead: true, width: 8 },
    businessName: { title: 'Business Name', maxWidth: 20 },
    cisKey: { title: 'CIS Key', kind: 'code', width: 8 },
    soldProduct: { title: 'Sold Product', width: 8 },
    status: { title: 'Status', kind: 'status', width: 9 },
  },
});
