import type { FastifyInstance, FastifyReply } from 'fastify';
import { takesWrites } from '../health/disk.ts';
import type { MetricsServices } from './metrics-services.ts';
import { metrics } from './metrics.ts';

/**
 * Registers `/healthz` (process and embedded server are alive) and `/readyz` (it can write to the database, store files
 * and, in a worker, run jobs; 503 with what is missing), outside the base path and without sign-in: hide them in the
 * proxy. Also measures every request, so register it before the routes.
 */
export function registerOperations(app: FastifyInstance, services: MetricsServices): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });

  app.get('/healthz', { config: { isUnlimited: true } }, async (_request, reply) => {
    const { server } = services.health;
    // Another process may have restarted it before ours noticed
    const isWell = server === null || server.isRunning() || (await canReachDatabase(services));
    return send(reply, isWell, isWell ? {} : { database: 'unavailable' });
  });

  app.get('/readyz', { config: { isUnlimited: true } }, async (_request, reply) => {
    const [database, disk] = await Promise.all([databaseState(services), diskState(services)]);
    const jobs = jobsState(services, database);
    const isReady = [database, disk, jobs].every((state) => state === 'ok' || state === 'not here');
    return send(reply, isReady, { database, disk, jobs, now: services.clock.now().toISOString() });
  });
}

type PartState = 'ok' | 'unavailable' | 'refuses writes' | 'not here';

function send(reply: FastifyReply, isWell: boolean, details: Record<string, string>): FastifyReply {
  return reply
    .status(isWell ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status: isWell ? 'ok' : 'unavailable', ...details });
}

const canReachDatabase = ({ db }: MetricsServices): Promise<boolean> =>
  db.ping().then(
    () => true,
    () => false,
  );

async function databaseState(services: MetricsServices): Promise<PartState> {
  if (!(await canReachDatabase(services))) return 'unavailable';
  return services.health.heartbeat?.isSilent() ? 'refuses writes' : 'ok';
}

/** Checks the disks of the embedded server and of files outside a bucket. */
async function diskState({ configuration, health }: MetricsServices): Promise<PartState> {
  const folders = [health.server?.folder, configuration.s3Url === null ? configuration.dataFolder : undefined];
  const used = folders.filter((folder) => folder !== undefined);
  if (used.length === 0) return 'not here';
  const writable = await Promise.all(used.map(takesWrites));
  return writable.every(Boolean) ? 'ok' : 'refuses writes';
}

/** Jobs depend on the database, whatever the loops have noticed so far. */
function jobsState({ jobs, health }: MetricsServices, database: PartState): PartState {
  if (jobs.queue === null) return 'not here';
  const isWorking = jobs.queue.isRunning() && health.loops.every((loop) => !loop.isSilent());
  return isWorking && database === 'ok' ? 'ok' : 'unavailable';
}
