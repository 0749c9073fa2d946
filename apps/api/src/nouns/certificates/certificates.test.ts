import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import type { Technology } from '@quickportal/contracts/certificates/technology';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-certificates-'));
let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  officer = await server.signIn({ loginName: 'officer', communityId: 10, rights: ['MANAGE_CERTIFICATES'] });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await server.services.owner.query('delete from app.certificate; delete from app.certificate_config;');
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, address: string, payload?: object, more: Record<string, string> = {}) =>
  server.app.inject({
    method,
    url: `${server.rest}/${address}`,
    headers: { ...officer.headers, ...more },
    ...(payload && { payload }),
  });
const email = 'it@example.com';
const choose = (technology: Technology) =>
  send('PATCH', 'ccapi-config', { technology, expiringCertificateNotificationEmail: email });
const generate = async (more: Record<string, string> = {}): Promise<Certificate> => {
  const response = await send('POST', 'certificates/generate', undefined, more);
  expect(response.statusCode).toBe(201);
  return response.json();
};
const list = async () => (await send('GET', 'certificates')).json<{ certificates: Certificate[] }>().certificates;
const download = (certificateId: number, { headers }: { headers: Record<string, string> } = officer) => {
  const base = server.rest.replace('/rest/internal', '');
  return server.app.inject({ url: `${base}/ClientCertificateExport?certificateId=${certificateId}`, headers });
};
const days = (count: number) => new Date(server.services.clock.now().getTime() + count * DAY_MS).toISOString();
const setEnd = (id: number, end: string) =>
  server.services.owner.query('update app.certificate set expires_at = $2 where id = $1', [id, end]);
const openssl = (...args: string[]): string => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });

describe('the configuration of certificates', () => {
  it('has no technology and no email at first, and is replaced in the version that was read [2C100 2C101 2E038]', async () => {
    expect((await send('GET', 'ccapi-config')).json()).toEqual({
      technology: null,
      expiringCertificateNotificationEmail: null,
      downloadFilename: null,
      version: 1,
    });
    const saved = await send('PATCH', 'ccapi-config', {
      technology: 'NODE',
      expiringCertificateNotificationEmail: email,
      version: 1,
    });
    expect(saved.json()).toMatchObject({ technology: 'NODE', expiringCertificateNotificationEmail: email, version: 2 });
    expect((await send('PATCH', 'ccapi-config', { ...saved.json(), version: 1 })).statusCode).toBe(422);
    const late = { technology: 'JAVA', expiringCertificateNotificationEmail: email, version: 1 };
    expect((await send('PATCH', 'ccapi-config', late)).statusCode).toBe(409);
    expect((await choose('NODE')).json().errors).toEqual([{ field: '', messages: ['No changes detected.'] }]);
  });

  it.each([
    ['technology', { technology: null, expiringCertificateNotificationEmail: email }],
    ['technology', { technology: 'COBOL', expiringCertificateNotificationEmail: email }],
    ['expiringCertificateNotificationEmail', { technology: 'NODE', expiringCertificateNotificationEmail: '' }],
  ])('refuses to empty the field %s', async (field, body) => {
    await choose('JAVA');
    const refused = await send('PATCH', 'ccapi-config', body);
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([422, field]);
  });
});

describe('generating a certificate', () => {
  it('is refused until a technology and an email are set [2R182 2R311]', async () => {
    const refused = await send('POST', 'certificates/generate');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'Set a technology and a notification email first.',
    ]);
  });

  it('returns it with the password of its file, this once [2C103 2E039]', async () => {
    await choose('NODE');
    const key = { 'idempotency-key': 'certificate-0001' };
    const made = await generate(key);
    expect(made).toMatchObject({
      subject: `CN=${made.id},O=C10`,
      issuer: expect.stringMatching(/^CN=QuickPortal Client CA \d+,O=QuickPortal$/),
      signatureAlgorithm: 'SHA256withECDSA',
      password: expect.stringMatching(/^[A-Za-z0-9]{24}$/),
      enabled: true,
      expired: false,
      expiringSoon: false,
    });
    expect(await generate(key)).toEqual({ ...made, password: null });
    expect(await list()).toEqual([{ ...made, password: null }]);
    const kept = await server.rows<{ kept: string }>(
      `select c::text || (select string_agg(a::text, ' ') from app.audit_entry a) as kept from app.certificate c`,
    );
    expect(kept[0]?.kept).not.toContain(made.password);
  });

  it.each([
    ['JAVA', 'SHA256withECDSA', 'id-ecPublicKey', 'PBES2, PBKDF2, AES-256-CBC'],
    ['NODE', 'SHA256withECDSA', 'id-ecPublicKey', 'PBES2, PBKDF2, AES-256-CBC'],
    ['JAVA_LEGACY', 'SHA256withRSA', 'rsaEncryption', 'pbeWithSHA1And3-KeyTripleDES-CBC'],
    ['DOT_NET', 'SHA256withRSA', 'rsaEncryption', 'pbeWithSHA1And3-KeyTripleDES-CBC'],
    ['COM', 'SHA256withRSA', 'rsaEncryption', 'pbeWithSHA1And3-KeyTripleDES-CBC'],
  ] as const)(
    'gives %s a file that OpenSSL opens with the password only [2R223 2K029]',
    async (technology, algorithm, key, cipher) => {
      await choose(technology);
      const { id, signatureAlgorithm, password, fingerprint, expiryDate } = await generate();
      expect(signatureAlgorithm).toBe(algorithm);
      const file = path.join(folder, `${technology}.p12`);
      const response = await download(id);
      expect([response.statusCode, response.headers['content-type'], response.headers['content-disposition']]).toEqual([
        200,
        'application/x-pkcs12',
        expect.stringContaining(`quickportal-certificate-${id}.p12`),
      ]);
      writeFileSync(file, response.rawPayload);
      expect(() => openssl('pkcs12', '-in', file, '-passin', 'pass:another', '-nodes')).toThrow(/Mac verify error/);
      const opened = openssl('pkcs12', '-in', file, '-passin', `pass:${password}`, '-nodes');
      expect(opened.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
      expect(opened).toContain('BEGIN PRIVATE KEY');
      const [leafText = '', rootText = ''] =
        opened.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
      const [leaf, root] = [new X509Certificate(leafText), new X509Certificate(rootText)];
      expect([leaf.fingerprint256, leaf.validToDate.toISOString()]).toEqual([
        fingerprint,
        expiryDate.replace(/\.\d+/, '.000'),
      ]);
      writeFileSync(`${file}.root.pem`, rootText);
      writeFileSync(`${file}.leaf.pem`, leafText);
      openssl('verify', '-x509_strict', '-purpose', 'sslclient', '-CAfile', `${file}.root.pem`, `${file}.leaf.pem`);
      expect([root.ca, leaf.ca, leaf.publicKey.asymmetricKeyType]).toEqual([
        true,
        false,
        key === 'rsaEncryption' ? 'rsa' : 'ec',
      ]);
      expect(openssl('x509', '-in', `${file}.leaf.pem`, '-noout', '-text')).toContain(key);
      const info = execFileSync('sh', ['-c', `openssl pkcs12 -in ${file} -passin pass:${password} -info -noout 2>&1`], {
        encoding: 'utf8',
      });
      expect(info).toContain(cipher);
    },
  );

  it('never repeats a serial number, and uses the roots of the installation again', async () => {
    await choose('NODE');
    for (let count = 0; count < 4; count += 1) await generate();
    const rows = await server.rows<{ serials: number; authorities: number }>(
      'select count(distinct serial)::integer as serials, count(distinct authority_id)::integer as authorities from app.certificate',
    );
    expect(rows).toEqual([{ serials: 4, authorities: 1 }]);
    const again = 'insert into app.certificate_serial select authority_id, serial from app.certificate limit 1';
    await expect(server.services.owner.query(again)).rejects.toThrow('certificate_serial_pkey');
  });

  it('makes at most 10 that work', async () => {
    await choose('NODE');
    const { id } = await generate();
    await server.services.owner.query(
      `insert into app.certificate (community_id, authority_id, serial, fingerprint, subject, issuer, signature_algorithm, expires_at, created_by, created_at)
       select 10, authority_id, decode(md5(n::text), 'hex'), sha256(convert_to(n::text, 'UTF8')), subject, issuer, signature_algorithm, expires_at, created_by, created_at
       from app.certificate, generate_series(1, 9) n where id = $1`,
      [id],
    );
    const refused = await send('POST', 'certificates/generate');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'A facility can have 10 certificates that work. Disable one first.',
    ]);
    await setEnd(id, days(-1));
    expect((await send('POST', 'certificates/generate')).statusCode).toBe(201);
  });

  it('at once by several makes one root for each type of key', async () => {
    await server.services.owner.query(
      'delete from app.certificate; delete from app.certificate_serial; delete from app.certificate_authority',
    );
    await choose('NODE');
    await Promise.all([generate(), generate(), generate()]);
    expect(await server.rows('select key_type from app.certificate_authority')).toEqual([{ key_type: 'EC' }]);
  });

  it('is refused to users who are kept to some businesses, and to those who may only see', async () => {
    const rights = ['MANAGE_CERTIFICATES'] as const;
    const clerk = await server.signIn({ loginName: 'clerk', communityId: 10, rights, businessIds: [101] });
    const viewer = await server.signIn({
      loginName: 'viewer',
      communityId: 10,
      rights: ['VIEW_CONNECTION_DETAILS'],
    });
    for (const { headers } of [clerk, viewer]) {
      const url = `${server.rest}/certificates/generate`;
      expect((await server.app.inject({ method: 'POST', url, headers })).statusCode).toBe(403);
    }
  });
});

describe('the list of certificates', () => {
  it('says which are expiring soon and expired, and leaves disabled ones out [2C102 2R264]', async () => {
    await choose('NODE');
    const [working, ending, expired, disabled] = [
      await generate(),
      await generate(),
      await generate(),
      await generate(),
    ];
    await setEnd(ending.id, days(30));
    await setEnd(expired.id, days(0));
    await send('DELETE', `certificates/${disabled.id}`);
    expect((await list()).map(({ id, expiringSoon, expired: isExpired }) => [id, expiringSoon, isExpired])).toEqual([
      [working.id, false, false],
      [ending.id, true, false],
      [expired.id, false, true],
    ]);
    await setEnd(ending.id, days(30.001));
    expect((await list())[1]).toMatchObject({ expiringSoon: false });
  });

  it('has disabled ones behind the others on request, the newest first', async () => {
    await choose('NODE');
    const [first, second, working] = [await generate(), await generate(), await generate()];
    for (const { id } of [first, second]) await send('DELETE', `certificates/${id}`);
    const { certificates } = (await send('GET', 'certificates?includeDisabled=true')).json<{
      certificates: Certificate[];
    }>();
    const enabled = certificates.filter((certificate) => certificate.enabled);
    expect(enabled).toEqual(await list());
    expect(enabled.map(({ id }) => id)).toContain(working.id);
    expect(
      certificates
        .slice(enabled.length)
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual([second.id, first.id]);
  });
});

describe('disabling a certificate', () => {
  it('is for good, also of an expired one, and is in the audit trail [2C104 2R266]', async () => {
    await choose('NODE');
    const { id } = await generate();
    await setEnd(id, days(-1));
    expect((await send('DELETE', `certificates/${id}`)).statusCode).toBe(204);
    expect((await send('DELETE', `certificates/${id}`)).statusCode).toBe(409);
    expect(await list()).toEqual([]);
    expect(
      await server.rows(`select description from app.audit_entry where action = 'certificates.disable'`),
    ).toContainEqual({ description: `Certificate CN=${id},O=C10 disabled` });
    expect((await send('DELETE', 'certificates/999999')).statusCode).toBe(404);
  });
});

describe('downloading a certificate', () => {
  it('is possible as often as wanted while it is enabled, and noted [2C106 2R359]', async () => {
    await choose('NODE');
    const { id } = await generate();
    const [first, second] = [await download(id), await download(id)];
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(
      await server.rows(
        `select object_id from app.audit_entry where action = 'certificates.download' and object_id = '${id}'`,
      ),
    ).toHaveLength(2);
  });

  it('is refused once it has expired or is disabled [2R265]', async () => {
    await choose('NODE');
    const { id, expiryDate } = await generate();
    await setEnd(id, days(0));
    expect((await download(id)).statusCode).toBe(409);
    await setEnd(id, expiryDate);
    await send('DELETE', `certificates/${id}`);
    expect((await download(id)).statusCode).toBe(409);
  });

  it('is refused to viewers, staff and other facilities', async () => {
    await choose('NODE');
    const { id } = await generate();
    const viewer = await server.signIn({ loginName: 'reader', communityId: 10, rights: ['VIEW_CONNECTION_DETAILS'] });
    const other = await server.signIn({ loginName: 'other', communityId: 20, rights: ['MANAGE_CERTIFICATES'] });
    const staff = await server.signIn({
      loginName: 'staff',
      communityId: null,
      chooses: 10,
      rights: ['MANAGE_CERTIFICATES'],
    });
    expect((await download(id, viewer)).statusCode).toBe(403);
    expect((await download(id, staff)).statusCode).toBe(403);
    expect((await download(id, other)).statusCode).toBe(404);
    const { 'x-requested-with': _header, ...bare } = officer.headers;
    expect((await download(id, { headers: bare })).statusCode).toBe(403);
  });
});
