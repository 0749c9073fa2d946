import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countUnsealed } from '@quickportal/db/audit/seals';
import { countJobs } from '@quickportal/db/due-jobs/job-queue';
import { listLivingNodes } from '@quickportal/db/nodes/nodes';
import { outboxLag } from '@quickportal/db/outbox/outbox';
import type { Services } from '../services.ts';
import { DEAD_AFTER } from '../nodes/node.ts';
import { gauges, registry } from './metrics.ts';

export interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves `GET /metrics` (Prometheus), HEAD as well, and nothing else, on an address of its own, because the figures are not for the
 * users of the portal: METRICS_PORT and METRICS_HOST. Rejects where it cannot listen there.
 */
export async function startMetricsServer(
  services: Services,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    writeMetrics(services).then(
      (text) =>
        response
          .writeHead(200, {
            'content-type': registry.contentType,
            'content-length': Buffer.byteLength(text),
            'cache-control': 'no-store',
          })
          .end(text),
      (error: unknown) => {
        services.log.warn({ err: error }, 'The metrics could not be written');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function writeMetrics(services: Services): Promise<string> {
  await measure(services);
  return registry.metrics();
}

/** Brings the gauges up to date. What the database cannot tell stays as it was. */
async function measure(services: Services): Promise<void> {
  for (const [role, { open, idle, waiting }] of Object.entries(services.db.stats())) {
    gauges.pool.set({ role, state: 'open' }, open);
    gauges.pool.set({ role, state: 'idle' }, idle);
    gauges.pool.set({ role, state: 'waiting' }, waiting);
  }
  const { countries, proxies } = services.ipFacts.dataInUse();
  gauges.ipDataBuilt.set(countries.builtAt.getTime() / 1000);
  gauges.ipProxyNetworks.set(proxies.size);
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
