import { z } from 'zod';
import { count, dateTime } from '../../kernel/primitives.ts';
import { errorType, httpStatus, operation } from './api-log.ts';

const counted = {
  calls: count().meta({ title: 'Calls', description: 'Number of calls.' }),
  errors: count().meta({ title: 'Errors', description: 'Those of them with a status of 400 or above.' }),
};

/** Calls of a span of time. */
const ApiLogSpan = z
  .strictObject({
    from: dateTime().meta({ title: 'From', description: 'Beginning of the span, UTC.' }),
    ...counted,
  })
  .meta({ id: 'ApiLogSpan', title: 'Span', description: 'Calls of a span of time.' });

/** Failed calls of one operation with the same type of problem. */
const ApiLogErrorGroup = z
  .strictObject({
    operation,
    httpStatus,
    errorType,
    errors: count().meta({ title: 'Errors', description: 'Number of failed calls.' }),
    lastDate: dateTime().meta({ title: 'Last', description: 'When the last of them was made, UTC.' }),
    spans: z
      .array(count().meta({ title: 'Errors', description: 'Failed calls of a span.' }))
      .meta({ title: 'Spans', description: 'Failed calls in each twelfth of the period, oldest first.' }),
  })
  .meta({ id: 'ApiLogErrorGroup', title: 'Errors of an operation', description: 'Failed calls that are alike.' });
export type ApiLogErrorGroup = z.output<typeof ApiLogErrorGroup>;

/** Calls of a day or a week, in numbers. */
export const ApiLogSummary = z
  .strictObject({
    ...counted,
    percentile95Ms: count()
      .nullable()
      .meta({ title: 'Time taken, p95', description: '95 % of the calls took at most so long, in milliseconds.' }),
    spans: z
      .array(ApiLogSpan)
      .meta({ title: 'Spans', description: '24 hours or 7 days, oldest first; the last is not over.' }),
    errorGroups: z.array(ApiLogErrorGroup).meta({
      title: 'Error groups',
      description: 'Failed calls by operation and type of problem; those with the most errors, at most 20.',
    }),
    errorGroupsCount: count().meta({ title: 'Error groups count', description: 'How many there are.' }),
  })
  .meta({ id: 'ApiLogSummary', title: 'Summary of the API log', description: 'Calls of a period, in numbers.' });
export type ApiLogSummary = z.output<typeof ApiLogSummary>;
