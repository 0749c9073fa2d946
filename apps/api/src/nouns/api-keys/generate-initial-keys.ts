import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { countApiKeys } from '@quickportal/db/api-keys/read-api-keys';
import { lockApiKeys } from '@quickportal/db/api-keys/write-api-keys';
import { conflict } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireKeyReader } from './api-key-guards.ts';
import { generateKey } from './generate-key.ts';

export const generateInitialKeys = implement(contracts.generateInitialKeys).mutation(({ ctx, input }) => {
  requireKeyReader(ctx);
  return change(ctx, input, async (tools) => {
    await lockApiKeys(tools.trx, communityOf(ctx).communityId);
    if ((await countApiKeys(tools.trx)) > 0) throw conflict('This facility has keys already. Generate another one.');
    const secret = await generateKey(ctx, tools, { name: 'Initial secret key', securityCode: 'SECRET' });
    const publishable = await generateKey(ctx, tools, {
      name: 'Initial publishable key',
      securityCode: 'PUBLISHABLE',
    });
    return { keys: [secret, publishable] };
  });
});
