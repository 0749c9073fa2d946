import type { StoredFinding } from '@quickportal/db/payment-files/payment-file-line';
import type { Problem } from '../../kernel/problem.ts';

/** Columns of a payment file that hold what these fields of a payment do. */
const columns: Readonly<Record<string, string>> = { accountId: 'accountToken', amount: 'amount' };

/** What a line of a payment file says instead of a payment's problem. */
export function findingsOf({ errors, message }: Problem): StoredFinding[] {
  if (!errors || errors.length === 0) return [{ column: '', message }];
  return errors.flatMap(({ field, messages }) =>
    messages.map((text) => ({ column: columns[field] ?? '', message: text })),
  );
}
