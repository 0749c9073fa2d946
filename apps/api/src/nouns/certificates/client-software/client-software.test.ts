import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { technologies, type Technology } from '@quickportal/contracts/certificates/technology';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientTarball } from '../../../openapi/keys/client-tarball.ts';
import type { OpenApi } from '../../../openapi/openapi-types.ts';
import { startTlsListener, type TlsServer } from '../../../server/tls-listener.ts';
import { openssl } from '../../../testing/test-certificate.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { SignedIn } from '../../../testing/test-user.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-software-'));
const place = (name: string) => path.join(folder, name);
const PASSWORD = 'changeit';
/** Where there is no JDK, the Java samples are not run. */
const hasJdk = spawnSync('keytool', ['-help']).error === undefined;
let server: TestServer;
let tls: TlsServer;
let officer: SignedIn;
let key: string;

/** The listener's own certificate, and the store in which Java trusts it. */
async function newServerCertificate(): Promise<void> {
  const names = ['-subj', '/CN=server', '-addext', 'subjectAltName=DNS:localhost'];
  const make = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', place('server.key')];
  openssl('req', '-x509', ...make, '-out', place('server.crt'), '-days', '30', ...names);
  const store = ['-keystore', place('trust.p12'), '-storepass', PASSWORD, '-noprompt'];
  if (hasJdk) await run('keytool', ['-importcert', '-alias', 'server', '-file', place('server.crt'), ...store]);
}

beforeAll(async () => {
  if (!existsSync(clientTarball)) throw new Error('The client is not built: run `npm run client`');
  server = await createTestServer();
  await newServerCertificate();
  const files = { certificateFile: place('server.crt'), keyFile: place('server.key') };
  tls = await startTlsListener(server.app, server.services, { port: 0, host: '127.0.0.1', ...files });
  officer = await server.signIn({ loginName: 'officer', communityId: 10, rights: ['MANAGE_CERTIFICATES'] });
  const { headers } = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
  key = atob(headers.authorization.replace('Basic ', '')).replace(/:$/, '');
  const payload = { businessId: 101, customerName: 'Margaret Olsson' };
  await server.app.inject({ method: 'POST', url: `${server.rest}/customers`, headers, payload });
});
afterAll(async () => {
  await tls.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await server.services.owner.query('delete from app.certificate; delete from app.certificate_config;');
});

const base = () => server.rest.replace('/rest/internal', '');
const choose = (technology: Technology) =>
  server.app.inject({
    method: 'PATCH',
    url: `${server.rest}/ccapi-config`,
    headers: officer.headers,
    payload: { technology, expiringCertificateNotificationEmail: 'it@example.com' },
  });
const download = (query: string, { headers }: { headers: Record<string, string> } = officer) =>
  server.app.inject({ url: `${base()}/ClientSoftwareExport${query}`, headers });

/** Unpacks the client software of a technology into a folder of its own, as a developer does. */
async function unpack(technology: Technology): Promise<string> {
  const response = await download(`?technology=${technology}`);
  const into = place(`${technology}-${Math.random()}`);
  mkdirSync(into);
  for (const [name, data] of Object.entries(unzipSync(response.rawPayload))) writeFileSync(path.join(into, name), data);
  return into;
}

/** Generates a certificate on the page and downloads its file. */
async function newCertificate(into: string): Promise<{ file: string; password: string; id: number }> {
  const made = await server.app.inject({
    method: 'POST',
    url: `${server.rest}/certificates/generate`,
    headers: officer.headers,
  });
  const { id, password } = made.json<Certificate>();
  const address = `${base()}/ClientCertificateExport?certificateId=${id}`;
  const { rawPayload } = await server.app.inject({ url: address, headers: officer.headers });
  const file = path.join(into, `quickportal-certificate-${id}.p12`);
  writeFileSync(file, rawPayload);
  return { file, password: password ?? '', id };
}

describe('the download of client software', () => {
  it('is a zip whose name the configuration says [2C105 2R358]', async () => {
    for (const technology of technologies) {
      const config = (await choose(technology)).json<{ downloadFilename: string }>();
      const response = await download(`?technology=${technology}`);
      expect(config.downloadFilename).toBe(`quickportal-client-${technology}-0.1.0.zip`);
      expect(response.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': expect.stringContaining(config.downloadFilename),
        'cache-control': expect.stringContaining('no-store'),
        'x-content-type-options': 'nosniff',
      });
      const names = Object.keys(unzipSync(response.rawPayload));
      expect(names).toEqual(expect.arrayContaining(['README.md', 'openapi-keys.json']));
      expect(names.filter((name) => /^quickportal-client-ca-\d+\.pem$/.test(name))).toHaveLength(1);
      expect(names.filter((name) => /^sample\./i.test(name))).toHaveLength(1);
      expect(names.includes('quickportal-client-0.1.0.tgz')).toBe(technology === 'NODE');
    }
    const own = await download('');
    expect(own.headers['content-disposition']).toContain('quickportal-client-OTHER-0.1.0.zip');
  });

  it('is refused while no technology and email are set, and for an unknown technology [2R182 2R311]', async () => {
    expect((await download('?technology=NODE')).statusCode).toBe(409);
    expect((await download('')).statusCode).toBe(409);
    await choose('NODE');
    for (const unknown of ['RUBY', 'node', '__proto__', '..%2F..%2Fetc%2Fpasswd'])
      expect([unknown, (await download(`?technology=${unknown}`)).statusCode]).toEqual([unknown, 404]);
    expect((await download('?technology=')).statusCode).toBeLessThan(500);
    expect((await download('?technology=NODE&technology=PHP')).statusCode).toBe(422);
    expect((await download(`?technology=${'A'.repeat(5000)}`)).statusCode).toBe(422);
    expect((await download('?other=1')).statusCode).toBe(422);
  });

  it('is for users of the facility who read certificates, and for staff who work in it', async () => {
    await choose('NODE');
    const user = (loginName: string, right: 'VIEW_CONNECTION_DETAILS' | 'VIEW_CUSTOMERS', communityId = 10) =>
      server.signIn({ loginName, communityId, rights: [right] });
    const status = async (caller: { headers: Record<string, string> }) =>
      (await download('?technology=NODE', caller)).statusCode;
    expect(await status(await user('reader', 'VIEW_CONNECTION_DETAILS'))).toBe(200);
    expect(await status(await user('clerk', 'VIEW_CUSTOMERS'))).toBe(403);
    expect(await status(await user('elsewhere', 'VIEW_CONNECTION_DETAILS', 20))).toBe(409);
    const staff = await server.signIn({ loginName: 'helper', communityId: null, rights: ['VIEW_CONNECTION_DETAILS'] });
    expect(await status({ headers: { ...staff.headers, 'x-community-id': '10' } })).toBe(200);
    expect(await status({ headers: { ...staff.headers, 'x-community-id': 'none' } })).toBe(403);
    expect(await status({ headers: {} })).toBe(401);
    const { cookie = '' } = officer.headers as Record<string, string>;
    expect(await status({ headers: { cookie } })).toBe(403);
    expect(await status(await server.apiKey({ communityId: 10, securityCode: 'SECRET' }))).toBe(401);
  });

  it('describes this portal: its addresses, and the document for keys', async () => {
    await choose('PHP');
    const into = await unpack('PHP');
    const readme = readFileSync(path.join(into, 'README.md'), 'utf8');
    expect(readme).toContain(`QUICKPORTAL_URL=http://localhost:3000${server.rest}\n`);
    expect(readme).not.toMatch(/undefined|CLIENT_TARBALL/);
    const document = JSON.parse(readFileSync(path.join(into, 'openapi-keys.json'), 'utf8')) as OpenApi;
    expect(document.servers[0]?.url).toBe(`http://localhost:3000${server.rest}`);
    expect(document.paths['/customer-search']?.post).toBeDefined();
    expect(document.paths['/users']).toBeUndefined();
  });

  it.each(['JAVA_LEGACY', 'DOT_NET', 'COM'] as const)(
    'asks for an upgrade where it is %s [2R183]',
    async (technology) => {
      await choose(technology);
      const into = await unpack(technology);
      expect(readFileSync(path.join(into, 'README.md'), 'utf8')).toContain('Upgrade to version 11.0 or higher');
    },
  );

  it.each(['NODE', 'DOT_NET'] as const)('has the root of certificates for %s', async (technology) => {
    await choose(technology);
    const into = await unpack(technology);
    const { file, password, id } = await newCertificate(into);
    const root = Object.keys(unzipSync((await download('')).rawPayload)).find((name) => name.endsWith('.pem')) ?? '';
    const out = path.join(into, 'certificate.crt');
    openssl('pkcs12', '-in', file, '-passin', `pass:${password}`, '-nokeys', '-clcerts', '-out', out);
    const verify = ['-CAfile', path.join(into, root), '-purpose', 'sslclient', '-no_check_time', out];
    expect(openssl('verify', ...verify)).toContain('OK');
    expect(openssl('x509', '-in', out, '-noout', '-subject')).toContain(String(id));
  });
});

interface Runnable {
  technology: Technology;
  command: (into: string) => Promise<unknown> | void;
  program: readonly [command: string, ...parameters: string[]];
  /** The file that the program is given, where it is not the PKCS#12 file. */
  convert?: (file: string, password: string) => string;
}

const runnable: readonly Runnable[] = [
  {
    technology: 'NODE',
    command: async (into) => {
      const installed = path.join(into, 'node_modules/@quickportal/client');
      mkdirSync(installed, { recursive: true });
      const tarball = path.join(into, path.basename(clientTarball));
      await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
    },
    program: [process.execPath, 'sample.mjs'],
  },
  {
    technology: 'PYTHON',
    command: () => {},
    program: ['python3', 'sample.py'],
    convert: (file, password) => {
      const pem = file.replace('.p12', '.pem');
      openssl('pkcs12', '-in', file, '-passin', `pass:${password}`, '-out', pem, '-passout', `pass:${password}`);
      return pem;
    },
  },
  { technology: 'OTHER', command: () => {}, program: ['sh', 'sample.sh'] },
  { technology: 'JAVA', command: () => {}, program: ['java', 'Sample.java'] },
  {
    technology: 'JAVA_LEGACY',
    command: (into) => run('javac', ['--release', '8', '-Xlint:-options', 'Sample.java'], { cwd: into }),
    program: ['java', 'Sample'],
  },
];

const withJdk = runnable.filter(({ technology }) => hasJdk || !technology.startsWith('JAVA'));

describe.each(withJdk)('the sample program of $technology', ({ technology, command, program, convert }) => {
  let into: string;
  beforeEach(async () => {
    await choose(technology);
    into = await unpack(technology);
    await command(into);
  });

  /** Makes each language trust the certificate of the listener, in its own way. */
  const start = (environment: Record<string, string>) => {
    const [file, ...parameters] = program;
    const trust = `-Djavax.net.ssl.trustStore=${place('trust.p12')} -Djavax.net.ssl.trustStorePassword=${PASSWORD}`;
    return run(file, parameters, {
      cwd: into,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        QUICKPORTAL_URL: `https://localhost:${tls.port}${server.rest}`,
        CURL_CA_BUNDLE: place('server.crt'),
        SSL_CERT_FILE: place('server.crt'),
        NODE_EXTRA_CA_CERTS: place('server.crt'),
        JAVA_TOOL_OPTIONS: trust,
        ...environment,
      },
    });
  };

  it('finds customers with a key, and fails with one that is wrong', async () => {
    expect((await start({ QUICKPORTAL_KEY: key })).stdout).toContain('Margaret Olsson');
    await expect(start({ QUICKPORTAL_KEY: `${key}x` })).rejects.toMatchObject({ code: expect.any(Number) });
  });

  it('finds customers with a certificate, until it is disabled', async () => {
    const { file, password, id } = await newCertificate(into);
    const certificate = {
      QUICKPORTAL_CERTIFICATE: convert?.(file, password) ?? file,
      QUICKPORTAL_CERTIFICATE_PASSWORD: password,
    };
    expect((await start(certificate)).stdout).toContain('Margaret Olsson');
    await server.services.owner.query(
      'update app.certificate set disabled_at = now(), file_sealed = null where id = $1',
      [id],
    );
    await expect(start(certificate)).rejects.toMatchObject({ code: expect.any(Number) });
  });
});
