import { execFile, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { DEMO_API_KEY } from '@quickportal/db/seed/demo/demo-api-keys';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopAuth } from '../engines/auth/stop.ts';
import { deliverDue } from '../engines/deliveries/dispatcher.ts';
import { createApp } from '../server/app.ts';
import { seedTestDemo } from '../testing/seed-test-demo.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { systemClock } from '../engines/clock/clock.ts';
import { guide } from './guide.ts';
import { SAMPLE_ORIGIN } from './sample-calls.ts';
import { SAMPLE_KEY } from './sample-programs.ts';

const run = promisify(execFile);
const examples = path.resolve(import.meta.dirname, '../../../../docs/examples');
let services: TestServices<typeof systemClock>;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  // The receiver compares timestamps with the time of the machine
  services = await createTestServices({
    clock: systemClock,
    configuration: { seed: 'demo', webhookAllowPrivate: true },
  });
  await seedTestDemo(services as unknown as TestServices);
  app = await createApp(services, { portal: null });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await stopAuth(services);
  await services.drop();
});

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

it('leads from the first endpoint to a verified event, step by step', async () => {
  const port = await freePort();
  const [add = '', start = '', send = ''] = [...guide('webhooks').matchAll(/```shell\n(?<block>[^]*?)\n```/g)].map(
    ({ groups }) => (groups?.['block'] ?? '').replaceAll(SAMPLE_ORIGIN, origin).replaceAll('8080', port),
  );
  const environment = { PATH: process.env['PATH'], [SAMPLE_KEY]: DEMO_API_KEY };
  const shell = async (script: string) =>
    JSON.parse((await run('bash', ['-ec', script], { env: environment })).stdout) as {
      signingSecret: string;
      endpoint: { endpointId: number };
    };
  const { signingSecret, endpoint } = await shell(add);
  const receiver = spawn('bash', ['-c', `exec env ${start.replace('whsec_...', signingSecret)}`], {
    cwd: examples,
    env: { ...process.env },
  });
  try {
    let printed = '';
    receiver.stdout.on('data', (part) => (printed += String(part)));
    await expect.poll(() => printed).toContain(`Waiting for events on port ${port}`);
    await shell(send.replace('ENDPOINT_ID', String(endpoint.endpointId)));
    await deliverDue(services, { timeoutMs: 20_000 });
    await expect.poll(() => printed).toMatch(/^webhook\.test evt_\S+$/m);
  } finally {
    receiver.kill();
  }
});
