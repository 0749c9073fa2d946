import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { listApiKeys } from '@quickportal/db/api-keys/read-api-keys';
import { requesterOf } from '../../engines/proposals/requester.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireKeyReader } from './api-key-guards.ts';
import { generatedKeys } from './generated-keys.ts';
import { generateInitialKeysKind } from './generate-initial-keys-kind.ts';

export const generateInitialKeys = implement(contracts.generateInitialKeys).mutation(({ ctx, input }) => {
  requireKeyReader(ctx);
  const { communityId } = communityOf(ctx);
  return change(ctx, input, async (tools) => {
    const wanted = { communityId, requester: requesterOf(ctx) };
    const changed = await changeSetting(ctx, tools, generateInitialKeysKind, { change: wanted });
    if ('proposalId' in changed) return generatedKeys(ctx, tools, changed);
    const { items } = await listApiKeys(tools.trx, tools.now, { page: 1, pageSize: 2 });
    const others = items.map(({ id }) => id).filter((id) => id !== changed.objectId);
    return generatedKeys(ctx, tools, changed, others);
  });
});
