import * as contracts from '@quickportal/contracts/domains/contracts';
import { getDomain } from '@quickportal/db/domains/read-domains';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { updateDomainKind } from './change-domain-kinds.ts';
import { requireDomainReader } from './domain-guards.ts';
import { parseOrigin } from './domain-origin.ts';

export const updateDomain = implement(contracts.updateDomain).mutation(({ ctx, input }) => {
  requireDomainReader(ctx);
  const { version, ...entered } = input.body;
  const { communityId } = communityOf(ctx);
  const { communityIpId } = input.params;
  const edit = { ...entered, url: parseOrigin(entered.url), communityId, communityIpId };
  return change(ctx, input, async (tools) => {
    const show = async () => orNotFound(await getDomain(tools.trx, communityIpId));
    const changed = await changeSetting(ctx, tools, updateDomainKind, { change: edit, version, show });
    return settingResponse(changed, 200, show);
  });
});
