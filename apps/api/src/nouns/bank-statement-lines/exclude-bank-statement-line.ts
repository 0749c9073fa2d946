import * as contracts from '@quickportal/contracts/bank-statement-lines/contracts';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { bankStatementLineStates } from '@quickportal/contracts/rules/states/reconciliation';
import { updateStatementLine } from '@quickportal/db/reconciliation/change-statement-line';
import { implement } from '../../procedures/implement.ts';
import { changeLine, refusedByState } from './change-line.ts';
import { lineName } from './to-bank-statement-line-details.ts';

export const excludeBankStatementLine = implement(contracts.excludeBankStatementLine).mutation(({ ctx, input }) => {
  const { reason, version } = input.body;
  return changeLine(ctx, input, version, async ({ trx, now, audit, line, key, by }) => {
    const status = next(bankStatementLineStates, line.status, 'exclude');
    if (!status) throw refusedByState(line, 'Only a line without matches can be excluded.');
    await updateStatementLine(trx, { ...key, status, exclusion: { reason, byName: by.name }, at: now });
    await audit({
      objectType: 'bank-statement-line',
      objectId: key.lineId,
      description: `${lineName(line)} excluded`,
      before: { status: line.status },
      after: { status, reason },
    });
  });
});
