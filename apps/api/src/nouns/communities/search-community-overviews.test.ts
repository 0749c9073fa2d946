import { staffViewRights } from '@quickportal/contracts/access/rights';
import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { insertFacilityProposal } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let everywhere: ApiCaller;
let in10: ApiCaller;

beforeAll(async () => {
  server = await createTestServer();
  const { owner } = server.services;
  const staff = { kind: 'STAFF', communityId: null, rights: [...staffViewRights] } as const;
  everywhere = apiCaller(server, await server.signIn({ ...staff, loginName: 'tess' }));
  in10 = apiCaller(server, await server.signIn({ ...staff, loginName: 'rowan', chooses: 10 }));
  await server.rows(`update app.community set name = 'Harbour', code = 'HC' where id = 10`);
  await server.rows(`update app.community set name = 'Kiwi', code = 'KF' where id = 20`);
  await server.rows(`insert into app.business_parameter (community_id, business_id, code, value, updated_at)
    values (10, 101, 'BILLING_CODE', 'HCW-01', now())`);
  await insertFacilityProposal(owner, { communityId: 10, id: 9001 });
  const place = { communityId: 10, businessId: 101 };
  await insertTransaction(owner, place, { transaction_time: '2099-01-02T03:04:05.000Z', status: 'SUSPENDED' });
  await server.rows(`insert into app.service_message (community_id, doctype_code, status, created_at, updated_at, finished_at)
    values (10, 'PAYMENT_REQUEST', 'FAILED', '2026-11-19', now(), now()), (10, 'PAYMENT_REQUEST', 'FAILED', '2026-01-01', now(), now())`);
});
afterAll(() => server.close());

const list = async (path: string, caller = everywhere) => {
  const response = await caller.get(path);
  expect(response.status, response.raw).toBe(200);
  return response.body;
};

describe('the list of communities', () => {
  it('has what each waits for, by name', async () => {
    const { items, recordsCount } = await list('communities');
    expect(recordsCount).toBe(2);
    expect(items).toMatchObject([
      {
        communityName: 'Harbour',
        communityCode: 'HC',
        enabled: true,
        approvalsWaiting: 1,
        paymentsWaiting: 1,
        messagesFailed: 1,
        lastActivityAt: '2099-01-02T03:04:05.000Z',
      },
      { communityName: 'Kiwi', messagesFailed: 0 },
    ]);
  });

  it('is searched and narrowed, the same while working in one', async () => {
    for (const query of ['query=hcw', 'query=harbour', 'status=ENABLED&query=hc'])
      expect((await list(`communities?${query}`, in10)).items).toMatchObject([{ communityId: 10 }]);
    expect((await list('communities?status=DISABLED')).items).toEqual([]);
    await server.rows(`update app.community_product set enabled = false where community_id = 20 and product = 'PAYTO'`);
    expect((await list('communities?product=PAYTO')).items).toMatchObject([{ communityId: 10 }]);
    expect((await list('communities?product=PAYTO,PAYID')).recordsCount).toBe(2);
  });

  it('is for staff alone', async () => {
    const person = { kind: 'CLIENT', communityId: 10, loginName: 'dana', rights: ['VIEW_USERS'] } as const;
    expect((await apiCaller(server, await server.signIn(person)).get('communities')).status).toBe(403);
  });
});

describe('the list of businesses', () => {
  it('has those of the community worked in, found by name, code, ID and billing code', async () => {
    await server.rows(`update app.business set kind = 'BUYER', enabled = false where id = 102`);
    const { items, recordsCount } = await list('businesses', in10);
    expect(recordsCount).toBe(items.length);
    expect(items.map(({ businessId }: { businessId: number }) => businessId)).not.toContain(201);
    expect((await list('businesses?query=hcw', in10)).items).toMatchObject([
      { businessId: 101, billingCode: 'HCW-01', paymentsWaiting: 1, lastPaymentAt: '2099-01-02T03:04:05.000Z' },
    ]);
    for (const query of ['query=102', 'kind=BUYER', 'status=DISABLED'])
      expect((await list(`businesses?${query}`, in10)).items).toMatchObject([{ businessId: 102, kind: 'BUYER' }]);
  });
});
