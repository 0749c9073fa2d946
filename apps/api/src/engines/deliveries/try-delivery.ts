import type { DueDelivery, LaneTarget } from '@quickportal/db/deliveries/lanes';
import type { Services } from '../services.ts';
import { openSecret } from './endpoint-secrets.ts';
import { noticeBody } from './notice-body.ts';
import { sendNotice, type SendOptions, type SendResult } from './send-notice.ts';
import { signatureOf } from './signature.ts';

interface Endpoint {
  communityId: number;
  endpointId: number;
}

/** Sends a delivery once, signed with the secrets that are valid at `at`. Throws SendAborted only. */
export async function tryDelivery(
  services: Services,
  endpoint: Endpoint,
  target: LaneTarget,
  delivery: DueDelivery,
  at: Date,
  send: SendOptions,
): Promise<SendResult> {
  let headers: Record<string, string>;
  const { contentType, body } = noticeBody(delivery.body, target.format);
  try {
    headers = {
      'content-type': contentType,
      ...signedHeaders(services, endpoint, target, delivery.eventKey, body, at),
    };
  } catch (error) {
    services.log.error({ err: error, endpoint: endpoint.endpointId }, 'The secret of an endpoint cannot be opened');
    return { status: null, error: 'The secret of the endpoint cannot be opened.', responseBody: '', durationMs: 0 };
  }
  return sendNotice({ url: target.url, headers, body }, send);
}

function signedHeaders(
  services: Services,
  endpoint: Endpoint,
  { secretSealed, formerSecretSealed, formerSecretUntil, basicSealed }: LaneTarget,
  id: string,
  body: string,
  at: Date,
): Record<string, string> {
  const secrets = [openSecret(services, endpoint, secretSealed)];
  if (formerSecretSealed !== null && formerSecretUntil !== null && new Date(formerSecretUntil) > at)
    secrets.push(openSecret(services, endpoint, formerSecretSealed));
  const timestamp = Math.floor(at.getTime() / 1000);
  return {
    'user-agent': 'QuickPortal-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(secrets, { id, timestamp, body }),
    ...(basicSealed === null
      ? {}
      : { authorization: `Basic ${Buffer.from(openSecret(services, endpoint, basicSealed)).toString('base64')}` }),
  };
}
