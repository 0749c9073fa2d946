import type { MailServices } from '../mail/mail-services.ts';

interface Endpoint {
  communityId: number;
  endpointId: number;
}

/** Context of an endpoint's sealed secret. */
export const endpointContext = ({ communityId, endpointId }: Endpoint): string =>
  `webhook-endpoint ${communityId}/${endpointId}`;

/** Seals a signing secret, or the `user:password` of a receiver with HTTP Basic. */
export const sealSecret = (services: MailServices, endpoint: Endpoint, secret: string): string =>
  services.auth.sealer.seal('webhook', endpointContext(endpoint), secret);

/** Opens a sealed secret. Throws SealError for another context or an unknown key. */
export const openSecret = (services: MailServices, endpoint: Endpoint, sealed: string): string =>
  services.auth.sealer.open('webhook', endpointContext(endpoint), sealed);
