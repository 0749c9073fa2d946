import type { PathThings } from '../../forms/path-thing.ts';
import { loadEndpoint, webhooksOf } from './webhook-guards.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'webhooks/{}': (ctx, endpointId) => {
    const { communityId, db } = webhooksOf(ctx);
    return loadEndpoint(db, { communityId, endpointId });
  },
};
