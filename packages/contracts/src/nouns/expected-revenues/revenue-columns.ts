import { soldItems, soldProductNames, type SoldItem, type SoldProduct } from '../../rules/billing/price-list.ts';

/** The columns of both lists, in the specification's words. */
export const revenueColumns = {
  createdDate: { title: 'Created Date', kind: 'date', width: 6 },
  soldProduct: { title: 'Sold Product', lead: true, width: 7 },
  soldItem: { title: 'Sold Item', maxWidth: 14 },
  revenueAmount: { title: 'Expected Revenue', kind: 'money', width: 8 },
  interval: { title: 'Interval', width: 5 },
} as const;

/** What narrows them. */
export const revenueFilters = {
  soldProduct: {
    kind: 'choice',
    title: 'Sold product',
    description: 'Only this product, as the price list calls it.',
    typed: 'product',
    choices: Object.fromEntries(soldProductNames.map((name) => [name, name])) as Record<SoldProduct, string>,
  },
  soldItem: {
    kind: 'choice',
    title: 'Sold item',
    description: 'Only this item, as the price list calls it.',
    typed: 'item',
    choices: Object.fromEntries(soldItems.map((name) => [name, name])) as Record<SoldItem, string>,
  },
  reconciled: {
    kind: 'yesNo',
    title: 'Reconciled',
    description: 'Whether it is reconciled; of MONTHLY: last month.',
    choices: { true: 'Reconciled', false: 'Not reconciled' },
  },
  createdDate: {
    kind: 'day',
    title: 'Created date',
    description: 'Only what was added on this day, in Sydney.',
    typed: 'created',
    examples: ['2026-11-20'],
  },
} as const;
