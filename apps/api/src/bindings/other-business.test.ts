import { facilityRights } from '@quickportal/contracts/access/rights';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { contracts } from '@quickportal/contracts/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../engines/auth/password-hashing.ts';
import { inputWith, namingFields, withField, type InputField } from '../testing/input-fields.ts';
import { makeReach, type Named, type Reach } from '../testing/other-community.ts';
import { restCall, type RestInput } from '../testing/rest-call.ts';
import { PASSWORD } from '../testing/test-browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

// Every id that a call takes, also of calls that are added later: one that is out of the caller's reach is answered
// as one that nobody has. The callers work for business 102 of community 10.
const NOBODYS = 987_654_321;

let server: TestServer;
let reach: Required<Reach>;
let passwordHash: string;
let users = 0;
beforeAll(async () => {
  server = await createTestServer();
  reach = await makeReach(server.services);
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

type Headers = Record<string, string>;
const user = async (kept: { businessIds: number[] } | { inBusiness: number }): Promise<Headers> => {
  const person = { kind: 'CLIENT', communityId: 10, rights: facilityRights, passwordHash, ...kept } as const;
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
type Answer = Awaited<ReturnType<typeof call>>;
/** What an answer tells, without what differs between any two. */
const told = ({ status, body }: Answer) =>
  `${status} ${body.replaceAll(/"(requestId|exportId)":\s*("[^"]*"|\d+)/g, '"$1":0')}`;

/** A path that ends in an id: its beginnings up to each id, with the id's name. */
const idsIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1] as string,
    beginning: path.slice(0, match.index + match[0].length),
  }));
const isDate = ({ name }: { name: string }) => name.endsWith('Date');

/** The caller's own things where the path names any. */
const ownParams = (path: string): Record<string, unknown> =>
  Object.fromEntries(
    idsIn(path).flatMap(({ name, beginning }) => {
      const named = reach.paths[beginning];
      return named ? [[name, named.own]] : [];
    }),
  );
const namedBy = ({ path }: InputField): Named => {
  const named = reach.fields[path] ?? reach.fields[path.split('.').at(-1) as string];
  if (!named) throw new Error(`Say in <noun>/other-community.fixture.ts what ${path} names: reach.fields`);
  return named;
};

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
    const { own, others } = namedBy(field);
    const headers = await signIn();
    const base = ownInput(contract);
    const answer = (value: unknown) =>
      call(contract, withField(base, field, value, besideOf(contract, field)), headers);
    const nobodys = told(await answer(typeof own === 'number' ? NOBODYS : String(NOBODYS)));
    for (const other of others) expect(told(await answer(other)), String(other)).toBe(nobodys);
    const given = reach.inputs[contract.name]?.[field.part] as Record<string, unknown> | undefined;
    const mine = await answer(given?.[field.path] ?? own);
    // Otherwise something else was wrong, and nothing was shown: give the call an input in its noun's fixture
    if (mine.status >= 300) expect(told(mine)).not.toBe(nobodys);
  });

  it.each(paths)('%s: one out of reach is as one that is not there', async (_name, contract, id) => {
    const named = reach.paths[id.beginning];
    if (named === undefined)
      throw new Error(`Say in <noun>/other-community.fixture.ts what ${id.beginning} names: reach.paths`);
    if (named === null) return;
    const headers = await signIn();
    const base = ownInput(contract);
    const answer = (value: unknown) =>
      call(contract, { ...base, params: { ...base.params, [id.name]: value } }, headers);
    const nobodys = await answer(NOBODYS);
    expect(nobodys.status, nobodys.body).toBe(404);
    for (const other of named.others) expect(told(await answer(other)), String(other)).toBe(told(nobodys));
    const mine = await answer(named.own);
    expect(mine.status, mine.body).not.toBe(404);
  });

  const asked = paths.filter(([, { body, method }]) => body !== undefined && method !== 'DELETE');
  it.each(asked)('the form of %s tells nothing about one out of reach', async (_name, contract, id) => {
    const named = reach.paths[id.beginning];
    if (!named) return;
    const headers = await signIn();
    const form = async (value: unknown) => {
      const params = { ...ownInput(contract).params, [id.name]: value };
      const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        String(params[name as keyof typeof params]),
      );
      const url = `${server.rest}/forms/${contract.method.toLowerCase()}/${path}`;
      const { statusCode: status, body } = await server.app.inject({ url, headers });
      return { status, body, contentType: '' };
    };
    const nobodys = told(await form(NOBODYS));
    for (const other of named.others) expect(told(await form(other)), String(other)).toBe(nobodys);
    expect((await form(named.own)).status).toBe(200);
  });
});

/** An input that names the caller's own things wherever it has to name one. */
function ownInput(contract: AnyContract) {
  const sample = inputWith(contract, reach.inputs[contract.name]);
  const needed = namingFields(contract).filter(({ part, path }) => {
    const given = reach.inputs[contract.name]?.[part] as Record<string, unknown> | undefined;
    return sample[part]?.[path] !== undefined && given?.[path] === undefined;
  });
  const input = needed.reduce((filled, field) => withField(filled, field, namedBy(field).own), sample);
  return { ...input, params: { ...input.params, ...ownParams(contract.path), ...reach.inputs[contract.name]?.params } };
}

/** What stands beside a field in an element of a list. */
function besideOf(contract: AnyContract, { path }: InputField): Record<string, unknown> {
  const [list, inner] = path.split('[].');
  if (inner === undefined) return {};
  const inList = namingFields(contract).filter((one) => one.path.startsWith(`${list}[].`));
  return Object.fromEntries(inList.map((one) => [one.path.split('.').at(-1), namedBy(one).own]));
}
