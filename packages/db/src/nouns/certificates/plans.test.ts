import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { findCertificateStatement } from './find-certificate.ts';
import { certificateById, disabledCertificates, listedCertificates, workingCertificates } from './read-certificates.ts';

let test: TestDatabase;
let auth: Client;
let tenant: Client;

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
  tenant = new Client(test.db.connectionConfig('tenant'));
  for (const client of [auth, tenant]) await client.connect();
}, 120_000);
afterAll(async () => {
  for (const client of [auth, tenant]) await client.end();
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

const at = new Date(testTime);
const reads = [
  ['the list of those that are not disabled', listedCertificates.statement({ communityId: 7 })],
  ['the list of those that are disabled', disabledCertificates.statement({ communityId: 7 })],
  ['the count of those that work', workingCertificates.statement({ communityId: 7, at })],
  ['one of them', certificateById.statement({ certificateId: 50_006 })],
] as const;

// Staff who work in a community have the role and the scope of its users
it.each(reads)("of a community's 5,000 certificates, %s is read by index", async (_what, statement) => {
  const community: Scope = { kind: 'community', communityId: 7 };
  const { nodes, blocks } = await plansOf(tenant, community, statement);
  const found = nodes.filter((node) => node['Relation Name'] === 'certificate');
  expect(found.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(found.length).toBeGreaterThan(0);
  // At most 100 rows, whatever the community has
  expect(blocks).toBeLessThan(150);
});
