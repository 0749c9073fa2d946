import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthServices } from './auth-services.ts';
import type { Actor } from '../access/actor.ts';
import { recordActivity } from './authenticate.ts';

const callers = new WeakMap<FastifyRequest, Actor>();

/** Sets the actor whose session a request used. */
export function noteCaller(request: FastifyRequest, actor: Actor): void {
  if (actor.kind === 'user') callers.set(request, actor);
}

/** Keeps the caller's session from becoming idle with every response except a 401. Register it before the routes. */
export function registerKeepAlive(app: FastifyInstance, services: AuthServices): void {
  app.addHook('onResponse', (request, reply, done) => {
    const actor = callers.get(request);
    if (actor && reply.statusCode !== 401) recordActivity(services, actor, services.clock.now());
    done();
  });
}
