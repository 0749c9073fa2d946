import type { FastifyInstance } from 'fastify';
import { hasBody } from './slow-bodies.ts';

/**
 * Closes the connection of a request that is answered before its body has arrived: what follows on it would be read as
 * the rest of that body for as long as the client likes, or as a request of its own.
 */
export function registerEarlyResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // A request that never came over a socket has no such field
    const { complete } = request.raw as { complete?: boolean };
    if (hasBody(request) && complete === false) void reply.header('connection', 'close');
    done(null, payload);
  });
}
