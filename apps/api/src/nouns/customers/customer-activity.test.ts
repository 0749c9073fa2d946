import type { Right } from '@quickportal/contracts/access/rights';
import type { AuditEntry } from '@quickportal/contracts/access/audit-entry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAudit } from '../../engines/audit/audit.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { testOrigin } from '../../testing/test-actors.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const rights: readonly Right[] = [
  'MANAGE_CUSTOMERS',
  'MANAGE_CUSTOMER_ACCOUNTS',
  'MANAGE_RECURRING_CUSTOMERS',
  'TERMINAL_EXISTING_CUSTOMER',
  'TransactionDetailView',
  'VIEW_USERS',
];
let server: TestServer;
let officer: ApiCaller;
let officerId: number;
let accountId: number;

beforeAll(async () => {
  server = await createTestServer();
  const kit = await paymentKit(server.services);
  accountId = await kit.card(1001);
  const signedIn = await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights });
  officerId = signedIn.userId;
  officer = apiCaller(server, signedIn);
});
afterAll(() => server.close());

const newest = async (path = 'customers/1001/audit-entries'): Promise<AuditEntry> => {
  const response = await officer.get(path);
  expect(response.status, response.raw).toBe(200);
  return (response.body.items as AuditEntry[])[0] ?? expect.fail('No entry');
};

it('says what changed from what to what, field by field [1C024 1E011]', async () => {
  const { body: customer } = await officer.get('customers/1001');
  const { customerName, email, phoneNumber } = customer;
  const changed = await officer.put('customers/1001/details', {
    customerName,
    email: 'new@example.com',
    phoneNumber,
    state: 'NSW',
    receivesEmail: true,
  });
  expect(changed.status, changed.raw).toBe(200);
  const entry = await newest();
  expect(entry.about).toEqual({ customerId: 1001 });
  expect(entry.changes).toEqual([
    { field: 'state', title: 'State', from: '', to: 'NSW' },
    { field: 'email', title: 'Email', from: email, to: 'new@example.com' },
    { field: 'receivesEmail', title: 'Email notifications', from: 'Off', to: 'On' },
  ]);
});

it('names the account, the schedule and the payment that it is about', async () => {
  const account = await officer.patch(`customers/1001/accounts/${accountId}`, { expiryDate: '11/30' });
  expect(account.status, account.raw).toBe(200);
  expect(await newest()).toMatchObject({
    about: { customerId: 1001, accountId },
    changes: [{ field: 'expiryDate', title: 'Expiry date', from: '12/29', to: '11/30' }],
  });
  const schedule = await officer.post('customers/1001/recurring-payments', {
    accountToken: account.body.accountToken,
    description: 'Water rates',
    instalmentAmount: '100.00',
    frequency: 'MONTHLY',
    nextPaymentDate: '2026-11-30',
    endRule: 'UNTIL_STOPPED',
  });
  expect(schedule.status, schedule.raw).toBe(201);
  const recurringPaymentId = schedule.body.paymentScheduleId as number;
  expect(await newest()).toMatchObject({ about: { customerId: 1001, recurringPaymentId }, changes: [] });
  const payment = await officer.post('customers/1001/payments', { accountId, amount: '12.00' });
  expect(payment.status, payment.raw).toBe(201);
  expect((await newest()).about).toEqual({ customerId: 1001, receiptNumber: payment.body.receiptNumber });
});

it('says the same in the activity of the user, without the id of a customer whom the reader may not see', async () => {
  const path = `users/${officerId}/audit-entries`;
  const { about } = await newest();
  expect((await newest(path)).about).toEqual(about);
  const { headers } = await server.signIn({
    loginName: 'administrator',
    kind: 'CLIENT',
    communityId: 10,
    rights: ['VIEW_USERS'],
  });
  const response = await server.app.inject({ url: `${server.rest}/${path}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  for (const entry of response.json<{ items: AuditEntry[] }>().items) expect(entry.about.receiptNumber).toBeUndefined();
});

it('names the system where a job did it, not the job', async () => {
  const { db, clock } = server.services;
  const entry = {
    action: 'payto-agreements.send',
    actor: { kind: 'job', job: 'payto-agreements.send' },
    origin: testOrigin,
    communityId: 10,
    objectType: 'customer',
    objectId: '1001',
    description: 'PayTo agreement delivered to the payer’s bank',
    outcome: 'SUCCESS',
    at: clock.now(),
  } as const;
  await db.transaction({ kind: 'jobs' }, (trx) => recordAudit(trx, entry));
  expect(await newest()).toMatchObject({ description: entry.description, userName: 'System', loginName: '' });
});
