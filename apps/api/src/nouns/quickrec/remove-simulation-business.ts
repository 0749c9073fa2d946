import * as contracts from '@quickportal/contracts/quickrec/contracts';
import { deleteSimulationBusiness } from '@quickportal/db/quickrec/write-simulation';
import { notFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { loadSimulationConfiguration, requireStatementAccount } from './simulated-account.ts';

export const removeSimulationBusiness = implement(contracts.removeSimulationBusiness).mutation(
  async ({ ctx, input }) => {
    const { accountId, businessId } = input.params;
    const account = await requireStatementAccount(ctx, accountId);
    const { communityId, bankStatementAccountId } = account;
    return change(
      ctx,
      input,
      async ({ trx, audit }) => {
        if (!(await deleteSimulationBusiness(trx, { communityId, bankStatementAccountId, businessId })))
          throw notFound();
        await audit({
          objectType: 'bank-statement-account',
          objectId: accountId,
          description: `Business ${businessId} removed from the simulation of ${account.aliasName}`,
          before: { businessId },
        });
        return loadSimulationConfiguration(trx, account);
      },
      { scope: { kind: 'staff' }, communityId },
    );
  },
);
