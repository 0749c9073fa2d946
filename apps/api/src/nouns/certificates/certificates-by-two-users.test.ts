import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  for (const table of ['proposal', 'certificate', 'certificate_config']) await server.rows(`delete from app.${table}`);
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
