import { z } from 'zod';
import { count, dateTime, id } from '../../kernel/primitives.ts';

/** Hours that the file of an export stays. */
export const EXPORT_HOURS = 24;

/** QUEUED and RUNNING are waited for; the others are ends. */
export const ExportStatus = z.enum(['QUEUED', 'RUNNING', 'READY', 'FAILED', 'CANCELLED', 'EXPIRED']);
export type ExportStatus = z.output<typeof ExportStatus>;

/** A list written into a file. */
export const Export = z
  .strictObject({
    exportId: id().meta({ title: 'Export ID', description: 'Identifier of the export.' }),
    kind: z.string().meta({ title: 'Kind', description: 'Which list, such as customers.' }),
    title: z.string().meta({ title: 'Title', description: 'Name of the list.' }),
    filters: z.string().meta({ title: 'Filters', description: 'The filters in words; empty where there were none.' }),
    columns: z
      .array(z.string().meta({ title: 'Column', description: 'Key of a column.' }))
      .meta({ title: 'Columns', description: 'Columns of the file, in their order.' }),
    columnsVersion: z.int().meta({
      title: 'Columns version',
      description: 'Version of the list’s columns; part of the file name.',
    }),
    ownerName: z.string().meta({ title: 'Owner', description: 'Full name of the user who started it.' }),
    status: ExportStatus.meta({ title: 'Status', description: 'Progress of the export.' }),
    rowsTotal: count()
      .nullable()
      .meta({ title: 'Rows in all', description: 'Number of rows in total; null until they are counted.' }),
    rowsDone: count().meta({ title: 'Rows done', description: 'Rows written so far.' }),
    fileName: z.string().meta({ title: 'File name', description: 'Name of the downloaded file.' }),
    sizeBytes: count().nullable().meta({ title: 'Size', description: 'Bytes of the file; null before it is there.' }),
    sha256: z
      .string()
      .nullable()
      .meta({ title: 'Checksum', description: 'SHA-256 of the file, hexadecimal; null before it is there.' }),
    createdAt: dateTime().meta({ title: 'Started', description: 'When it was started, UTC.' }),
    finishedAt: dateTime().nullable().meta({ title: 'Finished', description: 'When it ended, UTC; null before.' }),
    expiresAt: dateTime()
      .nullable()
      .meta({ title: 'Expires', description: 'Until when the file can be downloaded, UTC; null without a file.' }),
  })
  .meta({ id: 'Export', title: 'Export', description: 'A list written into a file.' });
export type Export = z.output<typeof Export>;
