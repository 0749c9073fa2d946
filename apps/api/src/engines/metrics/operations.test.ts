import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { startPulse } from '../health/pulse.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { enqueue } from '../outbox/outbox.ts';
import { startMetricsServer, type MetricsServer } from './metrics-server.ts';
import { registerOperations } from './register-operations.ts';

let services: TestServices;
let worker: Worker | null = null;
let figures: MetricsServer;
const app = Fastify();
beforeAll(async () => {
  services = await createTestServices();
  registerOperations(app, services);
  figures = await startMetricsServer(services, { port: 0, host: '127.0.0.1' });
  app.get('/customers/:id', (request) => request.params);
});
afterAll(async () => {
  await worker?.stop();
  await figures.stop();
  await app.close();
  await services.drop();
});

const scrape = (address = '/metrics', method = 'GET') =>
  fetch(`http://127.0.0.1:${figures.port}${address}`, { method });

const metric = async (line: string) => {
  const body = await (await scrape()).text();
  const found = body.split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length));
};

describe('operations', () => {
  it('answer that the process lives and the database works', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await app.inject('/readyz');
    const now = services.clock.now().toISOString();
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ok', database: 'ok', disk: 'ok', jobs: 'not here', now },
    ]);
  });

  it('count requests by route, never by address', async () => {
    const line = 'quickportal_http_request_seconds_count{method="GET",route="/customers/:id",status="200"}';
    const before = (await metric(line)) ?? 0;
    await app.inject('/customers/of-one-person?csrf=of-a-session');
    await app.inject('/customers/of-another');
    expect(await metric(line)).toBe(before + 2);
    expect(await (await scrape()).text()).not.toMatch(/of-one-person|of-another|of-a-session/);
  });

  it('give the figures on their own port only, at one address', async () => {
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    expect((await scrape()).headers.get('content-type')).toContain('text/plain');
    for (const address of ['/', '/healthz', '/metrics/']) expect((await scrape(address)).status).toBe(404);
    const head = await scrape('/metrics', 'HEAD');
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      (await scrape()).headers.get('content-type'),
      '',
    ]);
    const post = await scrape('/metrics', 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('show what waits', async () => {
    const availableAt = new Date(services.clock.now().getTime() - 5000);
    await services.db.transaction({ kind: 'jobs' }, (trx) =>
      enqueue(trx, { topic: 'nobody', payload: {}, communityId: null, availableAt }),
    );
    expect(await metric('quickportal_outbox_waiting')).toBe(1);
    expect(await metric('quickportal_outbox_lag_seconds')).toBe(5);
    expect(await metric('quickportal_database_connections{role="tenant",state="waiting"}')).toBe(0);
  });

  it('say how old the countries of IP addresses are', async () => {
    const { countries, proxies } = services.ipFacts.dataInUse();
    expect(await metric('quickportal_ip_country_data_built_timestamp_seconds')).toBe(
      countries.builtAt.getTime() / 1000,
    );
    expect(await metric('quickportal_ip_proxy_networks')).toBe(proxies.size);
  });

  it('know of the jobs of a worker', async () => {
    worker = await startWorker(services, {
      handlers: [],
      schedules: [],
      silentAfter: 3000,
      dueInterval: 100,
      pollInterval: 100,
      deliveries: { idleInterval: 100 },
    });
    await expect.poll(() => metric('quickportal_outbox_waiting')).toBe(0);
    expect(await metric('quickportal_job_queue{state="waiting"}')).toBe(1);
    expect(await metric('quickportal_nodes')).toBe(1);
    expect((await app.inject('/readyz')).json()).toMatchObject({ jobs: 'ok' });
  });

  it('know of jobs that are not looked for any more', async () => {
    const jobs = async () => (await app.inject('/readyz')).json<{ jobs: string }>().jobs;
    for (const table of ['app.due_job', 'app.outbox']) {
      await expect.poll(jobs, { message: table }).toBe('ok');
      await services.owner.query('begin');
      await services.owner.query(`lock table ${table}`);
      await expect.poll(jobs, { message: table }).toBe('unavailable');
      await services.owner.query('rollback');
    }
    await expect.poll(jobs).toBe('ok');
  });

  it('know of a disk that takes no files', async () => {
    services.health.server = { folder: path.join(services.configuration.dataFolder, 'gone'), isRunning: () => false };
    // It can be reached, so another process has started it again
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toMatchObject([503, { database: 'ok', disk: 'refuses writes' }]);
    services.health.server = null;
  });

  it('know of a database that takes no heartbeat', async () => {
    const { heartbeat } = services.health;
    services.health.heartbeat = startPulse(0);
    await expect
      .poll(async () => (await app.inject('/readyz')).json())
      .toMatchObject({ status: 'unavailable', database: 'refuses writes', jobs: 'unavailable' });
    services.health.heartbeat = heartbeat;
  });
});
