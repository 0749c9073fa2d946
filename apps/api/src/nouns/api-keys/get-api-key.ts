import * as contracts from '@quickportal/contracts/api-keys/contracts';
import { secretsWaitingFor } from '../../engines/proposals/waiting-secrets.ts';
import { implement } from '../../procedures/implement.ts';
import { loadApiKey } from './load-api-key.ts';
import { toApiKey } from './to-api-key.ts';

export const getApiKey = implement(contracts.getApiKey).query(async ({ ctx, input: { params } }) =>
  toApiKey(await loadApiKey(ctx, params.id), ctx.services.clock.now(), await secretsWaitingFor(ctx, 'api-key')),
);
