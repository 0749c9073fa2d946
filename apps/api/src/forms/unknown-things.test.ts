import { facilityRights, staffRights } from '@quickportal/contracts/access/rights';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { contracts } from '@quickportal/contracts/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherCommunitysThing } from '../testing/every-call/other-communities-things.ts';
import { sampleInput } from '../testing/every-call/sample-input.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';

let server: TestServer;
let facility: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  facility = await server.signIn({ loginName: 'dana', kind: 'CLIENT', communityId: 10, rights: facilityRights });
  staff = await server.signIn({ loginName: 'sam', kind: 'STAFF', communityId: null, rights: staffRights, chooses: 10 });
});
afterAll(() => server.close());

// How these answers are shown says nothing about a thing, and no form asks for them
const ANSWERS_ONLY = /^(?:businesses|exports|mailbox|my-profile)\//;
const hasForm = ({ method, body, responses, path, params }: AnyContract) =>
  params !== undefined &&
  (method === 'GET'
    ? responses[200] !== undefined && !ANSWERS_ONLY.test(path)
    : body !== undefined && method !== 'DELETE');
const cases = contracts.filter(hasForm).map((contract) => [`${contract.method} ${contract.path}`, contract] as const);

describe('the form schema', () => {
  it.each(cases)('of %s is 404 for a thing that does not exist, or of another community', async (_name, contract) => {
    const { headers } = contract.audience.includes('facility') ? facility : staff;
    const sample = sampleInput(contract).params;
    const ask = async (changed: Record<string, unknown>) => {
      const params = { ...sample, ...changed };
      const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name])),
      );
      const url = `${server.rest}/forms/${contract.method.toLowerCase()}/${path}`;
      return (await server.app.inject({ url, headers })).statusCode;
    };
    const [first = ''] = Object.keys(sample);
    expect(await ask({ [first]: 987_654_321 })).toBe(404);
    const other = otherCommunitysThing(contract.path);
    if (other && contract.audience.includes('facility')) expect(await ask({ [other.name]: other.value })).toBe(404);
  });
});
