import * as contracts from '@quickportal/contracts/bank-statement-lines/contracts';
import { updateStatementLine } from '@quickportal/db/reconciliation/change-statement-line';
import { changedFields } from '../../kernel/changed-fields.ts';
import { implement } from '../../procedures/implement.ts';
import { changeLine } from './change-line.ts';
import { lineName } from './to-bank-statement-line-details.ts';

export const saveBankStatementLineNote = implement(contracts.saveBankStatementLineNote).mutation(({ ctx, input }) => {
  const { note, version } = input.body;
  return changeLine(ctx, input, version, async ({ trx, now, audit, line, key }) => {
    const { before, after } = changedFields({ note: line.note }, { note });
    await updateStatementLine(trx, { ...key, note, at: now });
    await audit({
      objectType: 'bank-statement-line',
      objectId: key.lineId,
      description: `Note of ${lineName(line)} saved`,
      before,
      after,
    });
  });
});
