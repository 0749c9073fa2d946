import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientCert, openssl, testCertificate, type CertificateHolder } from '../testing/test-certificate.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { pemOf } from '../engines/certificates/pem.ts';

const PROXY = '192.0.2.1';
const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-calls-'));
let server: TestServer;
let holder: CertificateHolder;
beforeAll(async () => {
  server = await createTestServer({ trustedProxies: [PROXY], clientCertHeader: true, callsPerMinute: 1200 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  holder = await testCertificate(server.services, folder, { communityId: 10, communityCode: 'HARBOUR' });
});

interface Sent {
  headers?: Record<string, string>;
  from?: string;
  method?: 'GET' | 'POST';
  payload?: object;
}
const call = (address: string, { headers = holder.headers, from = PROXY, method = 'GET', payload }: Sent = {}) =>
  server.app.inject({
    method,
    url: `${server.rest}/${address}`,
    headers,
    remoteAddress: from,
    ...(payload && { payload }),
  });
const outcome = async (sent?: Sent) => {
  const response = await call('customers/1001', sent);
  return [response.statusCode, response.json<{ detail?: string }>().detail];
};
const owner = (sql: string, values: unknown[] = []) => server.services.owner.query(sql, values);

describe('a call with a certificate', () => {
  it('is its community’s, for every technology', async () => {
    for (const technology of ['NODE', 'DOT_NET'] as const) {
      const { headers } = await testCertificate(server.services, folder, {
        communityId: 10,
        communityCode: 'HARBOUR',
        technology,
      });
      expect((await call('customers/1001', { headers })).json()).toMatchObject({ customerId: 1001 });
      expect((await call('customers/1031', { headers })).statusCode).toBe(200);
      expect((await call('customers/2001', { headers })).statusCode).toBe(404);
    }
    const other = await testCertificate(server.services, folder, { communityId: 20, communityCode: 'KIWIFIT' });
    expect((await call('customers/1001', { headers: other.headers })).statusCode).toBe(404);
  });

  it('may do what a secret key may, and nothing that is closed to keys', async () => {
    expect((await call('certificates')).statusCode).toBe(403);
    const payload = { businessId: 101, customerName: 'By a program' };
    const key = { 'idempotency-key': 'certificate-call-1' };
    const made = await call('customers', { method: 'POST', payload, headers: { ...holder.headers, ...key } });
    expect(made.statusCode).toBe(201);
    const again = await call('customers', { method: 'POST', payload, headers: { ...holder.headers, ...key } });
    expect([again.json(), again.headers['idempotent-replayed']]).toEqual([made.json(), 'true']);
    const another = await testCertificate(server.services, folder, { communityId: 10, communityCode: 'HARBOUR' });
    const own = await call('customers', { method: 'POST', payload, headers: { ...another.headers, ...key } });
    expect(own.json()).not.toEqual(made.json());
    const entries = await server.rows(
      `select actor_kind, actor_name from app.audit_entry where actor_login_name = $1 and action = 'customers.create'`,
      [`certificate-${holder.certificateId}`],
    );
    expect(entries).toEqual([{ actor_kind: 'API_KEY', actor_name: holder.subject }]);
  });

  it('is not accepted over tRPC, where only the portal calls', async () => {
    const url = `${server.trpc}/customers.get?input=${encodeURIComponent('{"params":{"customerId":1001}}')}`;
    const headers = { ...holder.headers, 'x-requested-with': 'XMLHttpRequest' };
    expect((await server.app.inject({ url, headers, remoteAddress: PROXY })).statusCode).toBe(401);
  });

  it('has a budget of its own', async () => {
    let last = 0;
    for (let calls = 0; calls <= 201 && last !== 429; calls += 1) last = (await call('customers/1001')).statusCode;
    expect((await call('customers/1001')).json().detail).toMatch(/^Too many requests came from this certificate\./);
    const another = await testCertificate(server.services, folder, { communityId: 10, communityCode: 'HARBOUR' });
    expect((await call('customers/1001', { headers: another.headers })).statusCode).toBe(200);
  });

  it('is refused beside a key, and where a browser sends it', async () => {
    const key = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    expect(await outcome({ headers: { ...holder.headers, ...key.headers } })).toEqual([
      400,
      'Send an API key or a client certificate, not both: each names a caller of its own.',
    ]);
    const fromBrowsers: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'none' }];
    for (const header of fromBrowsers)
      expect(await outcome({ headers: { ...holder.headers, ...header } })).toEqual([
        403,
        'Client certificates are for programs, not for browsers.',
      ]);
  });

  it('leaves a signed-in user who they are', async () => {
    const clerk = await server.signIn({ loginName: 'clerk.cert', communityId: 20, rights: ['VIEW_CUSTOMERS'] });
    const headers = { ...clerk.headers, ...holder.headers };
    expect((await call('customers/2001', { headers })).statusCode).toBe(200);
    expect((await call('customers/1001', { headers })).statusCode).toBe(404);
  });
});

describe('a certificate that does not count', () => {
  it('is refused from the next request on once it is disabled, and with its community', async () => {
    expect((await call('customers/1001')).statusCode).toBe(200);
    await owner('update app.community set enabled = false where id = 10');
    const closed = await outcome();
    await owner('update app.community set enabled = true where id = 10');
    expect(closed).toEqual([401, 'This certificate was not issued by the portal.']);
    expect((await call('customers/1001')).statusCode).toBe(200);
    await owner('update app.certificate set disabled_at = created_at, file_sealed = null where id = $1', [
      holder.certificateId,
    ]);
    expect(await outcome()).toEqual([401, 'This certificate is disabled.']);
    await expect
      .poll(() =>
        server.rows(`select outcome, description from app.audit_entry where actor_login_name = $1`, [
          `certificate-${holder.certificateId}`,
        ]),
      )
      .toEqual([{ outcome: 'REFUSED', description: 'This certificate is disabled.' }]);
  });

  it('is refused from the moment it ends', async () => {
    const { clock } = server.services;
    const before = clock.now();
    clock.set('2028-11-20T08:59:59Z');
    const last = await outcome();
    clock.set('2028-11-20T09:00:00Z');
    const late = await outcome();
    clock.set(before.toISOString());
    expect([last[0], late]).toEqual([200, [401, 'This certificate has expired.']]);
  });

  it('is one of another authority with its serial number, subject and issuer', async () => {
    const place = (name: string) => path.join(folder, name);
    const [serial, subject] = openssl(
      'x509',
      '-in',
      holder.certFile,
      '-noout',
      '-serial',
      '-subject',
      '-nameopt',
      'RFC2253',
    )
      .trim()
      .split('\n')
      .map((line) => line.slice(line.indexOf('=') + 1));
    const issuer = openssl('x509', '-in', holder.certFile, '-noout', '-issuer', '-nameopt', 'RFC2253').trim().slice(7);
    const asSubject = (name = '') => `/${name.split(',').toReversed().join('/')}`;
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    openssl('req', '-x509', ...newKey, '-keyout', place('ca.key'), '-out', place('ca.crt'), '-subj', asSubject(issuer));
    openssl('req', ...newKey, '-keyout', place('leaf.key'), '-out', place('leaf.csr'), '-subj', asSubject(subject));
    const signed = ['x509', '-req', '-in', place('leaf.csr'), '-set_serial', `0x${serial}`, '-days', '30'];
    openssl(...signed, '-CA', place('ca.crt'), '-CAkey', place('ca.key'), '-out', place('leaf.crt'));
    openssl(...signed, '-signkey', place('leaf.key'), '-out', place('self.crt'));
    for (const name of ['leaf.crt', 'self.crt']) {
      const text = openssl('x509', '-in', place(name), '-noout', '-serial');
      expect(text.trim()).toBe(`serial=${serial}`);
      expect(await outcome({ headers: clientCert(derOf(place(name))) })).toEqual([
        401,
        'This certificate was not issued by the portal.',
      ]);
    }
  });

  it('is one of which a row is there that its root did not sign', async () => {
    const place = (name: string) => path.join(folder, name);
    openssl(
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      place('x.key'),
      '-out',
      place('x.crt'),
      '-subj',
      '/CN=1',
    );
    const forged = derOf(place('x.crt'));
    await owner('update app.certificate set fingerprint = sha256($2) where id = $1', [holder.certificateId, forged]);
    expect(await outcome({ headers: clientCert(forged) })).toEqual([
      401,
      'This certificate was not issued by the portal.',
    ]);
  });

  it.each([
    ['a byte more', (der: Buffer) => Buffer.concat([der, Buffer.from([0])])],
    ['a byte less', (der: Buffer) => der.subarray(0, -1)],
    ['another byte', (der: Buffer) => Buffer.from(der.map((byte, at) => (at === 200 ? byte ^ 1 : byte)))],
    ['text that is no certificate', () => Buffer.from('-----BEGIN CERTIFICATE-----')],
  ])('is one with %s', async (_what, change) => {
    expect((await outcome({ headers: clientCert(change(holder.certificate)) }))[0]).toBe(401);
  });

  it('is refused from an address that is not on the whitelist, where the facility checks it', async () => {
    await owner(
      `with config as (insert into app.api_key_config (community_id, check_whitelist, updated_at) values (10, true, '2026-11-20'))
       insert into app.ip_whitelist (community_id, network, created_at) values (10, '203.0.113.0/28', '2026-11-20')`,
    );
    const from = (ip: string) => outcome({ headers: { ...holder.headers, 'x-forwarded-for': ip } });
    const [inside, outside] = [await from('203.0.113.4'), await from('198.51.100.4')];
    await owner('delete from app.api_key_config; delete from app.ip_whitelist');
    expect([inside[0], outside]).toEqual([
      200,
      [403, 'The address 198.51.100.4 is not on the IP whitelist of Harbour City Utilities.'],
    ]);
  });
});

describe('the header Client-Cert', () => {
  it('is refused from any address but a proxy’s, with a key too', async () => {
    const key = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    const claims: Record<string, string>[] = [{}, { 'x-forwarded-for': PROXY }];
    for (const headers of [holder.headers, { ...holder.headers, ...key.headers }])
      for (const forwarded of claims)
        expect(await outcome({ from: '203.0.113.7', headers: { ...headers, ...forwarded } })).toEqual([
          400,
          'Client-Cert is taken from the configured proxies only.',
        ]);
    expect((await call('customers/1001', { from: '203.0.113.7', headers: key.headers })).statusCode).toBe(200);
  });

  it('says nothing unless the operator has switched it on', async () => {
    const plain = await createTestServer({ trustedProxies: [PROXY] });
    const { headers } = await testCertificate(plain.services, folder, { communityId: 10, communityCode: 'HARBOUR' });
    const url = `${plain.rest}/customers/1001`;
    const withHeader = await plain.app.inject({ url, headers, remoteAddress: PROXY });
    const without = await plain.app.inject({ url, remoteAddress: PROXY });
    await plain.close();
    expect([withHeader.statusCode, withHeader.json().type]).toEqual([without.statusCode, without.json().type]);
  });

  it('may hold PEM in percent encoding', async () => {
    const headers = { 'client-cert': encodeURIComponent(pemOf(holder.certificate)) };
    expect((await call('customers/1001', { headers })).statusCode).toBe(200);
  });

  it.each([
    ['not base64', 'certificate'],
    [
      'two certificates',
      encodeURIComponent('-----BEGIN CERTIFICATE-----\nYQ==\n-----END CERTIFICATE-----\n'.repeat(2)),
    ],
    ['nothing', ' '],
    ['very much', `:${'QUFB'.repeat(250_000)}:`],
  ])('that holds %s is 400, and is no fault of ours', async (_what, value) => {
    expect((await call('customers/1001', { headers: { 'client-cert': value } })).statusCode).toBe(400);
  });
});

describe('what is kept of a call', () => {
  it('is in the developer log with its certificate, found by it, without the header', async () => {
    const reader = await server.signIn({ loginName: 'developer.cert', communityId: 10, rights: ['VIEW_API_LOG'] });
    await call('customers/1001');
    await call('customers/1002');
    const key = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    await call('customers/1003', { headers: key.headers });
    const read = async (address: string) =>
      (await server.app.inject({ url: `${server.rest}/${address}`, headers: reader.headers })).json();
    const { certificateId, subject } = holder;
    const { items } = await read(`api-logs?certificateId=${certificateId}`);
    expect(items).toMatchObject([
      {
        requestUrl: `${server.rest}/customers/1002`,
        apiKeyId: null,
        apiKeyName: '',
        certificateId,
        certificateSubject: subject,
      },
      { requestUrl: `${server.rest}/customers/1001`, certificateId },
    ]);
    const details = await read(`api-logs/${items[0].apiLogId}`);
    expect([details.certificateSubject, details.requestHeaders['client-cert']]).toEqual([subject, '[removed]']);
    const kept = await server.rows<{ kept: string }>(`select string_agg(l::text, ' ') as kept from app.api_log l`);
    expect(kept[0]?.kept).not.toContain(holder.headers['client-cert'].slice(1, 60));
    const related = await read(`api-logs/${items[0].apiLogId}/related`);
    expect(related.sameCalls.calls).toBe(2);
  });

  it('is counted by route, address and program, and says when the certificate was last used', async () => {
    const officer = await server.signIn({
      loginName: 'officer.cert',
      communityId: 10,
      rights: ['MANAGE_CERTIFICATES'],
    });
    const read = async (address: string) =>
      (await server.app.inject({ url: `${server.rest}/${address}`, headers: officer.headers })).json();
    const lastUsed = async () =>
      (await read('certificates')).certificates.find(({ id }: { id: number }) => id === holder.certificateId)
        .lastUsedDateTime;
    expect(await lastUsed()).toBeNull();
    const headers = { ...holder.headers, 'user-agent': 'billing/4.2', 'x-forwarded-for': '203.0.113.24' };
    for (const id of [1001, 1002, 9999]) await call(`customers/${id}`, { headers });
    expect(await read(`certificates/${holder.certificateId}/use`)).toMatchObject({
      routes: [{ httpMethod: 'GET', path: 'customers/{customerId}', calls: 3 }],
      callers: [{ program: 'billing/4.2', ipAddress: '203.0.113.24', calls: 3 }],
      callersCount: 1,
    });
    expect(await lastUsed()).toBe(server.services.clock.now().toISOString());
    expect(
      (await server.app.inject({ url: `${server.rest}/certificates/999999/use`, headers: officer.headers })).statusCode,
    ).toBe(404);
  });

  it('counts where a change of the whitelist would lock out an address', async () => {
    const officer = await server.signIn({ loginName: 'officer.keys', communityId: 10, rights: ['MANAGE_API_KEYS'] });
    await server.services.apiKeys.uses.flush();
    await owner('delete from app.api_key_use');
    await call('customers/1001', { headers: { ...holder.headers, 'x-forwarded-for': '203.0.113.99' } });
    const refused = await server.app.inject({
      method: 'PUT',
      url: `${server.rest}/api-keys/config`,
      headers: officer.headers,
      payload: { checkRequestAgainstWhitelist: true, notificationEmail: 'it@example.com', logRetentionDays: 90 },
    });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ field: 'confirmLockOut', messages: [expect.stringContaining('203.0.113.99')] }],
    ]);
  });
});

const derOf = (file: string): Buffer =>
  Buffer.from(readFileSync(file, 'utf8').replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64');
