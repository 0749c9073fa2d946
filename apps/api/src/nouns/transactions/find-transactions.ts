import { understoodQuery } from '@quickportal/contracts/rules/transaction-search/understood-query';
import { suggestQuery } from '@quickportal/db/customers/suggest-query';
import type { Reader } from '@quickportal/db/connect/reader';
import { searchTransactions, type TransactionPage } from '@quickportal/db/transactions/search-transactions';
import { searchOf, withWords, type TransactionCriteria } from './transaction-criteria.ts';

interface Place {
  page: number;
  pageSize: number;
  /** Whether totals are wanted. */
  totals?: boolean;
}
interface Community {
  /** Its date, yyyy-mm-dd. */
  today: string;
  timeZone: string;
}

/** What was found, and the criteria that found it: with the words of the text read as days and a status, or without. */
export interface FoundTransactions {
  page: TransactionPage;
  criteria: TransactionCriteria;
  /** What the text was read as; undefined: there is none. */
  understood: string | undefined;
}

/**
 * A page of transactions. Where the text names days or a status it is read so, unless that finds nothing: then it is
 * only a text, as a customer or a reference may be called "Today".
 */
export async function findTransactions(
  db: Reader,
  criteria: TransactionCriteria,
  { today, timeZone }: Community,
  place: Place,
): Promise<FoundTransactions> {
  const read = withWords(criteria, today);
  const find = async (wanted: TransactionCriteria): Promise<FoundTransactions> => ({
    page: await searchTransactions(db, { ...searchOf(wanted, timeZone), ...place }),
    criteria: wanted,
    understood: understoodOf(criteria, wanted === read?.criteria ? read : null),
  });
  const found = read && (await find(read.criteria));
  return found && found.page.recordsCount > 0 ? found : find(criteria);
}

function understoodOf({ query = '' }: TransactionCriteria, read: ReturnType<typeof withWords>): string | undefined {
  if (query.trim() === '') return undefined;
  if (read === null) return understoodQuery({ text: query.trim() });
  const { from, to, status, transactionType } = read.named;
  return understoodQuery({ text: read.criteria.query ?? '', from, to, status, isRefund: transactionType === 'REFUND' });
}

/** The text with misspelt words of a customer's name put right, where that finds transactions. */
export async function suggestText(
  db: Reader,
  criteria: TransactionCriteria,
  community: Community,
): Promise<string | undefined> {
  const read = withWords(criteria, community.today);
  const text = read?.criteria.query ?? criteria.query ?? '';
  const suggestion = await suggestQuery(db, text);
  if (suggestion === undefined) return undefined;
  const query = [suggestion, ...(read?.words ?? [])].join(' ');
  const { page } = await findTransactions(db, { ...criteria, query }, community, { page: 1, pageSize: 1 });
  return page.recordsCount > 0 ? query : undefined;
}
