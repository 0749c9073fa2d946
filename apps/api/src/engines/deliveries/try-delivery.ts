import type { DueDelivery, LaneTarget } from '@quickportal/db/deliveries/lock-lanes';
import type { MailServices } from '../mail/mail-services.ts';
import { openSecret } from './endpoint-secrets.ts';
import { noticeBody } from './notice-body.ts';
import { sendNotice, type SendOptions, type SendResult } from './send-notice.ts';
import { signatureOf } from './signature.ts';

interface Endpoint {
  communityId: number;
  endpointId: number;
}

/** Where a delivery goes, and the secrets it is sent with. */
export type DeliveryTarget = Pick<
  LaneTarget,
  'url' | 'format' | 'secretSealed' | 'formerSecretSealed' | 'formerSecretUntil' | 'basicSealed'
>;

/** Attempts a delivery once, signed with the secrets valid at `at`. Throws SendAborted only. */
export async function tryDelivery(
  services: MailServices,
  endpoint: Endpoint,
  target: DeliveryTarget,
  delivery: Pick<DueDelivery, 'body' | 'eventKey'>,
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
  } catch (cause) {
    services.log.error({ err: cause, endpoint: endpoint.endpointId }, 'The secret of an endpoint cannot be opened');
    const error = 'The secret of the endpoint cannot be opened.';
    return { status: null, error, responseBody: '', retryAfter: null, durationMs: 0 };
  }
  return sendNotice({ url: target.url, headers, body }, send);
}

function signedHeaders(
  services: MailServices,
  endpoint: Endpoint,
  { secretSealed, formerSecretSealed, formerSecretUntil, basicSealed }: DeliveryTarget,
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
