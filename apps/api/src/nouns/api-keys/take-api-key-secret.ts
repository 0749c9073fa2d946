import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { notFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireKeyReader } from './api-key-guards.ts';
import { withSecret } from './generated-keys.ts';

export const takeApiKeySecret = implement(contracts.takeApiKeySecret).mutation(({ ctx, input }) => {
  requireKeyReader(ctx);
  const apiKeyId = input.params.id;
  return change(ctx, input, async (tools) => {
    const key = await withSecret(ctx, tools, apiKeyId);
    // Publishable keys are never kept here, so a text is the secret that was waiting
    if (key.decryptedKey === null || key.securityCode !== 'SECRET') throw notFound();
    await tools.audit({
      objectType: 'api-key',
      objectId: apiKeyId,
      description: `Secret of API key ${key.name} fetched by the user who requested it`,
    });
    return key;
  });
});
