import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller } from '../testing/api-caller.ts';
import { insertPayee } from '../testing/payto-payee.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const hasPayToProduct = async (loginName: string, more: object = {}): Promise<unknown> => {
  const signedIn = await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights: [], ...more });
  return (await apiCaller(server, signedIn).get('session')).body.hasPayToProduct;
};

it('says whether a business that the user works for has the PayTo product', async () => {
  expect(await hasPayToProduct('before')).toBe(false);
  await insertPayee(server.services, { communityId: 10, businessId: 101 });
  expect(await hasPayToProduct('after')).toBe(true);
  expect(await hasPayToProduct('kept', { businessIds: [102] })).toBe(false);
});
