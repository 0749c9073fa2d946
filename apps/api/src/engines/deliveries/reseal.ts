import {
  listEndpointsSealedOtherwise,
  resealEndpoint,
  type SealedEndpoint,
} from '@quickportal/db/webhooks/reseal-endpoints';
import type { MailServices } from '../mail/mail-services.ts';
import { openSecret, sealSecret } from './endpoint-secrets.ts';

const BATCH = 100;

/**
 * Reseals the endpoint secrets that were sealed with an earlier master key (MASTER_KEYS_FORMER). Returns how many
 * endpoints. It can be interrupted and repeated at any time. Throws SealError for an unknown key.
 */
export async function resealEndpoints(services: MailServices): Promise<number> {
  const { keyId } = services.auth.sealer;
  let resealed = 0;
  for (let afterEndpointId = 0; ;) {
    const search = { keyId, afterEndpointId, limit: BATCH };
    const endpoints = await listEndpointsSealedOtherwise(services.db.reader({ kind: 'jobs' }), search);
    for (const endpoint of endpoints) {
      const to = reseal(services, endpoint);
      if (await services.db.transaction({ kind: 'jobs' }, (trx) => resealEndpoint(trx, endpoint, to))) resealed += 1;
      afterEndpointId = endpoint.endpointId;
    }
    if (endpoints.length < BATCH) return resealed;
  }
}

function reseal(services: MailServices, endpoint: SealedEndpoint): SealedEndpoint {
  const again = (sealed: string) => sealSecret(services, endpoint, openSecret(services, endpoint, sealed));
  const { secretSealed, formerSecretSealed, basicSealed } = endpoint;
  return {
    ...endpoint,
    secretSealed: again(secretSealed),
    formerSecretSealed: formerSecretSealed === null ? null : again(formerSecretSealed),
    basicSealed: basicSealed === null ? null : again(basicSealed),
  };
}
