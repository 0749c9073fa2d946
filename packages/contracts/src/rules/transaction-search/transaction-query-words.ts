import { stateNames } from '../state-machines/state-machine.ts';
import { transactionStates, type TransactionStatus } from '../states/transaction.ts';
import { findDays, type Days } from '../dates/typed-days.ts';

/** What the words of a search of transactions narrow it to, beside the text that is left to look for. */
export interface TransactionQueryWords extends Partial<Days> {
  /** The text without these words; empty where it has no others. */
  readonly text: string;
  /** These words as they were typed. */
  readonly words: readonly string[];
  readonly status?: TransactionStatus;
  readonly transactionType?: 'REFUND';
}

const statuses = new Map<string, TransactionStatus>([
  ...stateNames(transactionStates).map((name) => [transactionStates.states[name].title.toLowerCase(), name] as const),
  ['canceled', 'CANCELLED'],
]);
const refunds: ReadonlySet<string> = new Set(['refund', 'refunds']);

/**
 * Reads days and a status from a text such as "olsson declined yesterday"; null where it names neither. The first of a
 * kind counts, a second one is text. `today` is the community's date, yyyy-mm-dd.
 */
export function readQueryWords(typed: string, today: string): TransactionQueryWords | null {
  const query = typed.trim().replaceAll(/\s+/g, ' ');
  const found = findDays(query, today);
  const parts = (found ? query.replace(found.words, ' ') : query).split(' ').filter(Boolean);
  const statusAt = parts.findIndex((part) => statuses.has(part.toLowerCase()));
  const typeAt = statusAt < 0 ? parts.findIndex((part) => refunds.has(part.toLowerCase())) : -1;
  const at = Math.max(statusAt, typeAt);
  if (!found && at < 0) return null;
  const status = statuses.get(parts[statusAt]?.toLowerCase() ?? '');
  return {
    ...found?.days,
    ...(status !== undefined && { status }),
    ...(typeAt >= 0 && { transactionType: 'REFUND' }),
    text: parts.filter((_, place) => place !== at).join(' '),
    words: [...(found ? [found.words] : []), ...parts.filter((_, place) => place === at)],
  };
}
