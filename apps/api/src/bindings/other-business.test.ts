import { facilityRights } from '@quickportal/contracts/access/rights';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { contracts } from '@quickportal/contracts/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namingFields, withField, type InputField } from '../testing/every-call/input-fields.ts';
import type { Reach } from '../testing/every-call/other-community.ts';
import { makeReach } from '../testing/every-call/other-communities-things.ts';
import { idsIn, namedBy, ownInputOf } from '../testing/every-call/own-input.ts';
import { restCall, type RestInput } from '../testing/rest-call.ts';
import { PASSWORD } from '../testing/test-browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

// Every id that a call takes, also of calls that are added later: one that is out of the caller's reach is answered
// as one that no one has. The callers work for business 102 of community 10.
const NOBODYS = 987_654_321;

let server: TestServer;
let reach: Required<Reach>;
let users = 0;
beforeAll(async () => {
  server = await createTestServer();
  reach = await makeReach(server.services);
});
afterAll(() => server.close());

type Headers = Record<string, string>;
const user = async (kept: { businessIds: number[] } | { inBusiness: number }): Promise<Headers> => {
  const person = { kind: 'CLIENT', communityId: 10, rights: facilityRights, password: PASSWORD, ...kept } as const;
  const { userId, headers } = await server.signIn({ loginName: `clerk.${(users += 1)}`, ...person });
  await reach.giveTo(userId);
  return headers;
};
const callers = [
  ['a user who is restricted to a business', 'facility', () => user({ businessIds: [102] })],
  ['a user with rights in one business', 'facility', () => user({ inBusiness: 102 })],
  [
    'an API key of a business',
    'apiKey',
    async () => (await server.apiKey({ communityId: 10, securityCode: 'SECRET', businessIds: [102] })).headers,
  ],
] as const;

const call = (contract: AnyContract, input: RestInput, headers: Headers) =>
  restCall(server.app, server.rest, contract, input, headers);
type CallResponse = Awaited<ReturnType<typeof call>>;
/** What an answer tells, without what differs between any two. */
const summaryOf = ({ status, body }: Pick<CallResponse, 'status' | 'body'>) =>
  `${status} ${body.replaceAll(/"(requestId|exportId)":\s*("[^"]*"|\d+)/g, '"$1":0')}`;

const isDate = ({ name }: { name: string }) => name.endsWith('Date');

describe.each(callers)('%s', (_who, audience, signIn) => {
  const open = contracts.filter((contract) => contract.audience.includes(audience));
  const fields = open.flatMap((contract) =>
    namingFields(contract).map((field) => [`${contract.name} ${field.path}`, contract, field] as const),
  );
  const paths = open.flatMap((contract) =>
    idsIn(contract.path)
      .filter((id) => !isDate(id))
      .map((id) => [`${contract.name} ${id.name}`, contract, id] as const),
  );

  it.each(fields)('%s: one out of reach is as one that is not there', async (_name, contract, field) => {
    const named = namedBy(reach, field);
    if (named === null) return;
    const { own, others } = named;
    const headers = await signIn();
    const base = ownInputOf(reach, contract);
    const response = (value: unknown) =>
      call(contract, withField(base, field, value, besideOf(contract, field)), headers);
    const nobodys = summaryOf(await response(typeof own === 'number' ? NOBODYS : String(NOBODYS)));
    for (const other of others) expect(summaryOf(await response(other)), String(other)).toBe(nobodys);
    const given = reach.inputs[contract.name]?.[field.part] as Record<string, unknown> | undefined;
    const mine = await response(given?.[field.path] ?? own);
    // A call about the whole facility refuses these callers whatever they name
    if (mine.status === 403 && mine.body.includes('Only users with access to all businesses'))
      expect(summaryOf(mine)).toBe(nobodys);
    // Otherwise something else was wrong, and nothing was shown: give the call an input in its noun's fixture
    else if (mine.status >= 300) expect(summaryOf(mine)).not.toBe(nobodys);
  });

  it.each(paths)('%s: one out of reach is as one that is not there', async (_name, contract, id) => {
    const key = reach.paths[id.beginning];
    if (key === undefined)
      throw new Error(`Say in <noun>/other-community.fixture.ts what ${id.beginning} names: reach.paths`);
    if (key === null) return;
    const headers = await signIn();
    const base = ownInputOf(reach, contract);
    const response = (value: unknown) =>
      call(contract, { ...base, params: { ...base.params, [id.name]: value } }, headers);
    const nobodys = await response(NOBODYS);
    expect(nobodys.status, nobodys.body).toBe(404);
    for (const other of key.others) expect(summaryOf(await response(other)), String(other)).toBe(summaryOf(nobodys));
    const mine = await response(key.own);
    expect(mine.status, mine.body).not.toBe(404);
  });

  const request = paths.filter(([, { body, method }]) => body !== undefined && method !== 'DELETE');
  it.each(request)('the form of %s tells nothing about one out of reach', async (_name, contract, id) => {
    const key = reach.paths[id.beginning];
    if (!key) return;
    const headers = await signIn();
    const form = async (value: unknown) => {
      const params = { ...ownInputOf(reach, contract).params, [id.name]: value };
      const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        String(params[name as keyof typeof params]),
      );
      const url = `${server.rest}/forms/${contract.method.toLowerCase()}/${path}`;
      const { statusCode: status, body } = await server.app.inject({ url, headers });
      return { status, body };
    };
    const nobodys = summaryOf(await form(NOBODYS));
    for (const other of key.others) expect(summaryOf(await form(other)), String(other)).toBe(nobodys);
    expect((await form(key.own)).status).toBe(200);
  });
});

/** What stands beside a field in an element of a list. */
function besideOf(contract: AnyContract, { path }: InputField): Record<string, unknown> {
  const [list, inner] = path.split('[].');
  if (inner === undefined) return {};
  const inList = namingFields(contract).filter((namingField) => namingField.path.startsWith(`${list}[].`));
  return Object.fromEntries(
    inList.map((inputField) => [inputField.path.split('.').at(-1), namedBy(reach, inputField)?.own]),
  );
}
