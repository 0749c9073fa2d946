import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { count, date } from '../../kernel/primitives.ts';
import { ofCustomReport, ofReports } from './call-parts.ts';
import { CustomReport } from './custom-report.ts';

export const listCustomReports = contract({
  ...ofReports,
  name: 'reports.listCustomReports',
  kind: 'query',
  method: 'GET',
  path: 'community/admin/{communityId}/custom-reports',
  responses: {
    200: z
      .array(CustomReport)
      .meta({ title: 'Custom reports', description: 'Reports that the community has defined, by name.' }),
  },
  summary: 'List custom reports',
  description: 'Reports that a community has defined, enabled and disabled.',
});

export const getCustomReport = contract({
  ...ofCustomReport,
  name: 'reports.getCustomReport',
  kind: 'query',
  method: 'GET',
  path: 'community/admin/{communityId}/custom-reports/{customReportId}',
  responses: { 200: CustomReport },
  summary: 'Retrieve a custom report',
  description: 'A report that a community has defined.',
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
