import { execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { contracts } from '@quickportal/contracts/registry';
import { DEMO_API_KEY } from '@quickportal/db/seed/demo/demo-api-keys';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopAuth } from '../../engines/auth/stop.ts';
import { createApp } from '../../server/app.ts';
import { seedTestDemo } from '../../testing/seed-test-demo.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { clientTarball } from './client-tarball.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../../..');
const readme = readFileSync(path.join(root, 'packages/client/README.md'), 'utf8');
const samples = [...readme.matchAll(/^## (?<title>.+)\n(?:(?!^## )[^])*?```js\n(?<source>[^]*?)\n```/gm)].map(
  ({ groups }) => ({ title: groups?.['title'] ?? '', source: groups?.['source'] ?? '' }),
);
const sampleOf = (title: string): string => {
  const sample = samples.find((entry) => entry.title === title);
  if (!sample) throw new Error(`The README has no sample "${title}"`);
  return sample.source;
};

let services: TestServices;
let app: FastifyInstance;
let folder: string;
let environment: Record<string, string | undefined>;

beforeAll(async () => {
  if (!existsSync(clientTarball)) throw new Error('The client is not built: run `npm run client`');
  services = await createTestServices({ configuration: { seed: 'demo' } });
  await seedTestDemo(services);
  app = await createApp(services, { portal: null });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(path.join(tmpdir(), 'quickportal-client-'));
  const installed = path.join(folder, 'node_modules/@quickportal/client');
  await mkdir(path.join(folder, 'node_modules/@types'), { recursive: true });
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', clientTarball, '-C', installed, '--strip-components=1']);
  await symlink(path.join(root, 'node_modules/@types/node'), path.join(folder, 'node_modules/@types/node'), 'dir');
  environment = {
    PATH: process.env.PATH,
    QUICKPORTAL_URL: `${origin}${services.configuration.basePath}/rest/internal`,
    QUICKPORTAL_KEY: DEMO_API_KEY,
  };
});
afterAll(async () => {
  await app.close();
  await stopAuth(services);
  await services.drop();
  await rm(folder, { recursive: true, force: true });
});

async function runProgram(source: string): Promise<string> {
  const file = path.join(folder, 'sample.mjs');
  await writeFile(file, source);
  const { stdout } = await run(process.execPath, [file], { cwd: folder, env: environment });
  return stdout;
}

const compile = async (name: string, source: string): Promise<string> => {
  await writeFile(path.join(folder, name), source);
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const options = '--strict --noEmit --ignoreConfig --target es2022 --module nodenext --types node';
  const { stdout } = await run(process.execPath, [tsc, ...options.split(' '), name], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
};

describe('the packed client', () => {
  it('runs on Node alone: its package has no dependencies', () => {
    const manifest = path.join(folder, 'node_modules/@quickportal/client/package.json');
    const { dependencies, engines } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
    expect(dependencies).toBeUndefined();
    expect(engines).toEqual({ node: '>=20' });
  });

  it('takes a payment as its README shows', async () => {
    const output = await runProgram(sampleOf('Take a payment'));
    expect(output).toMatch(/^It comes to \$12\.\d\d\nAPPROVED, receipt \d+\n$/);
  });

  it('reads lists as its README shows', async () => {
    const output = await runProgram(sampleOf('Read lists'));
    const { rows } = await services.owner.query<{ name: string }>(
      'select customer_name as name from app.customer where community_id = 10 order by lower(customer_name) limit 1',
    );
    expect(output).toMatch(/^(?:[1-9]\d{2,}) transactions were approved\n/);
    expect(output).toContain(`First by name: ${rows[0]?.name}`);
  });

  it('shows the fields of a problem as its README shows', async () => {
    const output = await runProgram(sampleOf('Problems and retries'));
    expect(output).toMatch(/^customerName: /m);
  });

  it('verifies webhooks as its README shows', async () => {
    await writeFile(
      path.join(folder, 'receiver.mjs'),
      sampleOf('Receive webhooks')
        .replace('8080', '0')
        .replace("console.log('Waiting for events')", 'console.log(server.address().port)'),
    );
    const secret = Buffer.alloc(32, 7).toString('base64');
    const receiver = spawn(process.execPath, ['receiver.mjs'], {
      cwd: folder,
      env: { ...environment, WEBHOOK_SECRET: `whsec_${secret}` },
    });
    try {
      let output = '';
      receiver.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await expect.poll(() => output).toMatch(/^\d+\n/);
      const body = JSON.stringify({ id: 'evt_1', type: 'customer.created', timestamp: '', data: {} });
      const timestamp = String(Math.floor(Date.now() / 1000));
      const key = Buffer.from(secret, 'base64');
      const signature = createHmac('sha256', key).update(`evt_1.${timestamp}.${body}`).digest('base64');
      const send = async (text: string) => {
        const headers = {
          'webhook-id': 'evt_1',
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature}`,
        };
        return (await fetch(`http://127.0.0.1:${output.split('\n')[0]}`, { method: 'POST', headers, body: text }))
          .status;
      };
      expect(await send(body)).toBe(204);
      expect(await send(body.replace('created', 'updated'))).toBe(401);
      await expect.poll(() => output).toContain('customer.created evt_1\n');
    } finally {
      receiver.kill();
    }
  });

  it('never takes a payment twice where responses are lost', async () => {
    const count = async () => {
      const { rows } = await services.owner.query<{ count: number }>('select count(*)::int from app.transaction');
      return rows[0]?.count ?? 0;
    };
    const before = await count();
    const lossy = sampleOf('Take a payment').replace('new QuickPortal({', `new QuickPortal({ fetch: lossy,`);
    const output = await runProgram(`let requests = 0;
async function lossy(url, init) {
  const response = await fetch(url, init);
  requests += 1;
  if (init.method === 'POST' && requests % 3 !== 0) throw new TypeError('The response was lost');
  return response;
}
${lossy}
console.log(requests);`);
    expect(output).toContain('APPROVED, receipt');
    expect(Number(output.trim().split('\n').at(-1))).toBeGreaterThan(6);
    expect(await count()).toBe(before + 1);
  });

  it('compiles the samples of its README in strict mode, and no number as amount', async () => {
    for (const [index, { source }] of samples.entries())
      expect(await compile(`sample-${index}.mts`, `${source}\nexport {};\n`)).toBe('');
    const number = await compile('number.mts', sampleOf('Take a payment').replace(`'12.50'`, '12.5'));
    expect(number).toContain("Type 'number' is not assignable to type 'string'");
  });
});

it('Every change that a key may make takes an Idempotency-Key, as the client relies on', () => {
  const changes = contracts.filter(({ audience, kind }) => audience.includes('apiKey') && kind === 'mutation');
  expect(changes.filter(({ idempotent }) => !idempotent).map(({ name }) => name)).toEqual([]);
});
