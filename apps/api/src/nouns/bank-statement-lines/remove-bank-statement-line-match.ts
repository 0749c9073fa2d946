import * as contracts from '@quickportal/contracts/bank-statement-lines/contracts';
import { formatAmount } from '@quickportal/contracts/rules/money';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';
import { deleteLineMatch, updateStatementLine } from '@quickportal/db/reconciliation/change-statement-line';
import { listLineMatches } from '@quickportal/db/reconciliation/read-statement-line';
import { notFound, orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { changeLine } from './change-line.ts';
import { lineName } from './to-bank-statement-line-details.ts';

export const removeBankStatementLineMatch = implement(contracts.removeBankStatementLineMatch).mutation(
  ({ ctx, input }) => {
    const { reason, version } = input.query;
    const { matchId } = input.params;
    return changeLine(ctx, input, version, async ({ trx, now, audit, line, key }) => {
      const match = orNotFound((await listLineMatches(trx, key)).find((one) => one.matchId === matchId));
      const amount = await deleteLineMatch(trx, { ...key, matchId, at: now });
      if (amount === null) throw notFound();
      const event = BigInt(line.allocated) === amount ? 'unmatchAll' : 'unmatchPart';
      const status = next(bankStatementLineStates, line.status, event) ?? line.status;
      await updateStatementLine(trx, { ...key, status, at: now });
      await audit({
        objectType: 'bank-statement-line',
        objectId: key.lineId,
        description: `Match of ${lineName(line)} to ${match.invoiceNumber} undone`,
        before: {
          status: line.status,
          invoiceId: match.invoiceId,
          amount: formatAmount(amount),
          matchedBy: match.isByRule ? (match.ruleName ?? 'A rule') : match.allocatedByName,
        },
        after: { status, reason },
      });
    });
  },
);
