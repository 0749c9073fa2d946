import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { PASSWORD } from '../../testing/test-browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.services.owner.query(
    `update app.settlement_account set status = 'DISABLED' where community_id = 10 and kind in ('PAYTO_PAYEE', 'PAYID_BILLER')`,
  );
});
afterAll(() => server.close());

it('records payments before it, each wholly, and none afterwards, while they run', async () => {
  const kit = await paymentKit(server.services);
  const accountId = await kit.card(1001);
  const rights = ['TERMINAL_EXISTING_CUSTOMER'] as const;
  const clerk = apiCaller(
    server,
    await server.signIn({ loginName: 'clerk', kind: 'STAFF', communityId: null, rights, chooses: 10 }),
  );
  const staff = { kind: 'STAFF', communityId: null, password: PASSWORD, rights: ['DECOMMISSION_COMMUNITIES'] } as const;
  const operator = apiCaller(server, await server.signIn({ loginName: 'operator', ...staff }));
  await server.signIn({ loginName: 'second', ...staff });
  const take = () => clerk.post('customers/1001/payments', { accountId, amount: '10.00' });
  const ending = operator.post('communities/10/decommission', {
    password: PASSWORD,
    dualAuthLoginName: 'second',
    dualAuthPassword: PASSWORD,
  });
  const taken: Awaited<ReturnType<typeof take>>[] = [];
  const progress = { isOver: false };
  const ended = ending.finally(() => (progress.isOver = true));
  while (!progress.isOver) taken.push(...(await Promise.all(Array.from({ length: 8 }, take))));
  const response = await ended;
  expect(response.status, response.raw).toBe(200);

  const refused = await take();
  expect([refused.status, refused.body.detail]).toEqual([409, 'The community has been decommissioned.']);
  const approved = taken.filter(({ status }) => status === 201).map(({ body }) => body.receiptNumber as string);
  expect(approved.length).toBeGreaterThan(0);
  expect(taken.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const { rows } = await server.services.owner.query<{ receipt_number: string; status: string }>(
    `select receipt_number, status from app.transaction where community_id = 10 and amount = 1015`,
  );
  expect(rows.map(({ receipt_number: receipt }) => receipt).toSorted()).toEqual(approved.toSorted());
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['APPROVED']));
});
