import { getApiKey, type KeptApiKey } from '@quickportal/db/api-keys/read-api-keys';
import { orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { requireKeyReader } from './api-key-guards.ts';

/** The key; 404 where the facility has no such key, 403 to users who are kept to some businesses. */
export async function loadApiKey(ctx: CallContext, apiKeyId: number): Promise<KeptApiKey> {
  requireKeyReader(ctx);
  return orNotFound(await getApiKey(ctx.db, apiKeyId));
}
