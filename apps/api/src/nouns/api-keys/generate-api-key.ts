import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { requesterOf } from '../../engines/proposals/requester.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireKeyReader } from './api-key-guards.ts';
import { generateKeyKind } from './generate-key-kind.ts';
import { generatedKeys } from './generated-keys.ts';

export const generateApiKey = implement(contracts.generateApiKey).mutation(({ ctx, input }) => {
  requireKeyReader(ctx);
  const { communityId } = communityOf(ctx);
  const { name, apiKeySecurityCode: securityCode } = input.body;
  const businessIds = [...new Set(input.body.businessIds)];
  const wanted = { communityId, name, securityCode, businessIds, replacesApiKeyId: null, requester: requesterOf(ctx) };
  return change(ctx, input, async (tools) => {
    const changed = await changeSetting(ctx, tools, generateKeyKind, { change: wanted });
    return generatedKeys(ctx, tools, changed);
  });
});
