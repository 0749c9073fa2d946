import { secretRights } from '@quickportal/contracts/connection-details/call-parts';
import { insertConnectionDetails } from '@quickportal/db/connection-details/change-connection-details';
import {
  type ConnectionDetail,
  getConnectionCommunity,
  getConnectionDetails,
} from '@quickportal/db/connection-details/read-connection-details';
import { holdsRight } from '../../engines/access/authorise.ts';
import { recordAudit } from '../../engines/audit/audit.ts';
import { newConnectionSecret, sealConnectionSecret } from '../../engines/connection/connection-secrets.ts';
import { orNotFound } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf, communityScope, requireWholeCommunity } from '../../procedures/scope.ts';

/** Throws forbidden (403) for users restricted to some businesses: the connection belongs to the whole facility. */
export const requireConnectionReader = (ctx: CallContext): void =>
  requireWholeCommunity(
    ctx,
    'The connection belongs to the whole facility. Only users with access to all businesses can see it.',
  );

/** Whether a user may see the secrets once they entered their password: a facility user who may change them. */
export const maySeeSecrets = ({ actor }: CallContext): boolean =>
  actor.kind === 'user' &&
  actor.user.kind === 'CLIENT' &&
  actor.viewedBy === null &&
  secretRights.some((right) => holdsRight(actor, right));

/** What the caller's facility connects with; its secrets are generated when it is first asked for. */
export async function loadConnection(ctx: CallContext): Promise<ConnectionDetail> {
  const { communityId } = communityOf(ctx);
  return (await getConnectionDetails(ctx.db, communityId)) ?? prepareConnection(ctx);
}

async function prepareConnection(ctx: CallContext): Promise<ConnectionDetail> {
  const { services, actor, origin } = ctx;
  const { communityId } = communityOf(ctx);
  const { code } = await getConnectionCommunity(ctx.db, communityId);
  const key = newConnectionSecret();
  const password = newConnectionSecret();
  const detail = {
    communityId,
    customerUsername: `${code.toLowerCase()}.connect`,
    customerPasswordSealed: sealConnectionSecret(services, communityId, 'password', password),
    handoffKeySealed: sealConnectionSecret(services, communityId, 'hand-off key', key),
    handoffKeyLength: key.length,
  };
  return services.db.transaction(communityScope(ctx), async (trx) => {
    const at = services.clock.now();
    const isNew = await insertConnectionDetails(trx, detail, at);
    if (isNew)
      await recordAudit(trx, {
        action: 'connection-details.prepare',
        actor,
        origin,
        communityId,
        objectType: 'connection-details',
        objectId: String(communityId),
        description: 'Customer password and hand-off key generated',
        outcome: 'SUCCESS',
        at,
      });
    return orNotFound(await getConnectionDetails(trx, communityId));
  });
}
