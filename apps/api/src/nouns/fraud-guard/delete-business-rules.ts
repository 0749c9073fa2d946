import * as contracts from '@quickportal/contracts/fraud-guard/contracts';
import { deleteBinTestingMode } from '@quickportal/db/fraud-guard/bin-testing-modes';
import { lockBusinessRules } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { deleteBusinessRules as remove } from '@quickportal/db/fraud-guard/write-fraud-guard-rules';
import { checkVersion } from '../../kernel/check-version.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { auditedRules } from './audited-rules.ts';
import { proposeWeakerRules } from './propose-weaker-rules.ts';
import { loadBusinessRules } from './load-rules.ts';
import { isStaff } from './to-fraud-guard-rules.ts';

export const deleteBusinessRules = implement(contracts.deleteBusinessRules).mutation(({ ctx, input }) => {
  const { communityId, businessId } = input.params;
  return change(ctx, input, async (tools) => {
    const { trx, audit } = tools;
    const current = orNotFound(await lockBusinessRules(trx, input.params));
    await checkVersion(current, input.query.version, () => loadBusinessRules(ctx, trx, input.params));
    const own = current.values;
    const proposalId = await proposeWeakerRules(ctx, tools, { key: input.params, own, values: null });
    if (proposalId !== null) return { status: 202 as const, body: { proposalId } };
    await remove(trx, input.params);
    const objectId = `${communityId}/${businessId}`;
    // A user of the facility deletes its rules, and not what staff set
    const mode = isStaff(ctx) ? await deleteBinTestingMode(trx, input.params) : undefined;
    if (mode !== undefined)
      await audit({
        objectType: 'bin-testing-mode',
        objectId,
        description: `BIN testing mode of ${current.businessName} deleted`,
        before: { binTestingCode: mode },
      });
    await audit({
      objectType: 'fraud-guard-rules',
      objectId,
      description: `Fraud guard rules of ${current.businessName} deleted`,
      before: auditedRules(current.values),
    });
    return { status: 204 as const, body: undefined };
  });
});
