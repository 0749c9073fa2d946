import { contracts } from '@quickportal/contracts/registry';
import { facilityRights, staffRights } from '@quickportal/contracts/access/rights';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restCall } from '../../testing/rest-call.ts';
import { relativeCost } from '../../testing/processor-time.ts';
import { sampleInput } from '../../testing/every-call/sample-input.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { testActors } from '../../testing/test-actors.ts';
import { runInTurn, spendCalls } from './call-limits.ts';

const AT_ONCE = 20;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ callsPerMinute: AT_ONCE * 6 });
});
afterAll(() => server.close());
beforeEach(() => server.services.clock.advance(60_000));

let users = 0;
const signIn = (kind: 'STAFF' | 'CLIENT'): Promise<SignedIn> => {
  const loginName = `caller.${users++}`;
  return kind === 'STAFF'
    ? server.signIn({ loginName, kind, communityId: null, rights: staffRights, chooses: 10 })
    : server.signIn({ loginName, kind, communityId: 10, rights: facilityRights });
};
const session = ({ headers }: SignedIn) => server.app.inject({ url: `${server.rest}/session`, headers });
async function useUp(caller: SignedIn) {
  for (let n = 0; n < AT_ONCE; n++) expect((await session(caller)).statusCode).toBe(200);
}
const closed = contracts.filter(({ audience }) => !audience.includes('public'));

describe('a session that has used up its calls', () => {
  it('gets 429 with the time to wait from every call, over REST and tRPC', async () => {
    const callers = { STAFF: await signIn('STAFF'), CLIENT: await signIn('CLIENT') };
    await useUp(callers.STAFF);
    await useUp(callers.CLIENT);
    for (const contract of closed) {
      const { headers } = callers[contract.audience.includes('facility') ? 'CLIENT' : 'STAFF'];
      const input = sampleInput(contract);
      const overRest = await restCall(server.app, server.rest, contract, input, headers);
      const url = `${server.trpc}/${contract.name}`;
      const overTrpc = await server.app.inject({ method: 'POST', url, headers, payload: input });
      expect([contract.name, overRest.status, overTrpc.statusCode]).toEqual([contract.name, 429, 429]);
      expect(Number(overTrpc.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('gets 429 for receipts, forms, files and exports as well', async () => {
    const caller = await signIn('CLIENT');
    await useUp(caller);
    const { headers, csrfToken } = caller;
    for (const path of [
      'transactions/1/receipt',
      'forms/post/customers',
      'exports/1/file',
      'uploaded-files/1/content',
    ]) {
      const response = await server.app.inject({ url: `${server.rest}/${path}?csrf=${csrfToken}`, headers });
      expect([path, response.statusCode]).toEqual([path, 429]);
      expect(response.headers['retry-after']).toBeDefined();
    }
  });

  it('is explained in plain words, leaves other sessions alone, and goes on with time', async () => {
    const [caller, other] = [await signIn('CLIENT'), await signIn('CLIENT')];
    await useUp(caller);
    const refused = await session(caller);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(refused.json()).toMatchObject({
      detail: 'Too many requests came from this session. Try again in 1 second.',
    });
    expect((await session(other)).statusCode).toBe(200);
    server.services.clock.advance(1000);
    expect((await session(caller)).statusCode).toBe(200);
  });

  it('has used them up sooner with calls that cost more', async () => {
    const { headers } = await signIn('CLIENT');
    const statuses: number[] = [];
    for (let n = 0; n < AT_ONCE; n++) {
      const payload = { query: 'olsson' };
      statuses.push(
        (await server.app.inject({ method: 'POST', url: `${server.rest}/customer-search`, headers, payload }))
          .statusCode,
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(AT_ONCE / 2);
  });
});

it('every search, export, upload and mail costs more than other calls', () => {
  const dear = contracts.filter(({ name }) =>
    /\.(search|startExport|start\w+Export|sendReceipt|resendInvitation)$/.test(name),
  );
  expect(dear.length).toBeGreaterThan(6);
  // Options of a field: a page of a short list, or of a directory that is read by the index of its key
  const own = ['bsbBranches.search', 'businesses.search', 'communities.search', 'countries.search'];
  expect(dear.filter(({ cost = 1, name }) => cost === 1 && !own.includes(name)).map(({ name }) => name)).toEqual([]);
});

describe('the calls of one community', () => {
  it('run dear ones a few at a time, and never hold up another community or its own cheap calls', async () => {
    const { services } = server;
    const [userActor, other] = [testActors.facility, { ...testActors.facility, community: null }];
    const { promise, resolve } = Promise.withResolvers<void>();
    let running = 0;
    const work = async () => {
      running++;
      await promise;
    };
    const busy = Array.from({ length: 20 }, () => runInTurn({ services, actor: userActor }, 10, work));
    await new Promise(setImmediate);
    expect(running).toBe(Math.ceil(services.configuration.databasePool / 2));
    await runInTurn({ services, actor: other }, 10, () => Promise.resolve());
    await runInTurn({ services, actor: userActor }, 1, () => Promise.resolve());
    resolve();
    await Promise.all(busy);
    expect(running).toBe(20);
  });
});

it('counting a call takes a few microseconds of processor time', () => {
  const { services } = server;
  const actor = testActors.facility;
  const microseconds = 10;
  const thousand = () => {
    for (let n = 0; n < 1000; n++) count();
  };
  expect(relativeCost(thousand, microseconds)).toBeLessThanOrEqual(microseconds);
  function count(): void {
    try {
      spendCalls({ services, actor });
    } catch {
      services.clock.advance(60_000);
    }
  }
});
