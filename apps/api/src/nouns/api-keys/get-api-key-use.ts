import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadApiKey } from './load-api-key.ts';
import { loadUse } from './load-use.ts';

export const getApiKeyUse = implement(contracts.getApiKeyUse).query(async ({ ctx, input: { params } }) => {
  const { id: apiKeyId } = await loadApiKey(ctx, params.id);
  return loadUse(ctx, { apiKeyId });
});
