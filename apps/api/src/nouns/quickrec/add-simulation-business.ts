import * as contracts from '@quickportal/contracts/quickrec/contracts';
import { getBusiness } from '@quickportal/db/businesses/get-business';
import { insertSimulationBusiness } from '@quickportal/db/quickrec/write-simulation';
import { fieldProblem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { loadSimulationConfiguration, requireStatementAccount } from './simulated-account.ts';

export const addSimulationBusiness = implement(contracts.addSimulationBusiness).mutation(async ({ ctx, input }) => {
  const account = await requireStatementAccount(ctx, input.params.accountId);
  const { communityId, bankStatementAccountId } = account;
  const { businessId } = input.body;
  if (input.body.communityId !== undefined && input.body.communityId !== communityId)
    throw fieldProblem('communityId', 'Choose the community of the account.');
  const business = await getBusiness(ctx.db, businessId);
  if (business?.kind !== 'SUPPLIER' || !business.enabled)
    throw fieldProblem('businessId', 'Choose a supplier business of this community.');
  return change(
    ctx,
    input,
    async ({ trx, now, audit }) => {
      if (!(await insertSimulationBusiness(trx, { communityId, bankStatementAccountId, businessId }, now)))
        throw fieldProblem('businessId', 'The account feeds this business already.');
      await audit({
        objectType: 'bank-statement-account',
        objectId: bankStatementAccountId,
        description: `${business.name} added to the simulation of ${account.aliasName}`,
        after: { businessId },
      });
      return loadSimulationConfiguration(trx, account);
    },
    { scope: { kind: 'staff' }, communityId },
  );
});
