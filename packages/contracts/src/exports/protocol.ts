import { z } from 'zod';
import { noContent } from '../kernel/answer.ts';
import { count, id } from '../kernel/primitives.ts';

/** Every export is started, asked for and downloaded in the same way; a noun's two calls take their parts from here. */
export const ExportStarted = z
  .strictObject({ exportId: id().meta({ title: 'Export id', description: 'Ask for the export with it.' }) })
  .meta({ id: 'ExportStarted', title: 'Export started', description: 'The export is being made.' });

/** Answer while an export runs. */
export const ExportProgress = z
  .strictObject({
    exportId: id().meta({ title: 'Export id', description: 'The export that was asked for.' }),
    rowsDone: count().meta({ title: 'Rows done', description: 'Rows written so far.' }),
    rowsTotal: count()
      .nullable()
      .meta({ title: 'Rows in all', description: 'Rows there will be; null while they are not counted.' }),
  })
  .meta({
    id: 'ExportProgress',
    title: 'Export progress',
    description: 'How far an export is. Ask again in 2 seconds.',
  });

/** Answer when the file is there. */
export const ExportReady = z
  .strictObject({
    downloadUrl: z.string().meta({
      title: 'Download address',
      description: 'Path of the file with a CSRF token; works in this session for 5 minutes, the file stays 24 hours.',
    }),
  })
  .meta({ id: 'ExportReady', title: 'Export ready', description: 'The export can be downloaded.' });

/** Parts of the call that starts an export: `contract({ ...exportStart(), name, path, body: exportBody(...), ... })`. */
export const exportStart = () =>
  ({
    kind: 'mutation',
    method: 'POST',
    query: z.strictObject({
      validationOnly: z
        .boolean()
        .default(false)
        .meta({ title: 'Validation only', description: 'Checks the filters and starts nothing: 204 or 422.' }),
    }),
    answers: { 202: ExportStarted, 204: noContent() },
    errors: ['validation-failed', 'state-conflict'],
    audience: ['facility', 'staff'],
    idempotent: true,
  }) as const;

/** Body of the call that starts an export: what the list is searched by, the columns in their order, and for Excel. */
export const exportBody = <C extends z.core.$ZodShape, const K extends readonly [string, ...string[]]>(
  criteria: C,
  columns: K,
) =>
  z.strictObject({
    ...criteria,
    columns: z
      .array(z.enum(columns))
      .min(1)
      .max(columns.length)
      .optional()
      .meta({ title: 'Columns', description: 'Columns of the file in this order; all of them when left out.' }),
    forExcel: z
      .boolean()
      .default(false)
      .meta({
        title: 'For Excel',
        description: 'Begins the file with a byte order mark, so that Excel reads it as UTF-8.',
        'x-form': { widget: 'switch' },
      }),
  });

/** Parts of the call that asks for an export: `contract({ ...exportPoll(), name, path, rights, summary, spec })`. */
export const exportPoll = () =>
  ({
    kind: 'query',
    method: 'GET',
    query: z.strictObject({
      exportId: id().meta({ title: 'Export id', description: 'What the starting call answered.' }),
    }),
    answers: { 201: ExportReady, 202: ExportProgress },
    errors: ['not-found', 'state-conflict', 'validation-failed'],
    audience: ['facility', 'staff'],
    description: '202 while it runs, 201 when it can be downloaded; ask again every 2 seconds.',
  }) as const;
