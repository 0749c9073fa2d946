import * as contracts from '@quickportal/contracts/domains/contracts';
import { getDomain } from '@quickportal/db/domains/read-domains';
import { orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { createDomainKind } from './create-domain-kind.ts';
import { requireDomainReader } from './domain-guards.ts';
import { parseOrigin } from './domain-origin.ts';

export const createDomain = implement(contracts.createDomain).mutation(({ ctx, input }) => {
  requireDomainReader(ctx);
  const { communityId } = communityOf(ctx);
  const added = { ...input.body, url: parseOrigin(input.body.url), communityId };
  return change(ctx, input, async (tools) => {
    const changed = await changeSetting(ctx, tools, createDomainKind, { change: added });
    return settingResponse(changed, 201, async (entryId) => orNotFound(await getDomain(tools.trx, entryId)));
  });
});
