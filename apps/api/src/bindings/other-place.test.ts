import { facilityRights, staffRights } from '@quickportal/contracts/access/rights';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { contracts } from '@quickportal/contracts/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restCall } from '../testing/rest-call.ts';
import { sampleInput } from '../testing/every-call/sample-input.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';

// Every call of the registry, also those that are added later: none acts for another community or person than named
let server: TestServer;
let clerk: SignedIn;
let viewer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  clerk = await server.signIn({ loginName: 'clerk', kind: 'CLIENT', communityId: 10, rights: facilityRights });
  viewer = await server.signIn({ loginName: 'viewer', kind: 'STAFF', communityId: null, rights: staffRights });
  await server.services.owner.query('update app.session set view_as_user_id = $1 where id = $2', [
    clerk.userId,
    viewer.sessionId,
  ]);
});
afterAll(() => server.close());

const closed = contracts.filter((contract) => !contract.audience.includes('public'));
const cases = closed.map((contract) => [contract.name, contract] as const);

const mismatches = (): [string, Record<string, string>][] => [
  ['community of a facility user', { ...clerk.headers, 'x-community-id': '20' }],
  ['community of the user viewed as', { ...viewer.headers, 'x-community-id': '20' }],
  ['user viewed as', { ...viewer.headers, 'x-view-as': 'none' }],
  ['signed-in user', { ...clerk.headers, 'x-user-id': String(viewer.userId) }],
];

const typeOf = (body: string) => /problems\/([a-z-]+)/.exec(body)?.[1];
const auditEntries = async () =>
  (await server.services.owner.query<{ count: string }>('select count(*) from app.audit_entry')).rows[0]?.count;

async function overTrpc(contract: AnyContract, headers: Record<string, string>) {
  const response = await server.app.inject({
    method: 'POST',
    url: `${server.trpc}/${contract.name}`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(sampleInput(contract)),
  });
  return { status: response.statusCode, body: response.body };
}

describe('a call whose community or person is not the session’s', () => {
  it.each(cases)('%s returns 409 other-community over REST and tRPC, and leaves no trace', async (_name, contract) => {
    const before = await auditEntries();
    for (const [what, headers] of mismatches()) {
      const rest = await restCall(server.app, server.rest, contract, sampleInput(contract), headers);
      const trpc = await overTrpc(contract, headers);
      expect([rest.status, typeOf(rest.body)], what).toEqual([409, 'other-community']);
      expect([trpc.status, typeOf(trpc.body)], what).toEqual([409, 'other-community']);
      expect((JSON.parse(rest.body) as { requestId: string }).requestId).not.toBe('');
      expect(trpc.body).toMatch(/"requestId":"[^"]+"/);
    }
    expect(await auditEntries()).toBe(before);
  });

  it.each([
    ['GET', 'exports/1/file'],
    ['GET', 'transactions/1000000001/receipt'],
    ['GET', 'uploaded-files/1/content'],
    ['GET', 'uploaded-files/1/errors-file'],
    ['POST', 'uploaded-files?format=CUSTOMERS'],
    ['GET', 'forms/post/customers'],
    ['GET', 'forms/get/customers/1001'],
  ] as const)('%s %s, which serves no JSON call, returns 409 as well', async (method, path) => {
    for (const [what, headers] of mismatches()) {
      const response = await server.app.inject({ method, url: `${server.rest}/${path}`, headers });
      expect([response.statusCode, typeOf(response.body)], what).toEqual([409, 'other-community']);
    }
  });
});
