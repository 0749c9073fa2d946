import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireKeyReader, requireRoomForKey } from './api-key-guards.ts';
import { generateKey, requireSupplierBusinesses } from './generate-key.ts';

export const generateApiKey = implement(contracts.generateApiKey).mutation(({ ctx, input }) => {
  requireKeyReader(ctx);
  const { name, apiKeySecurityCode: securityCode } = input.body;
  const businessIds = [...new Set(input.body.businessIds)];
  return change(ctx, input, async (tools) => {
    await requireSupplierBusinesses(tools.trx, communityOf(ctx).communityId, businessIds);
    await requireRoomForKey(ctx, tools);
    return { keys: [await generateKey(ctx, tools, { name, securityCode, businessIds })] };
  });
});
