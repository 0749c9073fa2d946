import * as contracts from '@quickportal/contracts/bank-statement-lines/contracts';
import { displayAmount, formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';
import { lockOpenInvoices } from '@quickportal/db/reconciliation/find-candidate-invoices';
import type { LineRecord } from '@quickportal/db/reconciliation/read-statement-line';
import { writeMatches } from '@quickportal/db/reconciliation/write-matches';
import { leftOf } from '../../engines/matching/explain-line.ts';
import { conflict, fieldProblem } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { changeLine, type LineTools, refusedByState } from './change-line.ts';
import { lineName } from './to-bank-statement-line-details.ts';

interface Part {
  invoiceId: number;
  amount: bigint;
}

export const addBankStatementLineMatches = implement(contracts.addBankStatementLineMatches).mutation(
  ({ ctx, input }) => {
    const { invoices, version } = input.body;
    return changeLine(ctx, input, version, async ({ trx, now, audit, line, key, by }) => {
      const parts = invoices.map(({ invoiceId, amount }) => ({ invoiceId, amount: parseAmount(amount) ?? 0n }));
      const left = requireLeft(line, parts);
      const status = next(bankStatementLineStates, line.status, left === 0n ? 'matchRest' : 'matchPart');
      if (!status) throw refusedByState(line, 'Nothing of it can be matched.');
      const numbers = await requireOpen(trx, line, parts);
      await writeMatches(trx, line, {
        tried: [{ lineId: key.lineId, status }],
        matches: parts.map((part) => ({ ...part, lineId: key.lineId, ruleId: null })),
        by,
        at: now,
      });
      await audit({
        objectType: 'bank-statement-line',
        objectId: key.lineId,
        description: `${lineName(line)} matched to ${numbers.join(', ')}`,
        before: { status: line.status },
        after: { status, invoices: invoices.map(({ invoiceId, amount }) => ({ invoiceId, amount })) },
      });
    });
  },
);

/** What is left of the line after the parts, in cents; throws where they do not fit into it. */
function requireLeft(line: LineRecord, parts: readonly Part[]): bigint {
  if (line.amount < 0) throw conflict('Money left the account with this line, so it pays no invoice.');
  if (line.status === 'EXCLUDED') throw refusedByState(line, 'Include it again first.');
  parts.forEach(({ invoiceId, amount }, index) => {
    if (amount <= 0n) throw fieldProblem(`invoices[${index}].amount`, 'Enter an amount above zero');
    if (parts.findIndex((part) => part.invoiceId === invoiceId) !== index)
      throw fieldProblem(`invoices[${index}].invoiceId`, 'Each invoice can be chosen once');
  });
  const open = leftOf(line);
  const left = open - parts.reduce((sum, { amount }) => sum + amount, 0n);
  if (left >= 0n) return left;
  throw fieldProblem(
    'invoices',
    `The amounts are ${displayAmount(-left, line.currency)} more than the ${displayAmount(open, line.currency)} left of the line.`,
  );
}

/** Locks the invoices and returns their numbers; throws where one is not open, or not by that much. */
async function requireOpen(trx: LineTools['trx'], line: LineRecord, parts: readonly Part[]): Promise<string[]> {
  const ids = parts.map(({ invoiceId }) => invoiceId);
  const found = await lockOpenInvoices(trx, line, { currency: line.currency, ids });
  return parts.map(({ invoiceId, amount }, index) => {
    const invoice = found.find((candidate) => candidate.invoiceId === invoiceId);
    if (!invoice) throw fieldProblem(`invoices[${index}].invoiceId`, 'This is no open invoice of the business.');
    if (amount <= invoice.remaining) return invoice.invoiceNumber;
    throw fieldProblem(
      `invoices[${index}].amount`,
      `${displayAmount(invoice.remaining, line.currency)} of ${invoice.invoiceNumber} is open. Enter at most ${formatAmount(invoice.remaining)}.`,
    );
  });
}
