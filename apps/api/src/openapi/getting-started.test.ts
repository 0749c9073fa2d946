import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { DEMO_API_KEY } from '@quickportal/db/seed/demo/demo-api-keys';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopAuth } from '../engines/auth/stop.ts';
import { createApp } from '../server/app.ts';
import { seedTestDemo } from '../testing/seed-test-demo.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { SAMPLE_ORIGIN } from './sample-calls.ts';
import { SAMPLE_KEY } from './sample-programs.ts';
import { introduction } from './introduction.ts';

const run = promisify(execFile);
let services: TestServices;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  services = await createTestServices({ configuration: { seed: 'demo' } });
  await seedTestDemo(services);
  app = await createApp(services, { portal: null });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await stopAuth(services);
  await services.drop();
});

it('leads from a key to a payment in a demo, word for word', async () => {
  const program = /```js\n(?<program>[\s\S]*?)\n```/.exec(introduction)?.groups?.['program'] ?? '';
  const source = program.replaceAll(SAMPLE_ORIGIN, origin);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', source], {
    env: { PATH: process.env.PATH, [SAMPLE_KEY]: DEMO_API_KEY },
  });
  expect(stdout).toMatch(/Olsson paid \$12\.\d\d: APPROVED, receipt \d+\n$/);
  const receipt = stdout.trim().split(' ').at(-1);
  const { rows } = await services.owner.query('select status from app.transaction where receipt_number = $1', [
    receipt,
  ]);
  expect(rows).toEqual([{ status: 'APPROVED' }]);
});
