import { z } from 'zod';
import { plainMessage } from './messages.ts';

/** Faults that a long list names: reading it costs what its length costs, however many rows are wrong. */
const MOST_FAULTS = 100;

// A `length` that is an object cannot be compared with a limit, and no field of these rows is an object
const withPlainValues = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, typeof field === 'object' && field !== null ? {} : field]),
      )
    : value;

/** A list of thousands of rows of texts, numbers and switches; it is read until it has named enough faults. */
export function longList<R extends z.ZodObject>(row: R, { max }: { max: number }) {
  const { $schema: _schema, ...items } = z.toJSONSchema(row, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Record<string, unknown>;
  return z
    .array(z.unknown())
    .min(1)
    .max(max)
    .transform((rows, context): z.output<R>[] => {
      const read: z.output<R>[] = [];
      let faults = 0;
      for (const [at, value] of rows.entries()) {
        const result = row.safeParse(withPlainValues(value), { error: plainMessage });
        if (result.success) read.push(result.data);
        else
          for (const { message, path } of result.error.issues) {
            context.addIssue({ code: 'custom', message, path: [at, ...path] });
            faults += 1;
          }
        if (faults >= MOST_FAULTS) break;
      }
      return read;
    })
    .meta({ items });
}
