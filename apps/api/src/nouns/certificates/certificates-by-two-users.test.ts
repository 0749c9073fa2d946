import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSealer } from '../../engines/auth/sealing.ts';
import { settingsByTwoUsers } from '../../testing/settings-by-two-users.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let users: Awaited<ReturnType<typeof settingsByTwoUsers>>;
beforeAll(async () => {
  server = await createTestServer();
  users = await settingsByTwoUsers(server, ['MANAGE_CERTIFICATES']);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['proposal', 'waiting_secret', 'certificate', 'certificate_config'])
    await server.rows(`delete from app.${table}`);
});

const wanted = { technology: 'NODE', expiringCertificateNotificationEmail: 'it@example.com' };
const configNow = async () => (await users.requester.get('ccapi-config')).body;
const requestConfig = async () => users.requested(await users.requester.patch('ccapi-config', wanted));

describe('the configuration of certificates that needs a second person', () => {
  it('is saved when another user approves it [2C101]', async () => {
    const proposalId = await requestConfig();
    expect(await configNow()).toMatchObject({ technology: null, version: 1 });
    await users.approve(proposalId);
    expect(await configNow()).toMatchObject({ ...wanted, version: 2 });
  });

  it('stays as it is where the request is rejected', async () => {
    await users.reject(await requestConfig());
    expect(await configNow()).toMatchObject({ technology: null, version: 1 });
  });

  it('is not saved over what was saved since the request', async () => {
    const proposalId = await requestConfig();
    await server.rows(
      `insert into app.certificate_config (community_id, technology, notification_email, version, updated_at)
       values (10, 'JAVA', 'ops@example.com', 2, now())`,
    );
    await users.refuseAsOutOfDate(proposalId);
    expect(await configNow()).toMatchObject({ technology: 'JAVA', version: 2 });
  });
});

describe('a certificate that needs a second person', () => {
  beforeEach(() =>
    server.rows(
      `insert into app.certificate_config (community_id, technology, notification_email, version, updated_at)
       values (10, 'NODE', 'it@example.com', 2, now())`,
    ),
  );
  const generate = () => users.requester.post('certificates/generate');
  const list = async (caller = users.requester): Promise<Certificate[]> =>
    (await caller.get('certificates')).body.certificates;
  const approved = async (): Promise<Certificate> => {
    await users.approve(users.requested(await generate()));
    const [certificate] = await list();
    if (!certificate) throw new Error('No certificate was made');
    return certificate;
  };
  const fetchPassword = ({ id }: Certificate, caller = users.requester, headers = {}) =>
    caller.post(`certificates/${id}/password`, {}, headers);

  it('is made when another user approves it, and hands its password to the requester once [2C103]', async () => {
    const proposalId = users.requested(await generate());
    expect(await list()).toEqual([]);
    await users.approve(proposalId);
    const [certificate] = await list();
    if (!certificate) throw new Error('No certificate was made');
    expect(certificate).toMatchObject({ createdBy: 'requester', password: null, enabled: true });
    expect(certificate.passwordWaitsUntil).not.toBeNull();
    for (const other of [users.colleague, users.approver]) {
      expect((await list(other))[0]?.passwordWaitsUntil).toBeNull();
      expect((await fetchPassword(certificate, other)).status).toBe(404);
    }
    const fetched = await fetchPassword(certificate, users.requester, { 'idempotency-key': 'password' });
    expect([fetched.status, fetched.body.id], fetched.raw).toEqual([200, certificate.id]);
    expect(fetched.body.password).toMatch(/^[A-Za-z0-9]{24}$/);
    const repeated = await fetchPassword(certificate, users.requester, { 'idempotency-key': 'password' });
    expect([repeated.status, repeated.body.password]).toEqual([200, null]);
    expect((await fetchPassword(certificate)).status).toBe(404);
    const kept = await server.rows(
      `select row_to_json(p)::text as text from app.proposal p union all
       select row_to_json(a)::text from app.audit_entry a union all select row_to_json(i)::text from app.idempotency_key i`,
    );
    expect(JSON.stringify(kept)).not.toContain(fetched.body.password);
  });

  it('is not made where the request is rejected', async () => {
    await users.reject(users.requested(await generate()));
    expect(await list()).toEqual([]);
    expect(await server.rows('select 1 from app.waiting_secret')).toEqual([]);
  });

  it('is not made for a technology that was changed since the request', async () => {
    const proposalId = users.requested(await generate());
    await server.rows(`update app.certificate_config set technology = 'JAVA', version = 3`);
    await users.refuseAsOutOfDate(proposalId);
    expect(await list()).toEqual([]);
  });

  it('says to generate another where the master key of its password was withdrawn', async () => {
    const certificate = await approved();
    const sealed = createSealer(['n'.repeat(64)]).seal('certificate', 'certificate password', 'password');
    await server.rows(`update app.waiting_secret set secret_sealed = '${sealed}'`);
    const refused = await fetchPassword(certificate);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/generate another\.$/)]);
  });

  it('is disabled at once', async () => {
    const { id } = await approved();
    expect((await users.requester.delete(`certificates/${id}`)).status).toBe(204);
  });
});
