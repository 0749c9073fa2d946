import { authenticate } from '../../engines/auth/authenticate.ts';
import type { UserActor } from '../../engines/access/actor.ts';
import { propose } from '../../procedures/propose.ts';
import { createApp } from '../../server/app.ts';
import { proposalKinds } from '../supplier-accounts/proposal-kinds.ts';
import { stopAuth } from '../../engines/auth/stop.ts';
import { seedTestDemo } from '../../testing/seed-test-demo.ts';
import { testOrigin } from '../../testing/test-actors.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { testBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

// What the demo seeds as pending must be what the kinds of today would take: same fields, same hashes
let services: TestServices;
let app: FastifyInstance;
beforeAll(async () => {
  services = await createTestServices({ configuration: { seed: 'demo' } });
  await seedTestDemo(services);
  app = await createApp(services, { portal: null });
});
afterAll(async () => {
  await app.close();
  await stopAuth(services);
  await services.drop();
});

const signedIn = async (loginName: string): Promise<TestBrowser> => {
  const browser = testBrowser(app, services.configuration.basePath, '203.0.113.7');
  await browser.signIn(loginName);
  return browser;
};

it('refuses another change of an account while its authorisation waits [3R249 3R276 3M067]', async () => {
  const asking = await signedIn('staff.second');
  const { rows } = await services.owner.query<{ change: { communityId: number; settlementAccountId: number } }>(
    `select change from app.proposal where kind = 'settlement-accounts.disable' and status = 'PENDING'`,
  );
  const kind = proposalKinds.find(({ kind: name }) => name === 'settlement-accounts.disable');
  if (!kind || !rows[0]) throw new Error('The demo has no account that waits for its authorisation');
  const sessionToken = String(asking.cookies.get('quickportal'));
  const actor = (await authenticate(services, { sessionToken, now: services.clock.now() })) as UserActor;
  const again = (change: object) =>
    services.db.transaction({ kind: 'staff' }, (trx) =>
      propose(
        { actor, origin: testOrigin, services },
        { trx, now: services.clock.now(), audit: () => Promise.resolve() },
        kind,
        {
          change,
          communityId: 10,
        },
      ),
    );
  await expect(again(rows[0].change)).rejects.toMatchObject({
    status: 409,
    detail:
      'This account has an existing dual authentication request. This must be resolved before further changes can be made.',
  });
  const idOf = async (alias: string) => {
    const key = `select id from app.settlement_account where community_id = 10 and account_alias = $1`;
    return (await services.owner.query<{ id: number }>(key, [alias])).rows[0]?.id;
  };
  await expect(
    again({ communityId: 10, settlementAccountId: await idOf('Water test merchant') }),
  ).resolves.toMatchObject({ proposalId: expect.any(Number) });
  await services.owner.query(`delete from app.proposal where requested_at >= $1 and status = 'PENDING'`, [
    services.clock.now(),
  ]);
});

it('shows pending requests of the demo that can really be approved, an account authorisation among them [3R281 3R280 3R284]', async () => {
  const titles: string[] = [];
  for (const loginName of ['staff.admin', 'staff.second']) {
    const approver = await signedIn(loginName);
    const { items } = (await approver.call('GET', 'proposals')).json<{ items: { proposalId: number }[] }>();
    for (const { proposalId } of items) {
      const details = (await approver.call('GET', `proposals/${proposalId}`)).json<{ staleReason: string | null }>();
      expect(details).toMatchObject({ staleReason: null, currentUserCanApprove: true });
      const response = (await approver.call('POST', `proposals/${proposalId}/approve`, {})).json<{ title: string }>();
      expect(response).toMatchObject({ status: 'APPROVED', currentUserCanApprove: false });
      titles.push(response.title);
    }
  }
  expect(titles).toEqual([
    'Create administrator Ines Moreau',
    'Disable tandem merchant account Water Amex and Diners',
    'Edit administrator Mei Chen',
  ]);
  const { rows } = await services.owner.query(
    `select status from app.settlement_account where account_alias = 'Water Amex and Diners'`,
  );
  expect(rows).toEqual([{ status: 'DISABLED' }]);
  const people = await services.owner.query(
    `select full_name, email, employee_number, status from app.system_user
     where full_name in ('Ines Moreau', 'Mei Chen') order by full_name`,
  );
  expect(people.rows).toEqual([
    { full_name: 'Ines Moreau', email: 'ines.moreau@example.com', employee_number: 'E20417', status: 'ACTIVE' },
    { full_name: 'Mei Chen', email: 'mei.chen@example.com', employee_number: 'E10388', status: 'ACTIVE' },
  ]);
});
