import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { contracts } from '@quickportal/contracts/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notMadeHere, readyChanges } from '../testing/every-call/ready-changes.ts';
import { restCall, type RestInput } from '../testing/rest-call.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

// Every call that checks a version, also those that are added later
const versioned = contracts
  .filter(({ errors }) => errors.includes('lost-update'))
  .map((contract) => [contract.name, contract] as const);

let server: TestServer;
let readyFor: Awaited<ReturnType<typeof readyChanges>>;
beforeAll(async () => {
  server = await createTestServer();
  readyFor = await readyChanges(server);
});
afterAll(() => server.close());

const withVersion = ({ query }: AnyContract, input: RestInput, version: number): RestInput =>
  query && 'version' in query.shape
    ? { ...input, query: { ...input.query, version } }
    : { ...input, body: { ...(input.body as object | undefined), version } };

it.each(versioned)('%s shows what is current to a caller who has read another version', async (name, contract) => {
  const { user, input } = await readyFor(contract);
  const send = (version: number) =>
    restCall(server.app, server.rest, contract, withVersion(contract, input, version), user.headers);
  const refused = await send(2_147_483_647);
  const { type, current } = JSON.parse(refused.body) as { type?: string; current?: { version: number } };
  expect([refused.status, type], refused.body).toEqual([409, expect.stringMatching(/lost-update$/)]);
  expect(contract.current?.parse(current)).toEqual(current);
  if (notMadeHere[name] !== undefined || current === undefined) return;
  const made = await send(current.version);
  expect(made.status, made.body).toBeLessThan(300);
});
