import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { insertPayee } from '../../testing/payto/payto-payee.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const hasPayToProduct = async (loginName: string, more: object = {}): Promise<unknown> => {
  const signedIn = await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights: [], ...more });
  return (await apiCaller(server, signedIn).get('session')).body.hasPayToProduct;
};

it('says whether a business that the user works for has the PayTo product and an enabled payee account', async () => {
  expect(await hasPayToProduct('before')).toBe(false);
  await server.services.owner.query(
    `insert into app.business_product (community_id, business_id, product, enabled_at) values (10, 101, 'PAYTO', now())`,
  );
  expect(await hasPayToProduct('without-payee')).toBe(false);
  await insertPayee(server.services, { communityId: 10, businessId: 101 });
  expect(await hasPayToProduct('after')).toBe(true);
  expect(await hasPayToProduct('kept', { businessIds: [102] })).toBe(false);
  await server.services.owner.query(`update app.settlement_account set status = 'DISABLED' where business_id = 101`);
  expect(await hasPayToProduct('disabled')).toBe(false);
});
