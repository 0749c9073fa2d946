import { z } from 'zod';
import { DEEPEST_ROW } from './deepest-row.ts';
import { MOST_TOTALLED } from './most-totalled.ts';
import { count, money } from './primitives.ts';

/** The fields `page` (1-based) and `pageSize` (at most 100; 0 counts without reading rows) of a list call. */
export const pageFields = (pageSize: number) => ({
  page: z.int().min(1).max(DEEPEST_ROW).default(1).meta({ title: 'Page', description: 'Page number, starting at 1.' }),
  pageSize: z
    .int()
    .min(0)
    .max(100)
    .default(pageSize)
    .meta({
      title: 'Page size',
      description: `Rows on a page, at most 100; ${pageSize} when left out. With 0 the response has the count alone.`,
    }),
});

/** The field `sort=field` or `sort=-field`, limited to columns with an index for it. */
export const sortField = <const F extends readonly string[]>(fields: F, initial: F[number] | `-${F[number]}`) =>
  z
    .enum(
      fields.flatMap((field) => [field, `-${field}`]) as [
        F[number] | `-${F[number]}`,
        ...(F[number] | `-${F[number]}`)[],
      ],
    )
    .default(initial as never)
    .meta({ title: 'Sort', description: 'Column to sort by; a leading minus sorts in descending order.' });

/** Response of a list call (1E003). `recordsCountCapped` says that more rows match than are counted. */
export const paged = <T extends z.ZodType>(item: T, itemTitle: string) =>
  z.strictObject({
    items: z.array(item).meta({ title: itemTitle, description: 'The rows of this page.' }),
    recordsCount: count().meta({ title: 'Records', description: 'Total number of matching rows.' }),
    recordsCountCapped: z
      .boolean()
      .optional()
      .meta({ title: 'Count capped', description: 'True when more rows match than recordsCount says.' }),
    currentPage: z.int().meta({ title: 'Current page', description: 'Number of this page, starting at 1.' }),
    pageSize: z.int().meta({ title: 'Page size', description: 'Rows on a page.' }),
  });

/** The field `totals` of a call that lists money. */
export const totalsField = {
  totals: z.boolean().default(false).meta({
    title: 'Totals',
    description: 'Whether the response contains the count and sum of each status.',
  }),
};

/** Response of a list call with totals by status and currency. */
export const pagedWithTotals = <T extends z.ZodType, S extends z.ZodEnum>(item: T, itemTitle: string, status: S) =>
  paged(item, itemTitle).extend({
    totals: z
      .array(
        z
          .strictObject({
            status: status.meta({ title: 'Status', description: 'The status.' }),
            recordsCount: count().meta({ title: 'Records', description: 'Number of rows with this status.' }),
            amount: money().meta({
              title: 'Amount',
              description: 'Sum of the rows, less refunds.',
            }),
          })
          .meta({ title: 'Total', description: 'The rows of one status and currency.' }),
      )
      .nullable()
      .optional()
      .meta({
        title: 'Totals',
        description: `Count and sum of all pages, by status and currency, where the request asks for them. Null where more than ${MOST_TOTALLED.toLocaleString('en-AU')} rows match.`,
      }),
  });

/** The corrected spelling that a search suggests. */
export const suggestedQuery = {
  didYouMean: z
    .string()
    .optional()
    .meta({
      title: 'Did you mean',
      description:
        'Where nothing matches: the text with its spelling corrected, which does find something. It corrects one wrong, missing or extra letter per word, or two swapped letters.',
      examples: ['petrov'],
    }),
};

/** Response of a list call that corrects spelling. */
export const pagedWithSuggestion = <T extends z.ZodType>(item: T, itemTitle: string) =>
  paged(item, itemTitle).extend(suggestedQuery);
