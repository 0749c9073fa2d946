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
  invoiceNumber: string;
  amount: bigint;
}

export const addBankStatementLineMatches = implement(contracts.addBankStatementLineMatches).mutation(
  ({ ctx, input }) => {
    const { invoices, version } = input.body;
    return changeLine(ctx, input, version, async ({ trx, now, audit, line, key, by }) => {
      requireCredit(line);
      const { parts, left } = await lockParts(trx, line, invoices);
      const status = next(bankStatementLineStates, line.status, left === 0n ? 'matchRest' : 'matchPart');
      if (!status) throw refusedByState(line, 'Nothing of it can be matched.');
      await writeMatches(trx, line, {
        tried: [{ lineId: key.lineId, status }],
        matches: parts.map(({ invoiceId, amount }) => ({ invoiceId, amount, lineId: key.lineId, ruleId: null })),
        by,
        at: now,
      });
      await audit({
        objectType: 'bank-statement-line',
        objectId: key.lineId,
        description: `${lineName(line)} matched to ${parts.map(({ invoiceNumber }) => invoiceNumber).join(', ')}`,
        before: { status: line.status },
        after: {
          status,
          invoices: parts.map(({ invoiceId, amount }) => ({ invoiceId, amount: formatAmount(amount) })),
        },
      });
    });
  },
);

function requireCredit(line: LineRecord): void {
  if (line.amount < 0) throw conflict('Money left the account with this line, so it pays no invoice.');
  if (line.status === 'EXCLUDED') throw refusedByState(line, 'Include it again first.');
  if (line.status === 'MATCHED') throw refusedByState(line, 'Undo a match first.');
}

/** Locks the invoices; returns what each is paid and what is left of the line. Throws where they do not fit (422). */
async function lockParts(
  trx: LineTools['trx'],
  line: LineRecord,
  invoices: readonly { invoiceId: number; amount?: string | undefined }[],
): Promise<{ parts: Part[]; left: bigint }> {
  const ids = invoices.map(({ invoiceId }) => invoiceId);
  const found = await lockOpenInvoices(trx, line, { currency: line.currency, ids });
  const open = leftOf(line);
  let left = open;
  const parts = invoices.map(({ invoiceId, amount: typed }, index): Part => {
    const field = (name: string) => `invoices[${index}].${name}`;
    if (ids.indexOf(invoiceId) !== index) throw fieldProblem(field('invoiceId'), 'Each invoice can be chosen once');
    const invoice = found.find((candidate) => candidate.invoiceId === invoiceId);
    if (!invoice) throw fieldProblem(field('invoiceId'), 'This is no open invoice of the business.');
    const { remaining, invoiceNumber } = invoice;
    const amount = typed === undefined ? (left < remaining ? left : remaining) : (parseAmount(typed) ?? 0n);
    left -= amount;
    if (amount <= 0n) throw fieldProblem(field('amount'), 'Enter an amount above zero');
    if (amount <= remaining) return { invoiceId, invoiceNumber, amount };
    throw fieldProblem(
      field('amount'),
      `${displayAmount(remaining, line.currency)} of ${invoiceNumber} is open. Enter at most ${formatAmount(remaining)}.`,
    );
  });
  if (left >= 0n) return { parts, left };
  throw fieldProblem(
    'invoices',
    `The amounts are ${displayAmount(-left, line.currency)} more than the ${displayAmount(open, line.currency)} left of the line.`,
  );
}
