import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadApiKey } from './load-api-key.ts';
import { toApiKey } from './to-api-key.ts';
import { waitingFor } from './waiting-for.ts';

export const getApiKey = implement(contracts.getApiKey).query(async ({ ctx, input: { params } }) =>
  toApiKey(await loadApiKey(ctx, params.id), ctx.services.clock.now(), await waitingFor(ctx)),
);
