import * as contracts from '@quickportal/contracts/bank-statement-days/contracts';
import { getStatementDay } from '@quickportal/db/reconciliation/close-statement-days';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { propose } from '../../procedures/propose.ts';
import { communityOf } from '../../procedures/scope.ts';
import { reopenDayKind } from './reopen-day-kind.ts';
import { loadStatementDay } from './to-bank-statement-day.ts';

export const reopenBankStatementDay = implement(contracts.reopenBankStatementDay).mutation(({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  const key = { accountId: input.params.bankStatementAccountId, day: input.params.statementDate };
  const { reason, version } = input.body;
  return change(ctx, input, async (tools) => {
    const day = orNotFound(await getStatementDay(tools.trx, key));
    await checkVersion(day, version, () => loadStatementDay(tools.trx, key));
    if (!day.isClosed) throw conflict('Only a closed day can be opened again.');
    const { proposalId } = await propose(ctx, tools, reopenDayKind, {
      change: { communityId, ...key },
      communityId,
      reason,
    });
    return { proposalId };
  });
});
