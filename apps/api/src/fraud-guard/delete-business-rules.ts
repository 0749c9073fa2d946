import * as contracts from '@quickportal/contracts/fraud-guard/contracts';
import { lockBusinessRules } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { deleteBusinessRules as remove } from '@quickportal/db/fraud-guard/write-fraud-guard-rules';
import { checkVersion } from '../kernel/check-version.ts';
import { orNotFound } from '../kernel/problem.ts';
import { change } from '../procedures/change.ts';
import { implement } from '../procedures/implement.ts';
import { auditedRules } from './audited-rules.ts';
import { loadBusinessRules } from './load-rules.ts';

export const deleteBusinessRules = implement(contracts.deleteBusinessRules).mutation(({ ctx, input }) => {
  const { communityId, businessId } = input.params;
  return change(ctx, input, async ({ trx, audit }) => {
    const current = orNotFound(await lockBusinessRules(trx, input.params));
    await checkVersion(current, input.query.version, () => loadBusinessRules(ctx, trx, input.params));
    await remove(trx, input.params);
    await audit({
      objectType: 'fraud-guard-rules',
      objectId: `${communityId}/${businessId}`,
      description: `Fraud guard rules of ${current.businessName} deleted`,
      before: auditedRules(current.values),
    });
    return undefined;
  });
});
