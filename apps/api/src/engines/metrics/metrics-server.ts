import { soonestRevocationListEnd } from '@quickportal/db/certificates/change-revocation-list';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countUnsealed } from '@quickportal/db/audit/seal-audit-entries';
import { countJobs } from '@quickportal/db/due-jobs/insert-jobs';
import { listLivingNodes } from '@quickportal/db/nodes/server-node';
import { outboxLag } from '@quickportal/db/outbox/relay-outbox';
import type { MetricsServices } from './metrics-services.ts';
import { DEAD_AFTER } from '../nodes/node.ts';
import { gauges, registry } from './metrics.ts';

export interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves only `GET /metrics` and HEAD (Prometheus), on an address of its own, METRICS_PORT and METRICS_HOST, because
 * the figures are not for portal users. Rejects when it cannot listen there.
 */
export async function startMetricsServer(
  services: MetricsServices,
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

async function writeMetrics(services: MetricsServices): Promise<string> {
  await measure(services);
  return registry.metrics();
}

/** Updates the gauges. Those that need an unavailable database are left alone. */
async function measure(services: MetricsServices): Promise<void> {
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
    const listEnd = await soonestRevocationListEnd(db, services.clock.now());
    gauges.revocationListEnd.set(listEnd === null ? 0 : Date.parse(listEnd) / 1000);
    gauges.unsealed.set(await countUnsealed(db));
    gauges.nodes.set((await listLivingNodes(db, DEAD_AFTER)).length);
  } catch (error) {
    services.log.warn({ err: error }, 'Some metrics could not be measured');
  }
}
