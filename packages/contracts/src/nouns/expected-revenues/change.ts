import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { readVersion } from '../../kernel/field-builders.ts';
import { amountText } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';
import { soldItems, soldProductNames } from '../../rules/billing/price-list.ts';
import { changes, ofFeeType, ofRevenue, ofTypedRevenue } from './call-parts.ts';
import { ExpectedRevenue } from './expected-revenue.ts';

const month = () =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'Enter a month such as 2026-07' })
    .nullable()
    .optional();
const monthForm = { widget: 'select', optionsFrom: 'months' } as const;

const soldProduct = z.enum(soldProductNames).meta({
  title: 'Sold product',
  description: 'A product of the price list.',
  'x-form': { widget: 'select', optionsFrom: 'soldProducts' },
});
const soldItem = z.enum(soldItems).meta({
  title: 'Sold item',
  description: 'An item of this fee type that the price list has for the product.',
  'x-form': { widget: 'select', optionsFrom: 'soldItems' },
});
const revenueAmount = amountText().meta({
  title: 'Expected revenue',
  description: 'Amount in AUD without GST, from 0.00. Zero waives the fee.',
  examples: ['120.00'],
  'x-form': { widget: 'money', currency: 'AUD', help: 'Without GST. Zero waives the fee.' },
});
const reconciled = z
  .boolean()
  .optional()
  .meta({
    title: 'Reconciled',
    description:
      'True accepts what is missing, of MONTHLY for last month; false takes that back. Always true where the amount is zero.',
    'x-form': { widget: 'switch' },
  });
const lastMonth = month().meta({
  title: 'Last month',
  description: 'Last month that is charged, of MONTHLY only; null: without end.',
  'x-form': { ...monthForm, help: 'Leave empty for a fee without end.' },
});

export const createExpectedRevenue = contract({
  ...changes,
  name: 'expectedRevenues.create',
  method: 'POST',
  path: 'billing/{communityId}/revenue/{revenueKey}',
  params: ofFeeType,
  body: z
    .strictObject({
      soldProduct,
      soldItem,
      revenueAmount,
      reconciled,
      firstMonth: month().meta({
        title: 'First month',
        description: 'First month that is charged, of MONTHLY only; this month where it is left out.',
        'x-form': monthForm,
      }),
      lastMonth,
    })
    .meta({ id: 'ExpectedRevenueCreation', 'x-form-layout': { submitLabel: 'Add revenue' } }),
  responses: { 201: ExpectedRevenue },
  errors: ['state-conflict'],
  summary: 'Add an expected revenue',
  description:
    'A product and an item that do not belong together are 422 on the item. Months are those of Sydney, and a closed one is 422.',
  spec: ['2C033'],
});

export const updateExpectedRevenue = contract({
  ...changes,
  name: 'expectedRevenues.update',
  method: 'PATCH',
  path: 'billing/{communityId}/revenue/{feeType}/{communityRevenueId}',
  params: ofTypedRevenue,
  body: z
    .strictObject({
      soldProduct: soldProduct.optional(),
      soldItem: soldItem.optional(),
      revenueAmount: revenueAmount.optional(),
      amountFrom: month().meta({
        title: 'Amount applies from',
        description:
          'First month of a changed amount, of MONTHLY only: an open one; this month or the first one that is charged where it is left out.',
        'x-form': monthForm,
      }),
      reconciled,
      lastMonth,
      version: readVersion(),
    })
    .meta({ id: 'ExpectedRevenueChange', 'x-form-layout': { submitLabel: 'Save' } }),
  responses: { 200: ExpectedRevenue },
  errors: ['state-conflict'],
  summary: 'Edit an expected revenue',
  description:
    'What is left out stays. Product and item of one that received something cannot be changed (409). A change that changes nothing returns 422 with "No changes detected." on the whole form.',
  spec: ['2C034'],
});

export const deleteExpectedRevenue = contract({
  ...changes,
  name: 'expectedRevenues.delete',
  method: 'DELETE',
  path: 'billing/{communityId}/revenue/{revenueKey}',
  params: ofRevenue,
  query: z.strictObject({ version: readVersion() }),
  responses: { 204: noContent() },
  errors: ['state-conflict'],
  current: ExpectedRevenue,
  summary: 'Delete an expected revenue',
  description: 'One that received something cannot be deleted (409).',
  spec: ['2C035'],
});
