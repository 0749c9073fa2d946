import type { IncomingMessage } from 'node:http';
import type { Configuration } from '../../kernel/configuration.ts';
import { Problem } from '../../kernel/problem.ts';
import { proxyTrust } from '../../kernel/trusted-proxy.ts';
import { certificateInHeader } from './certificate-header.ts';

/** Header in which a proxy passes on the certificate that it verified the caller's possession of (RFC 9440). */
export const CLIENT_CERT = 'client-cert';

/**
 * The client certificate that came with a request, as DER: of the connection, or of the header Client-Cert where a
 * trusted proxy sends it. Null: none. Throws malformed-request (400) for a header that another sends, or that holds
 * something else than one certificate.
 */
export function presentedCertificate(
  configuration: Pick<Configuration, 'clientCertHeader' | 'trustedProxies'>,
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
): Buffer | null {
  const isProxy = proxyTrust(configuration)(socket.remoteAddress ?? '');
  // The certificate of a proxy's own connection is the proxy's, never the caller's
  if (!isProxy) refuseOthers(configuration, headers);
  else return configuration.clientCertHeader ? certificateInHeader(headers[CLIENT_CERT]) : null;
  return 'getPeerX509Certificate' in socket ? peerOf(socket as PeerSocket) : null;
}

interface PeerSocket {
  getPeerX509Certificate(): { raw: Buffer } | undefined;
}

const peerOf = (socket: PeerSocket): Buffer | null => socket.getPeerX509Certificate()?.raw ?? null;

function refuseOthers(
  { clientCertHeader }: Pick<Configuration, 'clientCertHeader'>,
  headers: IncomingMessage['headers'],
): void {
  if (clientCertHeader && headers[CLIENT_CERT] !== undefined)
    throw new Problem('malformed-request', { detail: 'Client-Cert is taken from the configured proxies only.' });
}
