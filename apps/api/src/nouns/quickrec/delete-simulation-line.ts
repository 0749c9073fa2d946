import * as contracts from '@quickportal/contracts/quickrec/contracts';
import { removeSimulationLine } from '@quickportal/db/quickrec/write-simulation';
import { notFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireStatementAccount } from './simulated-account.ts';

export const deleteSimulationLine = implement(contracts.deleteSimulationLine).mutation(async ({ ctx, input }) => {
  const { accountId, lineId } = input.params;
  const account = await requireStatementAccount(ctx, accountId);
  const { communityId } = account;
  await change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      if (!(await removeSimulationLine(trx, { ...account, lineId }, now))) throw notFound();
      await audit({
        objectType: 'bank-statement-account',
        objectId: accountId,
        description: `Simulation line ${lineId} removed from ${account.aliasName}`,
        before: { lineId },
      });
    },
    { scope: { kind: 'staff' }, communityId },
  );
});
