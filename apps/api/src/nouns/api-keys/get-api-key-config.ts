import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { getApiKeyConfig as get } from '@quickportal/db/api-keys/change-api-key-config';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireKeyReader } from './api-key-guards.ts';

export const getApiKeyConfig = implement(contracts.getApiKeyConfig).query(({ ctx }) => {
  requireKeyReader(ctx);
  return get(ctx.db, communityOf(ctx).communityId);
});
