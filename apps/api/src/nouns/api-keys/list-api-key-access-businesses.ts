import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { listApiKeyBusinesses } from '@quickportal/db/api-keys/read-api-keys';
import { implement } from '../../procedures/implement.ts';
import { loadApiKey } from './load-api-key.ts';

export const listApiKeyAccessBusinesses = implement(contracts.listApiKeyAccessBusinesses).query(
  async ({ ctx, input: { params } }) => {
    const { id } = await loadApiKey(ctx, params.id);
    return listApiKeyBusinesses(ctx.db, id);
  },
);
