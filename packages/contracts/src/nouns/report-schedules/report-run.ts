import { z } from 'zod';
import { statusFields } from '../../kernel/field-builders.ts';
import { count, date, dateTime, id } from '../../kernel/primitives.ts';
import { serviceMessageStates } from '../../rules/states/delivery.ts';
import { reportTemplate } from './report-schedule.ts';

/** A run of a report schedule: what came of it, and its file. */
export const ReportRun = z
  .strictObject({
    reportRunId: id().meta({ title: 'Run ID', description: 'Identifier of the run.' }),
    reportTemplate: reportTemplate(),
    name: z.string().meta({ title: 'Report', description: 'The name of the report.' }),
    dueDate: dateTime().meta({ title: 'Due', description: 'When it was to run, UTC.' }),
    from: date().meta({ title: 'From', description: 'The first day of its period, or the month as its first day.' }),
    to: date().nullable().meta({ title: 'To', description: 'The last day of its period, where it has several days.' }),
    ...statusFields(serviceMessageStates, 'How far it is.'),
    durationMs: count().nullable().meta({
      title: 'Duration',
      description: 'Milliseconds from its start to its end; null until it has ended.',
    }),
    recipientsCount: count().meta({ title: 'Recipients', description: 'How many email addresses are notified of it.' }),
    recipients: z
      .array(z.string().meta({ title: 'Email', description: 'Email address.' }))
      .meta({ title: 'Recipient addresses', description: 'The email addresses that are notified of it.' }),
    serviceMessageId: id().meta({ title: 'Service message ID', description: 'The message that has its file.' }),
    rowCount: count().nullable().meta({ title: 'Rows', description: 'Rows of its file, without the heading row.' }),
    fileName: z.string().nullable().meta({
      title: 'File',
      description: 'Name of its file; null before it is written and after the 90 days that it is kept.',
    }),
    sha256: z.string().nullable().meta({ title: 'SHA-256', description: 'Checksum of its file, hexadecimal.' }),
  })
  .meta({ id: 'ReportRun', title: 'Report run' });
export type ReportRun = z.output<typeof ReportRun>;
