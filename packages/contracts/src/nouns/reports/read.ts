import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { count, date } from '../../kernel/primitives.ts';
import { ofReports } from './call-parts.ts';

export const listCustomReports = contract({
  ...ofReports,
  name: 'reports.listCustomReports',
  kind: 'query',
  method: 'GET',
  path: 'community/admin/{communityId}/custom-reports',
  responses: {
    200: z
      .array(
        z
          .strictObject({
            code: z.string().meta({ title: 'Code', description: 'What starts it, as `trigger`.' }),
            name: z.string().meta({ title: 'Name', description: 'The name of the report.' }),
            frequency: z.enum(['DAY', 'MONTH']).meta({
              title: 'Frequency',
              description: 'Whether a file is of a day (`customReportDate`) or of a month (`reportMonth`).',
            }),
          })
          .meta({ id: 'CustomReport' }),
      )
      .meta({ title: 'Custom reports', description: 'Enabled reports that the community has defined, by name.' }),
  },
  summary: 'List custom reports',
  description: 'Reports that a community has defined.',
});

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
