import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { getApiKey, listApiKeyBusinesses, lockApiKey } from '@quickportal/db/api-keys/read-api-keys';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireKeyReader, requireRoomForKey, requireWorkingKey } from './api-key-guards.ts';
import { generateKey } from './generate-key.ts';
import { toApiKey } from './to-api-key.ts';

export const rotateApiKey = implement(contracts.rotateApiKey).mutation(({ ctx, input }) => {
  requireKeyReader(ctx);
  const apiKeyId = input.params.id;
  return change(ctx, input, async (tools) => {
    const { trx, now } = tools;
    const former = orNotFound(await lockApiKey(trx, apiKeyId));
    requireWorkingKey(former, now);
    const replacement =
      former.replacedByApiKeyId === null ? undefined : await getApiKey(trx, former.replacedByApiKeyId);
    if (replacement && toApiKey(replacement, now).statusCode.group === 'success')
      throw conflict('This key has a replacement already. Disable one of them first.');
    await requireRoomForKey(ctx, tools);
    const businesses = await listApiKeyBusinesses(trx, apiKeyId);
    const { name, securityCode } = former;
    const businessIds = businesses.map(({ businessId }) => businessId);
    return { keys: [await generateKey(ctx, tools, { name, securityCode, businessIds, replacesApiKeyId: apiKeyId })] };
  });
});
