import { facilityRights, staffRights } from '@quickportal/contracts/access/rights';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { problemTypes, universalProblems } from '@quickportal/contracts/kernel/problem';
import { contracts } from '@quickportal/contracts/registry';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileValue } from '../testing/hostile-values.ts';
import { otherCommunitysThing } from '../testing/other-community.ts';
import { restCall, type RestInput } from '../testing/rest-call.ts';
import { sampleInput } from '../testing/sample-input.ts';
import { createTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

// Every call of the registry, also those that are added later, is checked here without a test of its own
const JUNK_INPUTS = 300;

let server: TestServer;
let powerless: SignedIn;
let powerlessStaff: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  powerless = await server.signIn({ loginName: 'powerless', kind: 'CLIENT', communityId: 10, rights: [] });
  powerlessStaff = await server.signIn({
    loginName: 'powerless.staff',
    kind: 'STAFF',
    communityId: null,
    rights: [],
    chooses: 10,
  });
});
afterAll(() => server.close());

const isFacility = (contract: AnyContract) => contract.audience.includes('facility');
let users = 0;
/** Somebody who may do everything that the call's audience may. */
const powerful = (contract: AnyContract): Promise<SignedIn> =>
  isFacility(contract)
    ? server.signIn({
        loginName: `powerful.${users++}`,
        kind: 'CLIENT',
        communityId: 10,
        rights: facilityRights,
      })
    : server.signIn({
        loginName: `powerful.${users++}`,
        kind: 'STAFF',
        communityId: null,
        rights: staffRights,
        chooses: 10,
      });
const call = (contract: AnyContract, input: RestInput, headers: Record<string, string>) =>
  restCall(server.app, server.rest, contract, input, headers);
const named = (list: readonly AnyContract[]) => list.map((contract) => [contract.name, contract] as const);
const problemOf = (body: string) => (JSON.parse(body) as { type: string; status: number }).type.split('/').at(-1);

const closed = contracts.filter((contract) => !contract.audience.includes('public'));

describe('without a session', () => {
  it.each(named(closed))('%s answers 401, over REST and tRPC', async (_name, contract) => {
    const answer = await call(contract, sampleInput(contract), { 'x-requested-with': 'XMLHttpRequest' });
    expect([answer.status, problemOf(answer.body), answer.contentType]).toEqual([
      401,
      'unauthenticated',
      'application/problem+json; charset=utf-8',
    ]);
    const url = `${server.trpc}/${contract.name}`;
    const overTrpc = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: sampleInput(contract),
    });
    expect(overTrpc.statusCode).toBe(401);
  });
});

describe('without the header X-Requested-With', () => {
  it.each(named(closed))('%s answers 403 [1R172 1K037]', async (_name, contract) => {
    const { headers } = await powerful(contract);
    const answer = await call(contract, sampleInput(contract), { cookie: headers.cookie });
    expect([answer.status, problemOf(answer.body)]).toEqual([403, 'missing-request-header']);
  });
});

describe('without the right', () => {
  const guarded = closed.filter(({ rights }) => rights.anyOf !== undefined || rights.allOf !== undefined);
  it.each(named(guarded))('%s answers 403, before it looks at the input', async (_name, contract) => {
    const { headers } = isFacility(contract) ? powerless : powerlessStaff;
    for (const input of [sampleInput(contract), { ...sampleInput(contract), body: { junk: true } }]) {
      const answer = await call(contract, input, headers);
      expect([answer.status, problemOf(answer.body)]).toEqual([403, 'forbidden']);
    }
  });

  const forOthers = closed.filter(({ audience }) => !audience.includes('facility'));
  it.each(named(forOthers))('%s is not for facility users: 403', async (_name, contract) => {
    const { headers } = await server.signIn({
      loginName: `facility.${users++}`,
      kind: 'CLIENT',
      communityId: 10,
      rights: [...new Set([...facilityRights, ...staffRights])],
    });
    expect((await call(contract, sampleInput(contract), headers)).status).toBe(403);
  });
});

describe('for a thing of another community', () => {
  const scoped = closed.filter((contract) => contract.params !== undefined && isFacility(contract));
  it.each(named(scoped))('%s answers 404, as for one that does not exist', async (_name, contract) => {
    const other = otherCommunitysThing(contract.path);
    if (!other) throw new Error(`Name one in <noun>/other-community.fixture.ts for ${contract.path}`);
    const { headers } = await powerful(contract);
    const input = sampleInput(contract);
    const theirs = await call(contract, { ...input, params: { ...input.params, [other.name]: other.value } }, headers);
    const nobodys = await call(contract, { ...input, params: { ...input.params, [other.name]: 987_654_321 } }, headers);
    expect([theirs.status, problemOf(theirs.body)], theirs.body).toEqual([404, 'not-found']);
    expect({ ...JSON.parse(theirs.body), requestId: '' }).toEqual({ ...JSON.parse(nobodys.body), requestId: '' });
  });

  const forStaff = scoped.filter(({ audience }) => audience.includes('staff'));
  it.each(named(forStaff))('%s answers 404 to staff who chose another one', async (_name, contract) => {
    const other = otherCommunitysThing(contract.path);
    const { headers } = await server.signIn({
      loginName: `choosing.${users++}`,
      kind: 'STAFF',
      communityId: null,
      rights: [...new Set([...facilityRights, ...staffRights])],
      chooses: 10,
    });
    const input = sampleInput(contract);
    const params = { ...input.params, [other?.name ?? '']: other?.value };
    const { status, body } = await call(contract, { ...input, params }, headers);
    expect(status, body).toBe(404);
  });
});

describe('with junk for input', () => {
  it.each(named(contracts))('%s never fails and never answers an undocumented status', async (_name, contract) => {
    const { headers } = await powerful(contract);
    const documented = documentedStatuses(contract);
    await fc.assert(
      fc.asyncProperty(junkInput(contract), async (input) => {
        const { status, body } = await call(contract, input, headers);
        if (!documented.has(status)) throw new Error(`${status} for ${JSON.stringify(input)}: ${body}`);
      }),
      { numRuns: JUNK_INPUTS, seed: 20_261_120, endOnFailure: true },
    );
  });
});

describe('with an API key', () => {
  const forKeys = contracts.filter(({ audience }) => audience.includes('apiKey'));
  const notForKeys = closed.filter(({ audience }) => !audience.includes('apiKey'));
  const holder = () => server.apiKey({ communityId: 10, securityCode: 'SECRET' });

  it.each(named(notForKeys))('%s answers 403: it is not open to keys', async (_name, contract) => {
    const answer = await call(contract, sampleInput(contract), (await holder()).headers);
    expect([answer.status, problemOf(answer.body)]).toEqual([403, 'forbidden']);
  });

  it.each(named(forKeys))('%s needs no session and no X-Requested-With', async (_name, contract) => {
    const { headers } = await holder();
    const { status, body } = await call(contract, sampleInput(contract), headers);
    expect([401, 403], body).not.toContain(status);
    expect(documentedStatuses(contract), body).toContain(status);
  });

  it.each(named(forKeys))('%s answers 403 to a publishable key', async (_name, contract) => {
    const { headers } = await server.apiKey({ communityId: 10, securityCode: 'PUBLISHABLE' });
    for (const input of [sampleInput(contract), { ...sampleInput(contract), body: { junk: true } }]) {
      const answer = await call(contract, input, headers);
      const expected = contract.opensToPublishableKeys ? [200, 201, 202, 204, 404, 409, 422] : [403];
      expect(expected).toContain(answer.status);
    }
  });

  const scoped = forKeys.filter(({ params }) => params !== undefined);
  it.each(named(scoped))('%s answers 404 for a thing of another community', async (_name, contract) => {
    const other = otherCommunitysThing(contract.path);
    if (!other) throw new Error(`Name a thing for ${contract.path} in its noun's other-community.fixture.ts`);
    const input = sampleInput(contract);
    const theirs = { ...input, params: { ...input.params, [other.name]: other.value } };
    expect((await call(contract, theirs, (await holder()).headers)).status).toBe(404);
  });

  it.each(named(forKeys))('%s never fails on junk for input', async (_name, contract) => {
    const documented = documentedStatuses(contract);
    // A key may make 200 requests at once, and the clock stands still
    const holders = [await holder(), await holder(), await holder()];
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(junkInput(contract), async (input) => {
        const { headers } = holders[calls++ % holders.length] as (typeof holders)[number];
        const { status, body } = await call(contract, input, headers);
        if (status === 429 || !documented.has(status))
          throw new Error(`${status} for ${JSON.stringify(input)}: ${body}`);
      }),
      { numRuns: JUNK_INPUTS, seed: 20_261_121, endOnFailure: true },
    );
  });
});

function documentedStatuses(contract: AnyContract): Set<number> {
  const problems = [...universalProblems, ...contract.errors, ...(contract.params ? (['not-found'] as const) : [])];
  const statuses = problems.map((type) => problemTypes[type].status).filter((status: number) => status < 500);
  return new Set([...Object.keys(contract.answers).map(Number), ...statuses, ...(contract.body ? [413, 415] : [])]);
}

/** Input that fits but for some hostile values: missing, extra, of another type, or of another world. */
function junkInput(contract: AnyContract): fc.Arbitrary<RestInput> {
  const good = sampleInput(contract);
  const part = (values: Record<string, unknown> | undefined, names: string[]) =>
    fc
      .dictionary(fc.constantFrom(...names, 'extra', '__proto__', 'constructor'), hostileValue, { maxKeys: 4 })
      .map((junk) => ({ ...values, ...junk }));
  const namesOf = (shape: { shape: object } | undefined) => Object.keys(shape?.shape ?? {});
  return fc.record({
    params: fc.oneof(fc.constant(good.params), part(good.params, namesOf(contract.params))),
    query: fc.oneof(fc.constant(good.query), part(good.query, namesOf(contract.query))),
    body: fc.oneof(
      { weight: 4, arbitrary: part(good.body, namesOf(contract.body)) },
      { weight: 1, arbitrary: hostileValue },
    ),
  });
}
