import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopAuth } from '../../engines/auth/stop.ts';
import { createApp } from '../../server/app.ts';
import { seedTestDemo } from '../../testing/seed-test-demo.ts';
import { testBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';

let services: TestServices;
let app: FastifyInstance;
let id: number;
beforeAll(async () => {
  services = await createTestServices({ configuration: { seed: 'demo' } });
  await seedTestDemo(services);
  app = await createApp(services, { portal: null });
  const { rows } = await services.owner.query<{ id: number }>(
    `select id from app.proposal where object_type = 'settlement-account' and status = 'PENDING'`,
  );
  id = Number(rows[0]?.id);
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

it('shows the account, the business and both sides to all who see accounts', async () => {
  for (const loginName of ['staff.admin', 'staff.support']) {
    const shown = (await (await signedIn(loginName)).call('GET', `account-authorisation/${id}`)).json();
    expect(shown).toMatchObject({
      pendingAccountAuthorisationId: id,
      accountAlias: 'Water Amex and Diners',
      businessName: 'Harbour City Water',
      requesterName: 'Callum McKenzie',
      reason: 'The agreement for these cards ends this month.',
      currentUserCanApprove: loginName === 'staff.admin',
    });
    expect(shown.propertyDifferences).toContainEqual({
      propertyName: 'Status',
      existingValue: 'Enabled',
      modifiedValue: 'Disabled',
      different: true,
    });
  }
});

it('is 404 where the request is about something else', async () => {
  const { rows } = await services.owner.query<{ id: number }>(
    `select id from app.proposal where object_type = 'system-user' limit 1`,
  );
  const browser = await signedIn('staff.admin');
  expect((await browser.call('GET', `account-authorisation/${rows[0]?.id}`)).statusCode).toBe(404);
});

it('is approved by a second user with a comment, once, and changes the account [3R210]', async () => {
  const own = await (await signedIn('staff.second')).call('POST', `account-authorisation/${id}/approve`, {});
  expect([own.statusCode, own.json().detail]).toEqual([
    403,
    'You made this request yourself. Another user must decide.',
  ]);
  const support = await signedIn('staff.support');
  expect((await support.call('POST', `account-authorisation/${id}/reject`, { reason: 'No' })).statusCode).toBe(403);
  const approver = await signedIn('staff.admin');
  const comment = 'Checked with the bank';
  const approved = await approver.call('POST', `account-authorisation/${id}/approve`, { comment, version: 1 });
  expect([approved.statusCode, approved.json()]).toMatchObject([
    200,
    { status: 'APPROVED', decisionReason: comment, deciderName: 'Priya Sharma' },
  ]);
  const { rows } = await services.owner.query(
    `select status from app.settlement_account where account_alias = 'Water Amex and Diners'`,
  );
  expect(rows).toEqual([{ status: 'DISABLED' }]);
  const again = await approver.call('POST', `account-authorisation/${id}/reject`, { reason: 'Late' });
  expect([again.statusCode, again.json().detail]).toEqual([409, 'This request was approved by Priya Sharma.']);
});
