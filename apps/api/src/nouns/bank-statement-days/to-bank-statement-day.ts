import type { BankStatementDay } from '@quickportal/contracts/bank-statement-days/bank-statement-day';
import { MOST_DIFFERENCES } from '@quickportal/contracts/bank-statement-days/call-parts';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';
import type { Reader } from '@quickportal/db/connect/reader';
import {
  type DayKey,
  getStatementDay,
  listDayDifferences,
  type StoredDay,
} from '@quickportal/db/reconciliation/close-statement-days';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** Balances of a day, in cents. The books have what is matched and excluded. */
export function balancesOf(day: StoredDay): { statement: bigint; book: bigint; difference: bigint } {
  const statement = BigInt(day.statementBalance);
  const book = BigInt(day.openingBalance) + BigInt(day.matched) + BigInt(day.excluded);
  return { statement, book, difference: statement - book };
}

/** A day of an account, as calls return it. Throws 404 where the scope has none. */
export async function loadStatementDay(db: Reader, key: DayKey): Promise<BankStatementDay> {
  const stored = orNotFound(await getStatementDay(db, key));
  const differences = await listDayDifferences(db, { ...key, limit: MOST_DIFFERENCES });
  const { statement, book, difference } = balancesOf(stored);
  const money = (cents: bigint | number) => moneyOf(BigInt(cents), stored.currency);
  const { isClosed } = stored;
  return {
    bankStatementAccountId: stored.bankStatementAccountId,
    aliasName: stored.aliasName,
    businessName: stored.businessName,
    day: key.day,
    isClosed,
    closedBy: isClosed ? stored.closedByName : null,
    closedDate: isClosed ? stored.closedAt : null,
    differenceReason: (isClosed && stored.differenceReason) || '',
    openingBalance: money(stored.openingBalance),
    creditCount: stored.creditCount,
    credits: money(stored.credits),
    debitCount: stored.debitCount,
    debits: money(stored.debits),
    statementBalance: money(statement),
    matched: money(stored.matched),
    excluded: money(stored.excluded),
    bookBalance: money(book),
    difference: money(difference),
    lineCount: stored.lineCount,
    openCount: stored.openCount,
    differences: differences.map(({ amount, status, ...line }) => ({
      ...line,
      status,
      statusDisplay: bankStatementLineStates.states[status].title,
      statusClass: bankStatementLineStates.states[status].tone,
      amount: money(amount),
    })),
    version: stored.version,
  };
}
