import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getDelivery } from '@quickportal/db/webhooks/read-deliveries';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { lockedEndpoint } from './webhook-guards.ts';

interface EndpointKey {
  communityId: number;
  endpointId: number;
}

export async function lockEnabled(trx: WriteTransaction, endpointKey: EndpointKey) {
  const endpoint = await lockedEndpoint(trx, endpointKey, undefined);
  if (!endpoint.enabled) throw conflict('Enable the endpoint first.');
  return endpoint;
}

export async function getDeliveryOrNotFound(trx: WriteTransaction, endpointKey: EndpointKey & { deliveryId: number }) {
  const found = orNotFound(await getDelivery(trx, endpointKey));
  const { eventId: _, objectKey: _objectKey, requestBody: _body, ...delivery } = found;
  return delivery;
}
