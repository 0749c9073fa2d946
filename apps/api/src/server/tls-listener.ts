import { readFileSync } from 'node:fs';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { listAuthorities } from '@quickportal/db/certificates/certificate-authority';
import type { FastifyInstance } from 'fastify';
import { pemOf } from '../engines/certificates/pem.ts';
import { ConfigurationError, type TlsListener } from '../kernel/configuration.ts';
import type { Services } from '../procedures/services.ts';
import { serverTimeouts } from './slow-bodies.ts';

/** How often files and roots are looked at: both change a few times a year. */
const LOOK_EVERY_MS = 30_000;

export interface TlsServer {
  readonly port: number;
  /** Uses new files and roots now; keeps the former ones where the new ones do not go together. */
  refresh(): Promise<void>;
  /** Finishes what is under way and closes connections that wait. */
  close(): Promise<void>;
}

/**
 * Serves the routes of the web server over TLS, and asks each client for a certificate, which it need not have. Whose
 * it is and whether it counts is judged for each request (`presented-certificate.ts`), not for the connection. Throws
 * ConfigurationError for files that cannot be used.
 */
export async function startTlsListener(
  app: FastifyInstance,
  services: Services,
  { port, host, certificateFile, keyFile }: TlsListener & { host: string },
): Promise<TlsServer> {
  let current = await readContext(services, { certificateFile, keyFile });
  const { http, requestTimeout } = serverTimeouts;
  const server = createServer(
    { ...current, ...http, requestTimeout, requestCert: true, rejectUnauthorized: false, minVersion: 'TLSv1.2' },
    (request, response) => app.routing(request, response),
  );
  // Fastify gives its own server this handler
  for (const handler of app.server.listeners('clientError'))
    server.on('clientError', handler as (error: Error, socket: unknown) => void);
  server.on('tlsClientError', (error) => services.log.debug({ err: error }, 'A TLS connection could not be made'));
  await listen(server, port, host);
  const refresh = async () => {
    const next = await readContext(services, { certificateFile, keyFile });
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    server.setSecureContext(next);
    current = next;
    services.log.info('The TLS listener uses another certificate or other roots');
  };
  const timer = setInterval(() => {
    refresh().catch((error: unknown) =>
      services.log.warn({ err: error }, 'The TLS listener keeps its certificate: the new files cannot be used'),
    );
  }, LOOK_EVERY_MS).unref();
  return {
    port: (server.address() as AddressInfo).port,
    refresh,
    close: async () => {
      clearInterval(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
    },
  };
}

type Files = Pick<TlsListener, 'certificateFile' | 'keyFile'>;

/**
 * What the listener shows of itself, and the roots whose names it tells clients, so that they choose a certificate of
 * the portal, and browsers ask no one for another.
 */
async function readContext(services: Services, files: Files): Promise<SecureContextOptions> {
  const cert = readPem('TLS_CERTIFICATE', files.certificateFile);
  const key = readPem('TLS_KEY', files.keyFile);
  const roots = await listAuthorities(services.db.reader({ kind: 'auth' }));
  const context = { cert, key, ca: roots.map(({ certificate }) => pemOf(certificate)) };
  try {
    createSecureContext(context);
  } catch {
    throw new ConfigurationError(
      'TLS_CERTIFICATE',
      `${files.certificateFile} and TLS_KEY ${files.keyFile} are not a certificate with its key, as PEM.`,
    );
  }
  return context;
}

function readPem(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigurationError(setting, `names a file that cannot be read: ${file}.`);
  }
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen({ port, host }, resolve);
  await promise;
  server.off('error', reject);
}
