import { nextEndpointId } from '@quickportal/db/webhooks/write-endpoints';
import { insertNotificationSettings } from '@quickportal/db/webhooks/write-notification-settings';
import { sealSecret } from '../../engines/deliveries/endpoint-secrets.ts';
import { newSigningSecret } from '../../engines/deliveries/signature.ts';
import type { ApplyTools } from '../../engines/proposals/proposal-kind.ts';

/** Adds the endpoint of a facility's notifications, with a signing secret of its own; returns its ID. */
export async function addNotificationSettings(
  { trx, now, services }: Pick<ApplyTools<undefined>, 'trx' | 'now' | 'services'>,
  communityId: number,
): Promise<number> {
  const endpointId = await nextEndpointId(trx);
  const secretSealed = sealSecret(services, { communityId, endpointId }, newSigningSecret());
  await insertNotificationSettings(trx, { communityId, endpointId, secretSealed }, now);
  return endpointId;
}
