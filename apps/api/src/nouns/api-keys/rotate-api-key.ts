import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { getApiKey, listApiKeyBusinesses } from '@quickportal/db/api-keys/read-api-keys';
import { orNotFound } from '../../kernel/problem.ts';
import { requesterOf } from '../../engines/proposals/requester.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireKeyReader } from './api-key-guards.ts';
import { generateKeyKind } from './generate-key-kind.ts';
import { generatedKeys } from './generated-keys.ts';

export const rotateApiKey = implement(contracts.rotateApiKey).mutation(({ ctx, input }) => {
  requireKeyReader(ctx);
  const { communityId } = communityOf(ctx);
  const replacesApiKeyId = input.params.id;
  return change(ctx, input, async (tools) => {
    const { name, securityCode } = orNotFound(await getApiKey(tools.trx, replacesApiKeyId));
    const businesses = await listApiKeyBusinesses(tools.trx, replacesApiKeyId);
    const businessIds = businesses.map(({ businessId }) => businessId);
    const wanted = { communityId, name, securityCode, businessIds, replacesApiKeyId, requester: requesterOf(ctx) };
    return generatedKeys(ctx, tools, await changeSetting(ctx, tools, generateKeyKind, { change: wanted }));
  });
});
