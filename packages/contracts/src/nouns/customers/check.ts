import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { customerId, customerAudience } from './call-parts.ts';
import { changeRights } from './customer-rights.ts';

const amountsByCurrency = z.array(
  z.strictObject({
    currency: z.enum(['AUD', 'NZD']).meta({ title: 'Currency', description: 'ISO 4217 code.' }),
    amount: z.string().meta({ title: 'Amount', description: 'Decimal text with two digits, in dollars.' }),
    displayAmount: z.string().meta({ title: 'Display amount', description: 'The amount formatted for display.' }),
  }),
);

export const previewCustomerStatusChange = contract({
  name: 'customers.previewStatusChange',
  kind: 'query',
  method: 'GET',
  path: 'customers/{id}/status-change-preview',
  params: z.strictObject({ id: customerId }),
  responses: {
    200: z
      .strictObject({
        accounts: z.int().meta({
          title: 'Accounts',
          description: 'Number of accounts that the change deactivates, or reactivates with restoreLinked.',
        }),
        schedules: z.int().meta({
          title: 'Schedules',
          description: 'Number of recurring schedules that it deactivates or reactivates.',
        }),
        unsettledPayments: z
          .int()
          .meta({ title: 'Unsettled payments', description: 'Payments that disabling would cancel.' }),
        unsettledAmounts: amountsByCurrency.meta({
          title: 'Unsettled amounts',
          description: 'Their total, by currency.',
        }),
      })
      .meta({ id: 'CustomerStatusChangePreview' }),
  },
  audience: customerAudience,
  rights: { anyOf: changeRights },
  summary: 'Preview a status change',
  description: 'What changes when you disable or enable a customer.',
});
