import { facilityRights, staffRights } from '@quickportal/contracts/access/rights';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { contracts } from '@quickportal/contracts/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reach } from '../testing/other-community.ts';
import { makeReach } from '../testing/other-communities-things.ts';
import { ownInputOf } from '../testing/own-input.ts';
import { restCall, type RestInput } from '../testing/rest-call.ts';
import { PASSWORD } from '../testing/test-browser.ts';
import { sameKeyTwice } from '../testing/same-key-twice.gen.ts';
import type { Ready, SameKeyTwice } from '../testing/same-key-twice.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';

const fixtures: readonly SameKeyTwice[] = sameKeyTwice;
const ready: Readonly<Record<string, Ready>> = Object.assign({}, ...fixtures.map((fixture) => fixture.ready));
const notMadeHere: Readonly<Record<string, string>> = Object.assign(
  {},
  ...fixtures.map((fixture) => fixture.notMadeHere),
);

// Every change of the registry, also those that are added later
const changes = contracts
  .filter(({ kind }) => kind === 'mutation')
  .map((contract) => [contract.name, contract] as const);

let server: TestServer;
let reach: Required<Reach>;
let users = 0;
beforeAll(async () => {
  server = await createTestServer();
  reach = await makeReach(server.services);
  // Changes of administrators need someone to change and someone who can approve
  for (const loginName of ['colleague', 'approver'])
    await server.signIn({ loginName, kind: 'STAFF', communityId: null, rights: staffRights, password: PASSWORD });
});
afterAll(() => server.close());

const signIn = async ({ audience }: AnyContract): Promise<SignedIn> => {
  const loginName = `repeating.${(users += 1)}`;
  const signedIn = await server.signIn(
    audience.includes('facility')
      ? { loginName, kind: 'CLIENT', communityId: 10, rights: facilityRights, password: PASSWORD }
      : { loginName, kind: 'STAFF', communityId: null, rights: staffRights, chooses: 10, password: PASSWORD },
  );
  await reach.giveTo(signedIn.userId);
  return signedIn;
};
async function inputOf(contract: AnyContract, userId: number): Promise<RestInput> {
  const input = ownInputOf(reach, contract);
  const more = await ready[contract.name]?.(server.services.owner, userId);
  const password = contract.body?.shape.password ? { password: PASSWORD } : {};
  return {
    params: { ...input.params, ...more?.params },
    query: { ...input.query, ...more?.query },
    body: input.body && { ...input.body, ...password, ...(more?.body as object | undefined) },
  };
}
const storedBody = async (key: string): Promise<unknown> =>
  (await server.services.owner.query<{ body: unknown }>('select body from app.idempotency_key where key = $1', [key]))
    .rows[0]?.body;
const countAuditEntries = async (): Promise<number> =>
  Number((await server.services.owner.query<{ n: string }>('select count(*) n from app.audit_entry')).rows[0]?.n);

it.each(changes.filter(([name, { idempotent }]) => idempotent && notMadeHere[name] === undefined))(
  '%s makes one change for the same key twice',
  async (name, contract) => {
    const { headers, userId } = await signIn(contract);
    const input = await inputOf(contract, userId);
    const send = () =>
      restCall(server.app, server.rest, contract, input, { ...headers, 'idempotency-key': `twice-${name}` });
    const first = await send();
    expect(first.status, `Say in <noun>/same-key-twice.fixture.ts what makes it possible: ${first.body}`).toBeLessThan(
      300,
    );
    const entries = await countAuditEntries();
    const second = await send();
    if (contract.showsSecret) {
      expect([second.status, second.body]).toEqual([409, expect.stringContaining('not shown again')]);
      expect(await storedBody(`twice-${name}`)).toBeNull();
    } else expect(second).toEqual({ ...first, isReplay: true });
    expect(await countAuditEntries()).toBe(entries);
  },
);

it.each(changes.filter(([, { idempotent }]) => !idempotent))('%s says why it honours no key', (_name, contract) => {
  expect(contract.notIdempotent).toMatch(/^[A-Z].{20,}\.$/);
});
