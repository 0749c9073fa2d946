import { facilityRights, staffRights } from '@quickportal/contracts/access/rights';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { problemTypes, universalProblems } from '@quickportal/contracts/kernel/problem';
import { contracts } from '@quickportal/contracts/registry';
import { InputError, inputParser } from '@quickportal/contracts/kernel/input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { junkInputs } from '../testing/every-call/junk-input.ts';
import { otherCommunitysThing } from '../testing/every-call/other-communities-things.ts';
import { restCall, textOf, type RestInput } from '../testing/rest-call.ts';
import { sampleInput } from '../testing/every-call/sample-input.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';
import { communityPartOf } from '../procedures/community-of-call.ts';
import { inputReader } from './rest.ts';

// Every call of the registry, also those that are added later, is checked here without a test of its own
const JUNK_INPUTS = 2000;
/** Junk inputs of each call that are also sent over HTTP: some that the parser accepts, some that it refuses. */
const ACCEPTED_SENT = 20;
const REFUSED_SENT = 10;
const TODAY = '2026-11-20';

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
/** A user who may do everything that the call's audience may. */
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
const cases = (list: readonly AnyContract[]) => list.map((contract) => [contract.name, contract] as const);
const problemOf = (body: string) => (JSON.parse(body) as { type: string; status: number }).type.split('/').at(-1);

const closed = contracts.filter((contract) => !contract.audience.includes('public'));

describe('without a session', () => {
  it.each(cases(closed))('%s answers 401, over REST and tRPC', async (_name, contract) => {
    const response = await call(contract, sampleInput(contract), { 'x-requested-with': 'XMLHttpRequest' });
    expect([response.status, problemOf(response.body), response.contentType]).toEqual([
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
  it.each(cases(closed))('%s answers 403 [1R172 1K037]', async (_name, contract) => {
    const { headers } = await powerful(contract);
    const response = await call(contract, sampleInput(contract), { cookie: headers.cookie });
    expect([response.status, problemOf(response.body)]).toEqual([403, 'missing-request-header']);
  });
});

describe('without the right', () => {
  const guarded = closed.filter(({ rights }) => rights.anyOf !== undefined || rights.allOf !== undefined);
  it.each(cases(guarded))('%s answers 403, before it looks at the input', async (_name, contract) => {
    const { headers } = isFacility(contract) ? powerless : powerlessStaff;
    for (const input of [sampleInput(contract), { ...sampleInput(contract), body: { junk: true } }]) {
      const response = await call(contract, input, headers);
      expect([response.status, problemOf(response.body)]).toEqual([403, 'forbidden']);
    }
  });

  const forOthers = closed.filter(({ audience }) => !audience.includes('facility'));
  it.each(cases(forOthers))('%s is not for facility users: 403', async (_name, contract) => {
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
  it.each(cases(scoped))('%s answers 404, as for one that does not exist', async (_name, contract) => {
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
  // A path that names the community says where staff work, whatever they chose
  const namesCommunity = (contract: AnyContract) => communityPartOf(contract) === 'params';
  it.each(cases(forStaff.filter(namesCommunity)))(
    '%s answers 404 to staff in a community that does not exist',
    async (_name, contract) => {
      const { headers } = await server.signIn({
        loginName: `naming.${users++}`,
        kind: 'STAFF',
        communityId: null,
        rights: [...new Set([...facilityRights, ...staffRights])],
        chooses: 10,
      });
      const input = sampleInput(contract);
      const params = { ...input.params, communityId: 987_654_321 };
      expect((await call(contract, { ...input, params }, headers)).status).toBe(404);
    },
  );

  it.each(cases(forStaff.filter((contract) => !namesCommunity(contract))))(
    '%s answers 404 to staff who chose another one',
    async (_name, contract) => {
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
    },
  );
});

describe('with junk for input', () => {
  it.each(cases(contracts))('%s never fails and never returns an undocumented status', async (_name, contract) => {
    const { headers } = await powerful(contract);
    const documented = documentedStatuses(contract);
    for (const input of junkToSend(contract, 20_261_120)) {
      const { status, body } = await call(contract, input, headers);
      if (!documented.has(status)) throw new Error(`${status} for ${JSON.stringify(input)}: ${body}`);
    }
  });
});

describe('with an API key', () => {
  const forKeys = contracts.filter(({ audience }) => audience.includes('apiKey'));
  const notForKeys = closed.filter(({ audience }) => !audience.includes('apiKey'));
  const holder = () => server.apiKey({ communityId: 10, securityCode: 'SECRET' });
  // Junk that was a configuration may have let whitelisted addresses in only
  beforeAll(() => server.rows('delete from app.api_key_config'));

  it.each(cases(notForKeys))('%s answers 403: it is not open to keys', async (_name, contract) => {
    const response = await call(contract, sampleInput(contract), (await holder()).headers);
    expect([response.status, problemOf(response.body)]).toEqual([403, 'forbidden']);
  });

  it.each(cases(forKeys))('%s needs no session and no X-Requested-With', async (_name, contract) => {
    const { headers } = await holder();
    const { status, body } = await call(contract, sampleInput(contract), headers);
    expect([401, 403], body).not.toContain(status);
    expect(documentedStatuses(contract), body).toContain(status);
  });

  it.each(cases(forKeys))('%s answers 403 to a publishable key', async (_name, contract) => {
    const { headers } = await server.apiKey({ communityId: 10, securityCode: 'PUBLISHABLE' });
    for (const input of [sampleInput(contract), { ...sampleInput(contract), body: { junk: true } }]) {
      const response = await call(contract, input, headers);
      const expected = contract.opensToPublishableKeys ? [200, 201, 202, 204, 404, 409, 422] : [403];
      expect(expected).toContain(response.status);
    }
  });

  const scoped = forKeys.filter(({ params }) => params !== undefined);
  it.each(cases(scoped))('%s answers 404 for a thing of another community', async (_name, contract) => {
    const other = otherCommunitysThing(contract.path);
    if (!other) throw new Error(`Name a thing for ${contract.path} in its noun's other-community.fixture.ts`);
    const input = sampleInput(contract);
    const theirs = { ...input, params: { ...input.params, [other.name]: other.value } };
    expect((await call(contract, theirs, (await holder()).headers)).status).toBe(404);
  });

  it.each(cases(forKeys))('%s never fails on junk for input', async (_name, contract) => {
    const { headers } = await holder();
    const documented = documentedStatuses(contract);
    for (const input of junkToSend(contract, 20_261_121)) {
      // A key has twelve look-ups of names a minute
      server.services.clock.advance(6000);
      const { status, body } = await call(contract, input, headers);
      if (status === 429 || !documented.has(status)) throw new Error(`${status} for ${JSON.stringify(input)}: ${body}`);
    }
  });
});

function documentedStatuses(contract: AnyContract): Set<number> {
  const problems = [...universalProblems, ...contract.errors, ...(contract.params ? (['not-found'] as const) : [])];
  const statuses = problems.map((type) => problemTypes[type].status).filter((status: number) => status < 500);
  return new Set([...Object.keys(contract.responses).map(Number), ...statuses, ...(contract.body ? [413, 415] : [])]);
}

/** Reads junk as the REST binding does. The parser may refuse it, but never fail; what it accepts gets furthest. */
function junkToSend(contract: AnyContract, seed: number): RestInput[] {
  const read = inputReader(contract);
  const parse = inputParser(contract);
  const isAccepted = ({ params = {}, query = {}, body }: RestInput) => {
    try {
      parse(read({ params: texts(params), query: texts(query), body, headers: {} }), TODAY);
      return true;
    } catch (error) {
      if (error instanceof InputError) return false;
      throw new Error(`${String(error)} for ${JSON.stringify({ params, query, body })}`, { cause: error });
    }
  };
  const { accepted = [], refused = [] } = Object.groupBy(junkInputs(contract, JUNK_INPUTS, seed), (input) =>
    isAccepted(input) ? 'accepted' : 'refused',
  );
  return [...accepted.slice(0, ACCEPTED_SENT), ...refused.slice(0, REFUSED_SENT)];
}

const texts = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
