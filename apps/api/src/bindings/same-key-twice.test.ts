import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { contracts } from '@quickportal/contracts/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notMadeHere, readyChanges } from '../testing/every-call/ready-changes.ts';
import { restCall } from '../testing/rest-call.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

// Every change of the registry, also those that are added later
const changes = contracts
  .filter(({ kind }) => kind === 'mutation')
  .map((contract) => [contract.name, contract] as const);

let server: TestServer;
let readyFor: Awaited<ReturnType<typeof readyChanges>>;
beforeAll(async () => {
  server = await createTestServer();
  readyFor = await readyChanges(server);
});
afterAll(() => server.close());

const storedBody = async (key: string): Promise<unknown> =>
  (await server.services.owner.query<{ body: unknown }>('select body from app.idempotency_key where key = $1', [key]))
    .rows[0]?.body;
const countAuditEntries = async (): Promise<number> =>
  Number((await server.services.owner.query<{ n: string }>('select count(*) n from app.audit_entry')).rows[0]?.n);

/** What a repeat returns: the secret, where there is one, is null. */
const withoutSecret = (body: string, { showsSecret }: AnyContract): string =>
  typeof showsSecret === 'string'
    ? JSON.stringify(JSON.parse(body), (name, value: unknown) => (name === showsSecret ? null : value))
    : body;

it.each(changes.filter(([name, { idempotent }]) => idempotent && notMadeHere[name] === undefined))(
  '%s makes one change for the same key twice',
  async (name, contract) => {
    const { user, input } = await readyFor(contract);
    const send = () =>
      restCall(server.app, server.rest, contract, input, { ...user.headers, 'idempotency-key': `twice-${name}` });
    const first = await send();
    expect(first.status, `Say in <noun>/same-key-twice.fixture.ts what makes it possible: ${first.body}`).toBeLessThan(
      300,
    );
    const entries = await countAuditEntries();
    const second = await send();
    if (contract.showsSecret === true) {
      expect([second.status, second.body]).toEqual([409, expect.stringContaining('shown only once')]);
      expect(await storedBody(`twice-${name}`)).toBeNull();
    } else expect(second).toEqual({ ...first, body: withoutSecret(first.body, contract), isReplay: true });
    expect(await countAuditEntries()).toBe(entries);
  },
);

it.each(changes.filter(([, { idempotent }]) => !idempotent))('%s says why it honours no key', (_name, contract) => {
  expect(contract.notIdempotent).toMatch(/^[A-Z].{20,}\.$/);
});
