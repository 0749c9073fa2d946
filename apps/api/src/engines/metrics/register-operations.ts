import { countUnsealed } from '@quickportal/db/audit/seals';
import { countJobs } from '@quickportal/db/due-jobs/job-queue';
import { listLivingNodes } from '@quickportal/db/nodes/nodes';
import { outboxLag } from '@quickportal/db/outbox/outbox';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/services.ts';
import { jobsRunHere } from '../jobs/worker.ts';
import { DEAD_AFTER } from '../nodes/node.ts';
import { gauges, metrics, registry } from './metrics.ts';

/**
 * `GET /healthz` (the process answers), `/readyz` (database and, in a worker, jobs: otherwise 503; with the clock of
 * this process) and `/metrics` (Prometheus), outside the base path and without sign-in: keep them from the public in
 * the proxy. Also measures every request, so mount it before the routes.
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

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const database = await services.db.ping().then(
      () => true,
      () => false,
    );
    const jobs = jobsRunHere(services);
    const checks = { database: said(database), jobs: jobs === null ? 'not here' : said(jobs) };
    const ready = database && jobs !== false;
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', ...checks, now: services.clock.now().toISOString() });
  });

  app.get('/metrics', async (_request, reply) => {
    await measure(services);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

const said = (works: boolean): 'ok' | 'unavailable' => (works ? 'ok' : 'unavailable');

/** Brings the gauges up to date. What the database cannot tell stays as it was. */
async function measure(services: Services): Promise<void> {
  for (const [role, { open, idle, waiting }] of Object.entries(services.db.stats())) {
    gauges.pool.set({ role, state: 'open' }, open);
    gauges.pool.set({ role, state: 'idle' }, idle);
    gauges.pool.set({ role, state: 'waiting' }, waiting);
  }
  const db = services.db.reader({ kind: 'jobs' });
  try {
    const lag = await outboxLag(db, services.clock.now());
    gauges.outboxWaiting.set(lag.count);
    gauges.outboxLag.set(lag.lagSeconds);
    for (const [state, count] of Object.entries(await countJobs(db))) gauges.jobs.set({ state }, count);
    gauges.unsealed.set(await countUnsealed(db));
    gauges.nodes.set((await listLivingNodes(db, DEAD_AFTER)).length);
  } catch (error) {
    services.log.warn({ err: error }, 'Some metrics could not be measured');
  }
}
