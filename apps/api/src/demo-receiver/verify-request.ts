import type { IncomingHttpHeaders } from 'node:http';
import { findReceivedEvent } from '@quickportal/db/webhooks/received-event';
import { openSecret } from '../engines/deliveries/endpoint-secrets.ts';
import { signatureOf } from '../engines/deliveries/signature.ts';
import type { Services } from '../procedures/services.ts';

/** Seconds that a timestamp may be off, as in the receivers of docs/examples. */
const TOLERANCE = 300;
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization']);

/** Whose event a request is about, and whether one of its community's endpoints at this address signed it. */
export interface VerifiedRequest {
  communityId: number;
  eventKey: string;
  eventType: string;
  isVerified: boolean;
  /** Without secrets. */
  headers: readonly (readonly [name: string, value: string])[];
}

/** Undefined for a request about no event of this product. */
export async function verifyRequest(
  services: Services,
  headers: IncomingHttpHeaders,
  body: string,
  url: string | null,
): Promise<VerifiedRequest | undefined> {
  const text = (name: string): string => String(headers[name] ?? '');
  const [id, timestamp, signatures] = [
    text('webhook-id'),
    Number(text('webhook-timestamp')),
    text('webhook-signature'),
  ];
  if (id === '' || id.length > 64 || url === null) return undefined;
  const event = await findReceivedEvent(services.db.reader({ kind: 'jobs' }), { eventKey: id, url });
  if (!event) return undefined;
  const { communityId, eventType, endpoints } = event;
  const secrets = endpoints.flatMap(({ endpointId, sealed }) =>
    sealed.map((secret) => openSecret(services, { communityId, endpointId }, secret)),
  );
  const given = new Set(signatures.split(' '));
  const isFresh = Math.abs(services.clock.now().getTime() / 1000 - timestamp) <= TOLERANCE;
  const isSigned = secrets.some((secret) => given.has(signatureOf([secret], { id, timestamp, body })));
  return {
    communityId,
    eventKey: id,
    eventType,
    isVerified: isFresh && isSigned,
    headers: Object.entries(headers).map(([name, value]) => [
      name,
      SECRET_HEADERS.has(name) ? '[removed]' : String(value),
    ]),
  };
}
