import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as send } from 'node:https';
import { connect } from 'node:tls';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openssl, testCertificate, type CertificateHolder } from '../testing/test-certificate.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { startTlsListener, type TlsServer } from './tls-listener.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-tls-'));
const place = (name: string) => path.join(folder, name);
let server: TestServer;
let tls: TlsServer;
let holder: CertificateHolder;

/** A certificate of the listener, signed by itself. */
function newServerCertificate(name: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', place(`${name}.key`)];
  const names = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  openssl('req', '-x509', ...key, '-out', place(`${name}.crt`), '-days', '30', ...names);
}

beforeAll(async () => {
  server = await createTestServer();
  newServerCertificate('server');
  holder = await testCertificate(server.services, folder, { communityId: 10, communityCode: 'HARBOUR' });
  const files = { certificateFile: place('server.crt'), keyFile: place('server.key') };
  tls = await startTlsListener(server.app, server.services, { port: 0, host: '127.0.0.1', ...files });
});
afterAll(async () => {
  await tls.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  holder = await testCertificate(server.services, folder, { communityId: 10, communityCode: 'HARBOUR' });
});

const url = (address: string) => `https://localhost:${tls.port}${server.rest}/${address}`;
/** Status and body of a call by curl. */
async function curl(address: string, ...args: string[]): Promise<[status: number, body: Record<string, unknown>]> {
  const { stdout } = await run('curl', [
    '--silent',
    '--cacert',
    place('server.crt'),
    '--write-out',
    '\n%{http_code}',
    ...args,
    url(address),
  ]);
  const [body = '', status] = stdout.split(/\n(?=\d+$)/);
  return [Number(status), JSON.parse(body)];
}
const withCertificate = ({ certFile, keyFile } = holder) => ['--cert', certFile, '--key', keyFile];

describe('a call over TLS by curl', () => {
  it('is the community’s that the certificate belongs to', async () => {
    expect(await curl('customers/1001', ...withCertificate())).toEqual([
      200,
      expect.objectContaining({ customerId: 1001 }),
    ]);
    expect((await curl('customers/2001', ...withCertificate()))[0]).toBe(404);
  });

  it('may change what a secret key may, with RSA and TLS 1.2 too', async () => {
    const legacy = await testCertificate(server.services, folder, {
      communityId: 10,
      communityCode: 'HARBOUR',
      technology: 'DOT_NET',
    });
    const body = JSON.stringify({ businessId: 101, customerName: 'By curl' });
    const headers = ['--header', 'Content-Type: application/json', '--data', body];
    const [status, made] = await curl('customers', '--tls-max', '1.2', ...withCertificate(legacy), ...headers);
    expect([status, made['customerName']]).toEqual([201, 'By curl']);
  });

  it('takes the PKCS#12 file as it was downloaded', async () => {
    const p12 = place('again.p12');
    openssl(
      'pkcs12',
      '-export',
      '-in',
      holder.certFile,
      '-inkey',
      holder.keyFile,
      '-out',
      p12,
      '-passout',
      'pass:secret',
    );
    expect((await curl('customers/1001', '--cert-type', 'P12', '--cert', `${p12}:secret`))[0]).toBe(200);
  });

  it('works with a key, or without anything, as on the other port', async () => {
    const { key } = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    expect((await curl('customers/1001', '--user', `${key}:`))[0]).toBe(200);
    expect((await curl('customers/1001'))[0]).toBe(401);
  });

  it('refuses a certificate of another authority, and one that signed itself', async () => {
    newServerCertificate('stranger');
    const stranger = withCertificate({ ...holder, certFile: place('stranger.crt'), keyFile: place('stranger.key') });
    expect(await curl('customers/1001', ...stranger)).toEqual([
      401,
      expect.objectContaining({ detail: 'This certificate was not issued by the portal.' }),
    ]);
  });

  it('does not believe the header Client-Cert', async () => {
    const header = ['--header', `Client-Cert: ${holder.headers['client-cert']}`];
    expect((await curl('customers/1001', ...header, '--header', 'X-Requested-With: curl'))[0]).toBe(401);
  });

  it('refuses an address that is not on the whitelist, where the facility checks it', async () => {
    const { owner } = server.services;
    await owner.query(
      `with config as (insert into app.api_key_config (community_id, check_whitelist, updated_at) values (10, true, '2026-11-20'))
       insert into app.ip_whitelist (community_id, network, created_at) values (10, '203.0.113.0/28', '2026-11-20')`,
    );
    const refused = await curl('customers/1001', ...withCertificate());
    await owner.query('delete from app.api_key_config; delete from app.ip_whitelist');
    expect(refused).toEqual([
      403,
      expect.objectContaining({
        detail: 'The address 127.0.0.1 is not on the IP whitelist of Harbour City Utilities.',
      }),
    ]);
  });
});

describe('a connection that is kept', () => {
  const statusOver = (agent: Agent) =>
    new Promise<[number | undefined, boolean]>((resolve, reject) => {
      const sent = send(url('customers/1001'), { agent }, (response) => {
        response.resume().on('end', () => resolve([response.statusCode, sent.reusedSocket]));
      });
      sent.on('error', reject).end();
    });
  const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false, ...pemsOf(holder) });

  it('is refused from the next request on once its certificate is disabled, or has ended', async () => {
    const agent = newAgent();
    const { owner, clock } = server.services;
    const statuses = [await statusOver(agent)];
    const before = clock.now();
    clock.set('2028-11-20T09:00:00Z');
    statuses.push(await statusOver(agent));
    clock.set(before.toISOString());
    statuses.push(await statusOver(agent));
    await owner.query('update app.certificate set disabled_at = created_at, file_sealed = null where id = $1', [
      holder.certificateId,
    ]);
    statuses.push(await statusOver(agent));
    agent.destroy();
    expect(statuses).toEqual([
      [200, false],
      [401, true],
      [200, true],
      [401, true],
    ]);
  });

  it('that is resumed by a ticket is the certificate’s still', async () => {
    const options = { port: tls.port, host: '127.0.0.1', rejectUnauthorized: false, ...pemsOf(holder) };
    const ask = (session?: Buffer) =>
      new Promise<{ status: string; isReused: boolean; session: Buffer | undefined }>((resolve, reject) => {
        let ticket: Buffer | undefined;
        let text = '';
        let isReused = false;
        const socket = connect({ ...options, ...(session && { session }) }, () => {
          isReused = socket.isSessionReused();
          socket.write(`GET ${server.rest}/customers/1001 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
        });
        socket
          .on('session', (given) => (ticket = given))
          .on('data', (chunk) => (text += String(chunk)))
          .on('error', reject)
          .on('close', () => resolve({ status: text.slice(9, 12), isReused, session: ticket }));
      });
    const first = await ask();
    const second = await ask(first.session);
    expect([first.status, second.status, second.isReused]).toEqual(['200', '200', true]);
  });
});

describe('the listener', () => {
  it('names the roots of the portal to clients, so that browsers offer no other certificate', async () => {
    await tls.refresh();
    const text = await run('sh', [
      '-c',
      `openssl s_client -connect localhost:${tls.port} -CAfile ${place('server.crt')} </dev/null 2>&1`,
    ]);
    expect(text.stdout).toMatch(/Acceptable client certificate CA names\n(.*\n)*?.*QuickPortal Client CA/);
  });

  it('uses new files without a new start, and keeps the former ones where they do not go together', async () => {
    const shown = async () =>
      (
        await run('sh', [
          '-c',
          `openssl s_client -connect localhost:${tls.port} </dev/null 2>/dev/null | openssl x509 -noout -subject`,
        ])
      ).stdout.trim();
    expect(await shown()).toMatch(/CN ?= ?server$/);
    newServerCertificate('next');
    copyFileSync(place('server.crt'), place('former.crt'));
    copyFileSync(place('server.key'), place('former.key'));
    copyFileSync(place('next.crt'), place('server.crt'));
    await expect(tls.refresh()).rejects.toThrow(/are not a certificate with its key/);
    expect(await shown()).toMatch(/CN ?= ?server$/);
    copyFileSync(place('next.key'), place('server.key'));
    await tls.refresh();
    expect(await shown()).toMatch(/CN ?= ?next$/);
    copyFileSync(place('former.crt'), place('server.crt'));
    copyFileSync(place('former.key'), place('server.key'));
    await tls.refresh();
  });

  it('says which file cannot be used', async () => {
    writeFileSync(place('broken.crt'), 'no certificate');
    const start = (certificateFile: string) =>
      startTlsListener(server.app, server.services, {
        port: 0,
        host: '127.0.0.1',
        certificateFile,
        keyFile: place('server.key'),
      });
    await expect(start(place('missing.crt'))).rejects.toThrow(/^TLS_CERTIFICATE names a file that cannot be read/);
    await expect(start(place('broken.crt'))).rejects.toThrow(/^TLS_CERTIFICATE .* are not a certificate with its key/);
  });

  it('survives what is no TLS', async () => {
    await run('sh', ['-c', `curl --silent http://localhost:${tls.port}/ || true`]);
    expect((await curl('customers/1001', ...withCertificate()))[0]).toBe(200);
  });
});

const pemsOf = ({ certFile, keyFile }: CertificateHolder) => ({
  cert: readFileSync(certFile),
  key: readFileSync(keyFile),
});
