import * as contracts from '@quickportal/contracts/bank-statement-lines/contracts';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';
import { updateStatementLine } from '@quickportal/db/reconciliation/change-statement-line';
import { implement } from '../../procedures/implement.ts';
import { changeLine, refusedByState } from './change-line.ts';
import { lineName } from './to-bank-statement-line-details.ts';

export const includeBankStatementLine = implement(contracts.includeBankStatementLine).mutation(({ ctx, input }) =>
  changeLine(ctx, input, input.body.version, async ({ trx, now, audit, line, key }) => {
    const status = next(bankStatementLineStates, line.status, 'include');
    if (!status) throw refusedByState(line, 'Only an excluded line can be included again.');
    await updateStatementLine(trx, { ...key, status, exclusion: null, at: now });
    await audit({
      objectType: 'bank-statement-line',
      objectId: key.lineId,
      description: `${lineName(line)} included again`,
      before: { status: line.status, reason: line.exclusionReason },
      after: { status },
    });
  }),
);
