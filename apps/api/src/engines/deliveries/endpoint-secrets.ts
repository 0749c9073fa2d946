import type { Services } from '../services.ts';

interface Endpoint {
  communityId: number;
  endpointId: number;
}

/** What a sealed secret of an endpoint belongs to. */
export const endpointContext = ({ communityId, endpointId }: Endpoint): string =>
  `webhook-endpoint ${communityId}/${endpointId}`;

/** Seals a signing secret, or `user:password` of a receiver that asks for HTTP Basic. */
export const sealSecret = (services: Services, endpoint: Endpoint, secret: string): string =>
  services.auth.sealer.seal('webhook', endpointContext(endpoint), secret);

/** Throws SealError when it was sealed for something else or with a key that is not known. */
export const openSecret = (services: Services, endpoint: Endpoint, sealed: string): string =>
  services.auth.sealer.open('webhook', endpointContext(endpoint), sealed);
