import { insertEndpoint, nextEndpointId } from '@quickportal/db/webhooks/write-endpoints';
import { emit, type Emitted } from '../engines/deliveries/emit.ts';
import { sealSecret } from '../engines/deliveries/endpoint-secrets.ts';
import type { Services } from '../procedures/services.ts';
import { newSigningSecret } from '../engines/deliveries/signature.ts';

interface Given {
  url: string;
  communityId?: number;
  eventTypes?: readonly string[];
  format?: 'JSON' | 'FORM' | 'XML';
  basic?: string;
}

/** Adds an enabled endpoint; answers its id and secret. */
export async function addEndpoint(services: Services, given: Given) {
  const secret = newSigningSecret();
  const communityId = given.communityId ?? 10;
  const now = services.clock.now();
  const endpointId = await services.db.transaction({ kind: 'staff' }, async (trx) => {
    const endpoint = { communityId, endpointId: await nextEndpointId(trx) };
    await insertEndpoint(
      trx,
      {
        ...endpoint,
        kind: 'WEBHOOK',
        format: given.format ?? 'JSON',
        url: given.url,
        description: '',
        allEvents: given.eventTypes === undefined,
        eventTypes: given.eventTypes ?? [],
        notificationEmail: 'dev@example.com',
        secretSealed: sealSecret(services, endpoint, secret),
        basicSealed: given.basic === undefined ? null : sealSecret(services, endpoint, given.basic),
      },
      now,
    );
    return endpoint.endpointId;
  });
  return { endpointId, communityId, secret };
}

/** Emits a test event whose data says `message`, about an object of that name, in a transaction of its own. */
export const emitMessage = (services: Services, message: string, given: Partial<Emitted<'webhook.test'>> = {}) =>
  services.db.transaction({ kind: 'community', communityId: given.communityId ?? 10 }, (trx) =>
    emit(
      trx,
      { communityId: 10, type: 'webhook.test', object: { type: 'test', id: message }, data: { message }, ...given },
      services.clock.now(),
    ),
  );

/** Emits test events about one object, one after the other. */
export async function emitAbout(services: Services, id: string, messages: readonly string[]): Promise<void> {
  for (const message of messages) await emitMessage(services, message, { object: { type: 'test', id } });
}

export const messageOf = ({ body }: { body: string }): string =>
  (JSON.parse(body) as { data: { message: string } }).data.message;
