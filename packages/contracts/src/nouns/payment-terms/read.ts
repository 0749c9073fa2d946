import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { reads } from '../businesses/call-parts.ts';
import { ofTerm } from './call-parts.ts';

export const getPaymentTermUse = contract({
  ...reads,
  name: 'paymentTerms.getUse',
  path: 'business/{businessId}/payment-terms/{paymentTermId}/use',
  params: ofTerm,
  responses: {
    200: z
      .strictObject({
        nextAccountAlias: z
          .string()
          .nullable()
          .meta({
            title: 'Next account',
            description: 'Alias of the account that takes these payments once the term is removed; null: none.',
            examples: ['Water direct debits'],
          }),
        upcomingSchedules: z
          .int()
          .min(0)
          .meta({
            title: 'Upcoming schedules',
            description: 'Active schedules with a payment in the next 30 days that no other term would take.',
            examples: [12],
          }),
      })
      .meta({ id: 'PaymentTermUse' }),
  },
  audience: ['staff'],
  summary: 'Retrieve what removing a payment term would stop',
  description: 'The account that takes the payments afterwards, and the scheduled payments that would lose their way.',
});
