import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { count, date } from '../../kernel/primitives.ts';
import { ofReports } from './call-parts.ts';

export const countReportOpenPaymentBatches = contract({
  ...ofReports,
  name: 'reports.countOpenPaymentBatches',
  kind: 'query',
  method: 'GET',
  path: 'community/admin/{communityId}/open-payment-batches',
  responses: {
    200: z
      .strictObject({
        settlementDate: date().meta({ title: 'Settlement date', description: 'Today.', examples: ['2026-11-20'] }),
        count: count().meta({ title: 'Count', description: 'Number of its open payment batches.' }),
      })
      .meta({ id: 'OpenPaymentBatchCount' }),
  },
  summary: 'Count open payment batches',
  description: 'How many payment batches of today are open: the cash applied file may close them first.',
});
