import * as contracts from '@quickportal/contracts/fraud-guard/contracts';
import { findRuledBusiness, lockBusinessRules } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { loadBusinessRules } from './load-rules.ts';
import { writeRules } from './write-rules.ts';

export const saveBusinessRules = implement(contracts.saveBusinessRules).mutation(({ ctx, input }) => {
  const { communityId, businessId } = input.params;
  return change(ctx, input, async (tools) => {
    const { trx } = tools;
    const { businessName } = orNotFound(await findRuledBusiness(trx, input.params));
    const current = await lockBusinessRules(trx, input.params);
    if (!current && typeof input.body.version === 'number')
      throw conflict('These rules were deleted in the meantime. Reload the page.');
    const proposalId = await writeRules(ctx, tools, {
      key: { communityId, businessId },
      entered: input.body,
      current,
      show: () => loadBusinessRules(ctx, trx, input.params),
      objectId: `${communityId}/${businessId}`,
      description: `Fraud guard rules of ${businessName} ${current ? 'changed' : 'added'}`,
    });
    if (proposalId !== null) return { status: 202 as const, body: { proposalId } };
    return { status: 200 as const, body: await loadBusinessRules(ctx, trx, input.params) };
  });
});
