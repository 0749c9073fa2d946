import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { findCertificateStatement } from './find-certificate.ts';

let test: TestDatabase;
let auth: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  for (let id = 1; id <= 20; id++) await insertCommunity(test.owner, { id });
  await test.owner.query(
    `insert into app.certificate_authority (id, key_type, subject, certificate, private_key_sealed, expires_at, created_at)
     values (1, 'EC', 'CN=QuickPortal Client CA 1,O=QuickPortal', '\\x00', 'none', '2036-11-20', $1)`,
    [testTime],
  );
  // 5,000 certificates of each community, which have disabled most of theirs over the years
  await test.owner.query(
    `insert into app.certificate (community_id, id, authority_id, serial, fingerprint, subject, issuer, signature_algorithm,
       expires_at, disabled_at, created_by, created_at)
     select n % 20 + 1, n, 1, decode(md5(n::text), 'hex'), sha256(convert_to(n::text, 'UTF8')), 'CN=' || n, 'CN=1',
       'SHA256withECDSA', '2028-11-20', case when n > 100 then $1::timestamptz end, 'Dana Petrov', $1
     from generate_series(1, 100000) n`,
    [testTime],
  );
  await test.owner.query(
    `insert into app.ip_whitelist (community_id, network, created_at)
     select n % 20 + 1, ('203.0.' || n / 20 % 100 || '.0/28')::inet, $1 from generate_series(0, 1999) n`,
    [testTime],
  );
  await test.owner.query('vacuum analyze app.certificate, app.ip_whitelist');
  auth = new Client(test.db.connectionConfig('auth'));
  await auth.connect();
}, 120_000);
afterAll(async () => {
  await auth.end();
  await test.drop();
});

it('the certificate of a request is found by its fingerprint, whatever there is of others', async () => {
  for (const certificate of ['77', '99999', 'not there']) {
    const fingerprint = createHash('sha256').update(certificate).digest();
    const statement = findCertificateStatement({ fingerprint, ip: '203.0.113.7' });
    const { nodes, blocks } = await plansOf(auth, { kind: 'auth' }, statement);
    expect(nodes.find((node) => node['Relation Name'] === 'certificate')?.['Node Type']).toMatch(/^Index/);
    expect(blocks).toBeLessThan(30);
  }
});
