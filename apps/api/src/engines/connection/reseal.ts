import {
  listConnectionsSealedOtherwise,
  resealConnection,
  type SealedConnection,
} from '@quickportal/db/connection-details/reseal-connection-details';
import type { MailServices } from '../mail/mail-services.ts';
import { openConnectionSecret, sealConnectionSecret, type ConnectionSecret } from './connection-secrets.ts';

const BATCH = 100;

/**
 * Reseals the connection secrets that were sealed with an earlier master key (MASTER_KEYS_FORMER). Returns how many
 * facilities. It can be interrupted and repeated at any time. Throws SealError for an unknown key.
 */
export async function resealConnections(services: MailServices): Promise<number> {
  const { keyId } = services.auth.sealer;
  let resealed = 0;
  for (let afterCommunityId = 0; ;) {
    const search = { keyId, afterCommunityId, limit: BATCH };
    const connections = await listConnectionsSealedOtherwise(services.db.reader({ kind: 'jobs' }), search);
    for (const from of connections) {
      const to = reseal(services, from);
      if (await services.db.transaction({ kind: 'jobs' }, (trx) => resealConnection(trx, from, to))) resealed += 1;
      afterCommunityId = from.communityId;
    }
    if (connections.length < BATCH) return resealed;
  }
}

function reseal(services: MailServices, from: SealedConnection): SealedConnection {
  const { communityId, customerPasswordSealed, handoffKeySealed, formerHandoffKeySealed } = from;
  const again = (secret: ConnectionSecret, sealed: string) =>
    sealConnectionSecret(services, communityId, secret, openConnectionSecret(services, communityId, secret, sealed));
  return {
    communityId,
    customerPasswordSealed: again('password', customerPasswordSealed),
    handoffKeySealed: again('hand-off key', handoffKeySealed),
    formerHandoffKeySealed: formerHandoffKeySealed === null ? null : again('hand-off key', formerHandoffKeySealed),
  };
}
