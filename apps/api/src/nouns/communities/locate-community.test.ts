import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertUploadedFile } from '@quickportal/db/testing/test-rows';
import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let staff: ApiCaller;
const staffWith = async (loginName: string, rights: readonly ('VIEW_CUSTOMERS' | 'TransactionDetailView')[]) =>
  apiCaller(server, await server.signIn({ loginName, kind: 'STAFF', communityId: null, rights }));
beforeAll(async () => {
  server = await createTestServer();
  await insertUploadedFile(server.services.owner, { communityId: 20, id: 77 });
  for (const [communityId, businessId] of [
    [10, 101],
    [20, 201],
  ] as const)
    await insertTransaction(server.services.owner, { communityId, businessId }, { receipt_number: 'R-1' });
  await insertTransaction(server.services.owner, { communityId: 20, businessId: 201 }, { receipt_number: 'R-2' });
  staff = await staffWith('staff', ['VIEW_CUSTOMERS', 'TransactionDetailView']);
});
afterAll(() => server.close());

const located = async (caller: ApiCaller, kind: string, reference: string): Promise<unknown> => {
  const { status, body } = await caller.get(
    `communities/locate?kind=${kind}&reference=${encodeURIComponent(reference)}`,
  );
  expect(status).toBe(200);
  return (body.items as { communityId: number }[]).map(({ communityId }) => communityId);
};

it('says which community a customer belongs to, whatever the community worked in', async () => {
  expect(await located(staff, 'customer', '1001')).toEqual([10]);
  expect(await located(staff, 'customer', '2001')).toEqual([20]);
  for (const reference of ['999999999', '1e3', '99999999999999999999', 'x', '0'])
    expect(await located(staff, 'customer', reference)).toEqual([]);
});

it('names every community that gave out a receipt number', async () => {
  expect(await located(staff, 'transaction', 'R-1')).toEqual([10, 20]);
  expect(await located(staff, 'transaction', 'R-2')).toEqual([20]);
  expect(await located(staff, 'transaction', "R-3'")).toEqual([]);
});

it('says nothing of records that the caller may not see, and nothing at all to facilities', async () => {
  const clerk = await staffWith('clerk', ['VIEW_CUSTOMERS']);
  expect(await located(clerk, 'customer', '2001')).toEqual([20]);
  expect(await located(clerk, 'transaction', 'R-2')).toEqual([]);
  expect(await located(clerk, 'uploadedFile', '77')).toEqual([]);
  const rights = ['VIEW_CUSTOMERS'] as const;
  const officer = await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights });
  expect((await apiCaller(server, officer).get('communities/locate?kind=customer&reference=2001')).status).toBe(403);
});

it('leaves out communities that are switched off', async () => {
  await server.services.owner.query('update app.community set enabled = false where id = 20');
  expect(await located(staff, 'customer', '2001')).toEqual([]);
  expect(await located(staff, 'transaction', 'R-1')).toEqual([10]);
});
