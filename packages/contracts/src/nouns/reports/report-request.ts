import { z } from 'zod';
import { date, id } from '../../kernel/primitives.ts';

const notInFuture = { rule: 'dateNotAfter', value: 'today' } as const;

/** The month of a report, as its first day (2E034). */
export const reportMonth = (description: string) =>
  date().meta({
    title: 'Month',
    description: `${description} The first day of a month, up to the current one, not before the community was created.`,
    examples: ['2026-11-01'],
    'x-rules': [notInFuture],
    'x-form': { widget: 'select', optionsFrom: 'months' },
  });

/** The day of a report. */
export const reportDate = (description: string) =>
  date().meta({
    title: 'Date',
    description: `${description} At most today, not before the community was created, and at most 24 months back.`,
    examples: ['2026-11-19'],
    'x-rules': [notInFuture],
  });

/** What starting a report returns (3E035). */
export const ReportResponse = z
  .strictObject({
    success: z.boolean().meta({ title: 'Success', description: 'Whether the report was started.' }),
    serviceMessageId: id().nullable().meta({
      title: 'Service message ID',
      description:
        'The service message that becomes DELIVERED once its file is there; without success, the one that is still being written.',
    }),
    errorMessage: z.string().nullable().meta({
      title: 'Error message',
      description: 'Why the report was not started; null on success.',
    }),
  })
  .meta({ id: 'ReportResponse', title: 'Started report' });
export type ReportResponse = z.output<typeof ReportResponse>;
