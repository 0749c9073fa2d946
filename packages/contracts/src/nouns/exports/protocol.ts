import { z } from 'zod';
import { noContent } from '../../kernel/response.ts';
import { contract, type Contract, type RightsNeeded } from '../../kernel/contract.ts';
import { inSentence } from '../../kernel/in-sentence.ts';
import { fileColumns, type List } from '../../kernel/list.ts';
import { count, id } from '../../kernel/primitives.ts';

/** Every export is started, asked for and downloaded in the same way; a noun's two calls take their parts from here. */
export const ExportStarted = z
  .strictObject({ exportId: id().meta({ title: 'Export ID', description: 'Use it to poll the export.' }) })
  .meta({ id: 'ExportStarted', title: 'Export started', description: 'The export is running.' });

/** Answer while an export runs. */
export const ExportProgress = z
  .strictObject({
    exportId: id().meta({ title: 'Export ID', description: 'The export that you polled.' }),
    rowsDone: count().meta({ title: 'Rows done', description: 'Rows written so far.' }),
    rowsTotal: count()
      .nullable()
      .meta({ title: 'Rows in all', description: 'Number of rows in total; null until they are counted.' }),
  })
  .meta({
    id: 'ExportProgress',
    title: 'Export progress',
    description: 'Progress of an export. Poll again in 2 seconds.',
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

/** What the calls of an export have of their own. */
interface ExportCalls<C extends z.core.$ZodShape> {
  /** Their names: the one that starts it, and the one that asks for it. */
  names: readonly [start: Contract['name'], poll: Contract['name']];
  path: string;
  /** Id of the schema of what is exported. */
  requestId: string;
  /** What the list is searched by. */
  criteria: C;
  rights: RightsNeeded;
  /** Audit action of starting it. */
  audit: string;
  /** What starting it does, where more is to be said. */
  description?: string;
  spec?: readonly string[];
}

/** The two calls of the export of a list: one that starts it, and one that asks how far it is. */
export function exportCalls<const L extends List, C extends z.core.$ZodShape>(key: L, calls: ExportCalls<C>) {
  const { names, path, rights, audit, spec } = calls;
  const things = inSentence(key.title);
  const shared = { path, rights, spec, audience: ['facility', 'staff'] } as const;
  const start = contract({
    ...shared,
    name: names[0],
    kind: 'mutation',
    method: 'POST',
    query: z.strictObject({
      validationOnly: z
        .boolean()
        .default(false)
        .meta({ title: 'Validation only', description: 'Checks the filters and starts nothing: 204 or 422.' }),
    }),
    body: exportBody(calls.criteria, fileColumns(key)).meta({ id: calls.requestId }),
    responses: { 202: ExportStarted, 204: noContent() },
    errors: ['state-conflict'],
    audit,
    cost: 20,
    summary: `Export ${things}`,
    description:
      calls.description ??
      `Exports all ${things} that a search finds into a file, in the order of the search. Poll it with GET ${path}. Each user can run one export of ${things} at a time; the same request again returns the same export.`,
  });
  const poll = contract({
    ...shared,
    name: names[1],
    kind: 'query',
    method: 'GET',
    query: z.strictObject({
      exportId: id().meta({ title: 'Export ID', description: 'The ID that the starting call returned.' }),
    }),
    responses: { 201: ExportReady, 202: ExportProgress },
    errors: ['not-found', 'state-conflict'],
    holdsSecret: true,
    summary: `Poll an export of ${things}`,
    description: '202 while it runs, 201 when it can be downloaded. Poll every 2 seconds.',
  });
  return { start, poll };
}

/** Body of the call that starts an export: what the list is searched by, the columns in their order, and for Excel. */
const exportBody = <C extends z.core.$ZodShape, const K extends readonly [string, ...string[]]>(
  criteria: C,
  columns: K,
) =>
  z.strictObject({
    ...criteria,
    columns: z.array(z.enum(columns)).min(1).max(columns.length).optional().meta({
      title: 'Columns',
      description:
        'Columns of the file in this order; when left out all of them, or those that are configured for the list.',
    }),
    forExcel: z
      .boolean()
      .default(false)
      .meta({
        title: 'For Excel',
        description:
          'Writes a workbook (.xlsx) instead of CSV: texts keep their zeros, amounts are numbers and dates are dates.',
        'x-form': { widget: 'switch' },
      }),
  });
