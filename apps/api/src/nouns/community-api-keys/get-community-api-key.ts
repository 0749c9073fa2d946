import * as contracts from '@quickportal/contracts/community-api-keys/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadApiKey, toApiKey } from '../api-keys/offers.ts';

export const getCommunityApiKey = implement(contracts.getCommunityApiKey).query(async ({ ctx, input: { params } }) =>
  toApiKey(await loadApiKey(ctx, params.id), ctx.services.clock.now()),
);
