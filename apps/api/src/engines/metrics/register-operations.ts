import type { FastifyInstance, FastifyReply } from 'fastify';
import { takesWrites } from '../health/disk.ts';
import type { Services } from '../services.ts';
import { metrics } from './metrics.ts';

/**
 * `GET /healthz` (the process responds, and the embedded server that it keeps runs) and `/readyz` (it can do everything:
 * reach the database and write to it, store files and, in a worker, do jobs), otherwise 503 with what is missing; outside
 * the base path and without sign-in: keep them from the public in the proxy. Also measures every request, so mount it
 * before the routes.
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

  app.get('/healthz', { config: { isUnlimited: true } }, async (_request, reply) => {
    const { server } = services.health;
    // Where another process has started it again, ours may not have noticed yet
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

const canReachDatabase = ({ db }: Services): Promise<boolean> =>
  db.ping().then(
    () => true,
    () => false,
  );

async function databaseState(services: Services): Promise<PartState> {
  if (!(await canReachDatabase(services))) return 'unavailable';
  return services.health.heartbeat?.isSilent() ? 'refuses writes' : 'ok';
}

/** The disks of the embedded server and of files that are not in a bucket. */
async function diskState({ configuration, health }: Services): Promise<PartState> {
  const folders = [health.server?.folder, configuration.s3Url === null ? configuration.dataFolder : undefined];
  const used = folders.filter((folder) => folder !== undefined);
  if (used.length === 0) return 'not here';
  const taken = await Promise.all(used.map(takesWrites));
  return taken.every(Boolean) ? 'ok' : 'refuses writes';
}

/** No job can be taken without the database, whatever the loops have noticed so far. */
function jobsState({ jobs, health }: Services, database: PartState): PartState {
  if (jobs.queue === null) return 'not here';
  const isWorking = jobs.queue.isRunning() && health.loops.every((loop) => !loop.isSilent());
  return isWorking && database === 'ok' ? 'ok' : 'unavailable';
}
