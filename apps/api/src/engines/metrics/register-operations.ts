import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { metrics } from './metrics.ts';

/**
 * `GET /healthz` (the process responds) and `/readyz` (database and, in a worker, jobs: otherwise 503; with the clock of
 * this process), outside the base path and without sign-in: keep them from the public in the proxy. Also measures every
 * request, so mount it before the routes.
 */
export function registerOperations(app: FastifyInstance, services: Services): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });

  app.get('/healthz', { config: { isUnlimited: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', { config: { isUnlimited: true } }, async (_request, reply) => {
    const database = await services.db.ping().then(
      () => true,
      () => false,
    );
    const jobs = services.jobs.queue?.isRunning() ?? null;
    const checks = { database: messageOf(database), jobs: jobs === null ? 'not here' : messageOf(jobs) };
    const ready = database && jobs !== false;
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', ...checks, now: services.clock.now().toISOString() });
  });
}

const messageOf = (works: boolean): 'ok' | 'unavailable' => (works ? 'ok' : 'unavailable');
