import { LEAST_KEY_LENGTH, SECRETS_SHOWN_MINUTES } from '@quickportal/contracts/connection-details/call-parts';
import * as contracts from '@quickportal/contracts/connection-details/contracts';
import {
  connectionProducts,
  type ConnectionType,
  productNames,
} from '@quickportal/contracts/rules/payments/connections';
import { getConnectionCommunity } from '@quickportal/db/connection-details/read-connection-details';
import { recordAudit } from '../../engines/audit/audit.ts';
import { hasRecentPassword } from '../../engines/auth/passwords/recent-password.ts';
import { openConnectionSecret } from '../../engines/connection/connection-secrets.ts';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf, communityScope } from '../../procedures/scope.ts';
import { loadConnection, maySeeSecrets, requireConnectionReader } from './connection.ts';

export const getConnectionDetails = implement(contracts.getConnectionDetails).query(async ({ ctx }) => {
  requireConnectionReader(ctx);
  const { services } = ctx;
  const { communityId } = communityOf(ctx);
  const connection = await loadConnection(ctx);
  const { code, products } = await getConnectionCommunity(ctx.db, communityId);
  const mayShowSecrets = maySeeSecrets(ctx);
  const isOpen = mayShowSecrets && (await hasRecentPassword(services, ctx.actor, SECRETS_SHOWN_MINUTES));
  await auditReading(ctx, isOpen);
  const { formerHandoffKeyUntil: until } = connection;
  const now = services.clock.now();
  return {
    communityCode: code,
    customerUsername: connection.customerUsername,
    customerPassword: isOpen
      ? openConnectionSecret(services, communityId, 'password', connection.customerPasswordSealed)
      : null,
    signedHandoffKey: isOpen
      ? openConnectionSecret(services, communityId, 'hand-off key', connection.handoffKeySealed)
      : null,
    secretsHidden: !isOpen,
    mayShowSecrets,
    handoffKeyTooShort: connection.handoffKeyLength < LEAST_KEY_LENGTH,
    formerHandoffKeyUntil: until !== null && Date.parse(until) > now.getTime() ? until : null,
    urls: urlsOf(ctx),
    products: productsOf(products),
    version: connection.version,
  };
});

function urlsOf({ services: { configuration } }: CallContext) {
  const at = (path: string) => new URL(`${configuration.basePath}/${path}`, configuration.publicUrl).href;
  return {
    apiRequest: at('rest/internal'),
    tokenRequest: at('rest/internal/single-use-tokens'),
    signedHandoff: at('HandOffView'),
    restApi: at('rest/internal'),
  };
}

function productsOf(bought: readonly string[]) {
  const of = (type: ConnectionType) =>
    connectionProducts[type]
      .filter((productCode) => bought.includes(productCode))
      .map((productCode) => ({ productCode, productName: productNames[productCode] }));
  return {
    apiRequest: of('apiRequest'),
    tokenRequest: of('tokenRequest'),
    signedHandoff: of('signedHandoff'),
    restApi: of('restApi'),
  };
}

/** Each reading is in the audit trail, before anything is given out. */
async function auditReading(ctx: CallContext, isOpen: boolean): Promise<void> {
  const { services, actor, origin } = ctx;
  const { communityId } = communityOf(ctx);
  await services.db.transaction(communityScope(ctx), (trx) =>
    recordAudit(trx, {
      action: isOpen ? 'connection-details.show-secrets' : 'connection-details.get',
      actor,
      origin,
      communityId,
      objectType: 'connection-details',
      objectId: String(communityId),
      description: isOpen
        ? 'Connection details read, with customer password and hand-off key'
        : 'Connection details read, without secrets',
      outcome: 'SUCCESS',
      at: services.clock.now(),
    }),
  );
}
