import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body other than a file has this long to arrive. */
export const BODY_MS = 20_000;
/** Files of 100 MB come over slow lines too. */
export const UPLOAD_MS = 300_000;
export const HEADERS_MS = 15_000;

/** How long Node's server waits for a request, whatever route it is for. */
export const serverTimeouts = {
  requestTimeout: UPLOAD_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5000 },
} as const;

const deadlines = new WeakMap<FastifyRequest, NodeJS.Timeout>();
const RESPONSE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends requests whose body comes in too slowly: 408, and the connection is closed. Files have more time, because
 * the server's own limit on a request is for all of them.
 */
export function registerSlowBodies(app: FastifyInstance, bodyMs = BODY_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !isFile(request)) {
      const { socket } = request.raw;
      deadlines.set(
        request,
        setTimeout(() => socket.end(RESPONSE, () => socket.destroy()), bodyMs),
      );
    }
    done();
  });
  const arrived = (request: FastifyRequest) => clearTimeout(deadlines.get(request));
  app.addHook('preValidation', (request, _reply, done) => {
    arrived(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    arrived(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    arrived(request);
    done();
  });
}

/** Whether a request says that a body follows. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
const isFile = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;
