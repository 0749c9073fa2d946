import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { contracts } from '@quickportal/contracts/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restCall } from '../testing/rest-call.ts';
import { sampleInput } from '../testing/every-call/sample-input.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';

let server: TestServer;
let user: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  user = await server.signIn({
    loginName: 'dana',
    kind: 'CLIENT',
    communityId: 10,
    rights: ['VIEW_CUSTOMERS', 'EXPORT_CUSTOMERS'],
  });
});
afterAll(() => server.close());

const closed = contracts.filter(({ audience, openWhenLocked }) => !audience.includes('public') && !openWhenLocked);
const cases = closed.map((contract) => [contract.name, contract] as const);
const asLink = () => ({ cookie: user.headers.cookie ?? '' });

async function call(contract: AnyContract, headers: Record<string, string>, csrf?: string) {
  const input = { ...sampleInput(contract), params: { ...sampleInput(contract).params } };
  const query = { ...input.query, ...(csrf !== undefined && { csrf }) };
  // A body that fits no call: nothing is changed, whatever the user may do
  const body = contract.body && { ...input.body, junk: true };
  const { status, body: text } = await restCall(server.app, server.rest, contract, { ...input, query, body }, headers);
  const type = status >= 400 ? (JSON.parse(text) as { type: string }).type.split('/').at(-1) : 'success';
  return { status, type, text };
}

describe('the query parameter csrf', () => {
  it.each(cases)('of %s is refused with 403 where it is wrong, with the header too', async (_name, contract) => {
    for (const headers of [asLink(), user.headers])
      expect(await call(contract, headers, 'wrong')).toMatchObject({ status: 403, type: 'csrf-token-invalid' });
  });

  it.each(cases)(
    'of %s opens it without the header where it is right, and is no field of it',
    async (_name, contract) => {
      if (contract.kind === 'mutation' && !contract.body) return;
      const [withHeader, withToken, withBoth] = [
        await call(contract, user.headers),
        await call(contract, asLink(), user.csrfToken),
        await call(contract, user.headers, user.csrfToken),
      ];
      expect([withToken.status, withToken.type]).toEqual([withHeader.status, withHeader.type]);
      expect([withBoth.status, withBoth.type]).toEqual([withHeader.status, withHeader.type]);
      expect(withToken.text).not.toContain('csrf');
    },
  );

  it('starts an export and asks for it, as a plain form and a link do', async () => {
    const start = await server.app.inject({
      method: 'POST',
      url: `${server.rest}/customer-export?csrf=${user.csrfToken}`,
      headers: asLink(),
    });
    expect(start.statusCode, start.body).toBe(202);
    const { exportId } = start.json<{ exportId: number }>();
    const poll = (csrf: string, headers = {}) =>
      server.app.inject({
        url: `${server.rest}/customer-export?exportId=${exportId}&csrf=${csrf}`,
        headers: { ...asLink(), ...headers },
      });
    expect((await poll(user.csrfToken)).statusCode).toBe(202);
    expect((await poll('wrong', user.headers)).statusCode).toBe(403);
  });

  it('follows the same rule for downloads and forms', async () => {
    for (const path of [
      'exports/999999/file',
      'transactions/1000000000/receipt',
      'uploaded-files/999999/content',
      'uploaded-files/999999/errors-file',
      'forms/post/customers',
    ]) {
      const get = async (headers: Record<string, string>, search: string) => {
        const response = await server.app.inject({ url: `${server.rest}/${path}${search}`, headers });
        return response.statusCode >= 400 ? response.json<{ type: string }>().type.split('/').at(-1) : 'success';
      };
      const passed = await get(user.headers, '');
      expect([path, passed]).not.toEqual([path, expect.stringMatching(/csrf|header/)]);
      expect([path, await get(asLink(), `?csrf=${user.csrfToken}`)]).toEqual([path, passed]);
      // Rights are asked before the token where a call is not the caller's at all
      expect(['csrf-token-invalid', 'forbidden']).toContain(await get(user.headers, '?csrf=wrong'));
      expect(['csrf-token-invalid', 'missing-request-header', 'forbidden']).toContain(await get(asLink(), ''));
    }
  });
});
