import * as contracts from '@quickportal/contracts/session/contracts';
import { hasPayToProduct } from '@quickportal/db/businesses/get-payto-product';
import { getLabels } from '@quickportal/db/facility-settings/change-customisation';
import { missingStep, type ActorCommunity, type UserActor } from '../../engines/access/actor.ts';
import { IDLE_MS } from '../../engines/auth/authenticate.ts';
import { implement } from '../../procedures/implement.ts';
import { Problem } from '../../kernel/problem.ts';

export const getSession = implement(contracts.getSession).query(async ({ ctx }) => {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new Problem('unauthenticated');
  const { user, viewedBy, community, csrfToken, expiresAt } = actor;
  const next = missingStep(actor);
  if (next !== null) return { next, csrfToken, expiresAt };
  return {
    user,
    viewedBy,
    kind: user.kind,
    community: community && {
      ...shownCommunity(community),
      labels: await getLabels(ctx.db, community.communityId),
    },
    hasPayToProduct: community !== null && (await hasPayToProduct(ctx.db, community.communityId)),
    rights: rightsAnywhere(actor),
    csrfToken,
    next: actor.next === 'home' ? 'home' : 'reauthenticate',
    idleTimeoutSeconds: IDLE_MS / 1000,
    expiresAt,
  };
});

const shownCommunity = ({ communityId, communityName, timeZone, currency, products }: ActorCommunity) => ({
  communityId,
  communityName,
  timeZone,
  currency,
  products: [...products],
});

/** Rights held everywhere or in some business, sorted: what the portal shows; each call checks for itself. */
function rightsAnywhere({ rights, businessRights }: UserActor): string[] {
  const held = new Set<string>(rights);
  for (const inBusiness of businessRights.values()) for (const right of inBusiness) held.add(right);
  return [...held].toSorted();
}
