import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProgramActor } from '../engines/access/actor.ts';
import { remainingCalls } from '../engines/access/call-limits.ts';
import type { Services } from '../procedures/services.ts';

const keys = new WeakMap<FastifyRequest, ProgramActor>();

/** Sets the key whose budget the response of a request states. */
export function noteBudget(request: FastifyRequest, actor: ProgramActor): void {
  keys.set(request, actor);
}

/**
 * Tells programs what is left of their calls, with every response: RateLimit-Policy (quota `q` and window `w`
 * in seconds) and RateLimit (remaining `r`, seconds `t` until all is back), as draft-ietf-httpapi-ratelimit-headers has
 * them. Register it before the routes.
 */
export function registerRateLimitHeaders(app: FastifyInstance, services: Services): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const actor = keys.get(request);
    const state = actor && remainingCalls({ services, actor });
    if (state) {
      const { capacity, window, remaining, reset } = state;
      void reply
        .header('ratelimit-policy', `"calls";q=${capacity};w=${window}`)
        .header('ratelimit', `"calls";r=${remaining};t=${reset}`);
    }
    done();
  });
}
