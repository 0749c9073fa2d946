import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Actor } from '../access/actor.ts';
import { recordActivity } from './authenticate.ts';

const callers = new WeakMap<FastifyRequest, Actor>();

/** Tells whose session a request used. */
export function noteCaller(request: FastifyRequest, actor: Actor): void {
  if (actor.kind === 'user') callers.set(request, actor);
}

/** Every answer but a 401 keeps the caller's session from becoming idle. Mount it before the routes. */
export function registerKeepAlive(app: FastifyInstance, services: Services): void {
  app.addHook('onResponse', (request, reply, done) => {
    const actor = callers.get(request);
    if (actor && reply.statusCode !== 401) recordActivity(services, actor, services.clock.now());
    done();
  });
}
