import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@quickportal/db/migrate/migrate';
import { freePort } from '@quickportal/db/testing/free-port';
import { startScratchServer, type ScratchServer } from '@quickportal/db/testing/scratch-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../testing/built-programs.ts';

const MASTER_KEY = 'a master key of more than thirty-two bytes';
let main: string;
let place: string;
let database: ScratchServer;
let closedPort: number;
const payment = createServer();

beforeAll(async () => {
  main = await builtProgram('apps/api/src/main.ts');
  place = mkdtempSync(path.join(tmpdir(), 'quickportal-failures-'));
  writeFileSync(path.join(place, 'a-file'), '');
  database = await startScratchServer();
  await database.run(`create role keeper login createrole password 'secret'`);
  await database.run('create database portal owner keeper');
  await database.run('create database foreign_portal');
  closedPort = await freePort();
  await new Promise<void>((resolve) => payment.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  payment.close();
  database.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Starts a worker of the product and returns how it ended. */
function start(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { PATH } = process.env;
  const env = { PATH, MASTER_KEY, PORT: '0', QUICKPORTAL_DATA: path.join(place, 'data'), ...settings };
  const child = spawn(process.execPath, [main, '--role', 'worker'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const at = (user: string, port = database.port, name = 'portal') => `postgres://${user}@127.0.0.1:${port}/${name}`;

describe('a start that fails', () => {
  it.each([
    ['a DATABASE_URL that is none', () => ({ DATABASE_URL: 'db.example' }), 'DATABASE_URL must be a URL'],
    ['a server that is not there', () => ({ DATABASE_URL: at('keeper:secret', closedPort) }), 'Nothing answers at'],
    ['a wrong password', () => ({ DATABASE_URL: at('keeper:wrong') }), 'the user or the password in DATABASE_URL'],
    ['a missing database', () => ({ DATABASE_URL: at('keeper:secret', undefined, 'none') }), 'does not exist'],
    [
      'an owner without rights',
      () => ({ DATABASE_URL: at('keeper:secret', undefined, 'foreign_portal') }),
      'ALTER DATABASE name OWNER TO user',
    ],
    [
      'TLS that the server does not speak',
      () => ({ DATABASE_URL: `${at('keeper:secret')}?sslmode=no-verify` }),
      'does not speak TLS',
    ],
    ['a master key that is too short', () => ({ MASTER_KEY: 'short' }), 'MASTER_KEY must have at least 32 bytes'],
    ['a TLS listener without a key', () => ({ TLS_PORT: '0', TLS_CERTIFICATE: 'server.crt' }), 'TLS_KEY is missing'],
    ['Client-Cert of no proxy', () => ({ CLIENT_CERT_HEADER: 'true' }), 'CLIENT_CERT_HEADER needs TRUSTED_PROXIES'],
    ['no master key', () => ({ DATABASE_URL: at('keeper:secret'), MASTER_KEY: '' }), 'MASTER_KEY is required'],
    ['a data folder that is a file', () => ({ QUICKPORTAL_DATA: path.join(place, 'a-file') }), 'is not a folder'],
    [
      'a port in use',
      () => ({
        DATABASE_URL: at('keeper:secret'),
        HOST: '127.0.0.1',
        PORT: `${(payment.address() as AddressInfo).port}`,
      }),
      'is already in use. Stop what uses it, or set another port.',
    ],
    [
      'an address that the machine does not have',
      () => ({ DATABASE_URL: at('keeper:secret'), HOST: '192.0.2.1' }),
      'HOST 192.0.2.1 is not an address of this machine',
    ],
  ])('says in one line, without a stack, what is wrong with %s', async (_what, settings, sentence) => {
    const { code, output: text } = await start(settings());
    expect(text).toContain(sentence);
    expect(text).toMatch(/^QuickPortal cannot start: [^\n]+\n$/);
    expect(text).not.toMatch(/:secret|:wrong|keeper/);
    expect(code).toBe(1);
  });

  it('says in one line that the master key is not the one of the database', async () => {
    await database.run('create database established owner keeper');
    const address = at('keeper:secret', undefined, 'established');
    await migrate({ owner: address, masterKey: MASTER_KEY });
    const { code, output: text } = await start({ DATABASE_URL: address, MASTER_KEY: `another key: ${MASTER_KEY}` });
    expect([code, text]).toEqual([
      1,
      'QuickPortal cannot start: MASTER_KEY is not the key that this database was set up with. Set that key. To change it, name it in MASTER_KEYS_FORMER beside the new one.\n',
    ]);
  });

  it('says in one line that the database is older than the baseline of the migrations', async () => {
    await database.run('create database older owner keeper');
    await database.run(
      `create schema migration authorization keeper; set role keeper;
       create table migration.applied (name text primary key, timestamp text not null);
       insert into migration.applied values ('20261120090000-communities', '2026-11-20T09:00:00.000Z')`,
      'older',
    );
    const { code, output: text } = await start({ DATABASE_URL: at('keeper:secret', undefined, 'older') });
    expect([code, text]).toEqual([
      1,
      'QuickPortal cannot start: This database was made before the baseline of the migrations, and none leads from it to the present schema. Remove the data folder (.data, or QUICKPORTAL_DATA); with DATABASE_URL, name an empty database.\n',
    ]);
  });

  it('refuses to serve a demo to the network, unless a second setting allows it', async () => {
    await database.run('create database demo owner keeper');
    const network = { DATABASE_URL: at('keeper:secret', undefined, 'demo'), SEED: 'demo', HOST: '0.0.0.0' };
    const { code, output: text } = await start(network);
    expect([code, text]).toEqual([
      1,
      'QuickPortal cannot start: HOST 0.0.0.0 would open the demo, whose passwords everyone knows, to the network. Leave HOST out, or set DEMO_ON_NETWORK=true as well.\n',
    ]);
    const port = String((payment.address() as AddressInfo).port);
    const outcome = await start({ ...network, DEMO_ON_NETWORK: 'true', PORT: port });
    expect(outcome.output).toContain('is already in use');
  });

  it('shows the stack as well where LOG_LEVEL is debug', async () => {
    const { code, output: text } = await start({ DATABASE_URL: at('keeper:wrong'), LOG_LEVEL: 'debug' });
    expect(text).toMatch(/^QuickPortal cannot start: .+\n.*error: .*\n {4}at /);
    expect(code).toBe(1);
  });
});
