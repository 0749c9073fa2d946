import type { PathThings } from '../../forms/path-thing.ts';
import { actingWhereAddressed } from '../../procedures/community-of-call.ts';
import { loadApiKey } from '../api-keys/offers.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'community-api-keys/api-key/{}': loadApiKey,
  // The list has its community in the same place
  'community-api-keys/{}': (ctx, id) =>
    ctx.contract.name === 'communityApiKeys.list'
      ? actingWhereAddressed(ctx, 'params', { params: { communityId: id } })
      : loadApiKey(ctx, id),
};
