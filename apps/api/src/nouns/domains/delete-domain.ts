import * as contracts from '@quickportal/contracts/domains/contracts';
import { getDomain } from '@quickportal/db/domains/read-domains';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { deleteDomainKind } from './change-domain-kinds.ts';
import { requireDomainReader } from './domain-guards.ts';

export const deleteDomain = implement(contracts.deleteDomain).mutation(({ ctx, input }) => {
  requireDomainReader(ctx);
  const { version } = input.query;
  const { communityId } = communityOf(ctx);
  const { communityIpId } = input.params;
  return change(ctx, input, async (tools) => {
    const removal = { communityId, communityIpId };
    const show = () => getDomain(tools.trx, communityIpId);
    const changed = await changeSetting(ctx, tools, deleteDomainKind, { change: removal, version, show });
    return settingResponse(changed, 204, () => Promise.resolve(undefined));
  });
});
