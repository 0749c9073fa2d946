import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { ofCustomReport } from './call-parts.ts';

/** Rows of a preview. */
export const PREVIEWED_ROWS = 5;

export const previewCustomReport = contract({
  ...ofCustomReport,
  name: 'reports.previewCustomReport',
  kind: 'query',
  method: 'GET',
  path: 'community/admin/{communityId}/custom-reports/{customReportId}/preview',
  responses: {
    200: z
      .strictObject({
        columns: z.array(z.string().meta({ title: 'Column', description: 'Title of a column.' })).meta({
          title: 'Columns',
          description: 'Titles of all columns that the report can have, in the order of the values.',
          examples: [['Receipt Number', 'Total Amount']],
        }),
        rows: z
          .array(
            z
              .array(
                z
                  .string()
                  .meta({ title: 'Value', description: 'A value as the file has it; empty where there is none.' }),
              )
              .meta({ title: 'Row', description: 'The values of a row, one for each column.' }),
          )
          .max(PREVIEWED_ROWS)
          .meta({
            title: 'Rows',
            description: `The first ${PREVIEWED_ROWS} rows of the last 31 days, as the report sorts them.`,
            examples: [[['1000000412', '101.50']]],
          }),
      })
      .meta({ id: 'CustomReportPreview', title: 'Preview of a custom report' }),
  },
  cost: 5,
  summary: 'Preview a custom report',
  description: `The first ${PREVIEWED_ROWS} rows of the last 31 days with every column, for choosing the columns of the file.`,
});
