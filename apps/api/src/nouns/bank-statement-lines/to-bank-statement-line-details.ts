import type {
  BankStatementLineDetails,
  LineMatch,
} from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import type { Reader } from '@quickportal/db/connect/reader';
import {
  getStatementLine,
  type LineRecord,
  listLineMatches,
  type StoredMatch,
} from '@quickportal/db/reconciliation/read-statement-line';
import { explainRules, isToMatch } from '../../engines/matching/explain-line.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { toBankStatementLine } from '../bank-statements/offers.ts';

/** A line with its matches and what the rules did, as calls return it. Throws 404 where the scope has none. */
export async function loadLineDetails(db: Reader, id: number): Promise<BankStatementLineDetails> {
  const line = orNotFound(await getStatementLine(db, id));
  const matches = await listLineMatches(db, { communityId: line.communityId, lineId: id });
  const rules = await explainRules(db, line, matches);
  const isLive = isToMatch(line) && !matches.some(({ isByRule }) => isByRule);
  return {
    ...toBankStatementLine(line),
    note: line.note,
    exclusion:
      line.status === 'EXCLUDED'
        ? { reason: line.exclusionReason, excludedBy: line.excludedByName, excludedDate: line.excludedAt }
        : null,
    isDayClosed: line.isDayClosed,
    matches: matches.map(toLineMatch),
    rules,
    rulesTriedDate: isLive || line.failedRules === null ? null : line.triedAt,
  };
}

const toLineMatch = (match: StoredMatch): LineMatch => ({
  matchId: match.matchId,
  invoiceId: match.invoiceId,
  invoiceNumber: match.invoiceNumber,
  payerName: match.payerName,
  dueDate: match.dueDate,
  amount: moneyOf(BigInt(match.amount), match.currency),
  openAmount: moneyOf(BigInt(match.remaining), match.currency),
  ruleName: match.ruleName,
  matchedBy: match.isByRule ? 'A rule' : match.allocatedByName || 'A user',
  matchedDate: match.allocatedAt,
});

/** What audit entries call a line. */
export const lineName = ({ narrative, customerReference, valueDate }: LineRecord): string =>
  `${narrative || customerReference || 'Line'} of ${valueDate}`;
