import { facilityRights, staffRights } from '@quickportal/contracts/access/rights';
import { productOf } from '@quickportal/contracts/access/products';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { contracts } from '@quickportal/contracts/registry';
import type { ProductCode } from '@quickportal/contracts/rules/payments/connections';
import { productOffText } from '@quickportal/contracts/rules/payments/product-chains';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleInput } from '../testing/every-call/sample-input.ts';
import { restCall } from '../testing/rest-call.ts';
import { createTestServer, type KeyHolder, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';

// Every call that names a product, also those that are added later, is checked here without a test of its own
const gated = contracts.flatMap((contract) => {
  const product = productOf(contract);
  return product && !contract.audience.includes('public') ? [[contract.name, product, contract] as const] : [];
});

let server: TestServer;
let facility: SignedIn;
let staff: SignedIn;
let program: KeyHolder;
beforeAll(async () => {
  server = await createTestServer();
  facility = await server.signIn({ loginName: 'f', kind: 'CLIENT', communityId: 10, rights: facilityRights });
  staff = await server.signIn({
    loginName: 's',
    kind: 'STAFF',
    communityId: null,
    rights: [...new Set([...facilityRights, ...staffRights])],
    chooses: 10,
  });
  program = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
});
afterAll(() => server.close());

const setProduct = (product: ProductCode, isOn: boolean) =>
  server.rows(`update app.community_product set enabled = ${isOn} where community_id = 10 and product = '${product}'`);

async function without<T>(product: ProductCode, work: () => Promise<T>): Promise<T> {
  await setProduct(product, false);
  try {
    return await work();
  } finally {
    await setProduct(product, true);
  }
}

const callersOf = ({ audience }: AnyContract) => [
  ...(audience.includes('facility') ? [facility.headers] : []),
  ...(audience.includes('staff') ? [staff.headers] : []),
  ...(audience.includes('apiKey') ? [program.headers] : []),
];
const send = (contract: AnyContract, headers: Record<string, string>) =>
  restCall(server.app, server.rest, contract, sampleInput(contract), headers);
const refusalOf = (product: ProductCode) => ({
  status: 403,
  detail: productOffText(product, 'Harbour City Utilities'),
});

describe('a call whose product is off', () => {
  // A call that joins or leaves changes its count
  it('is one of so many of each product', () => {
    const counts: Partial<Record<ProductCode, number>> = {};
    for (const [, product] of gated) counts[product] = (counts[product] ?? 0) + 1;
    expect(counts).toEqual({
      PAYTO: 31,
      PAYID: 5,
      QUICKVAULT: 8,
      RESTAPI: 17,
      WEBHOOKS: 14,
      QUICKTERMINAL: 1,
      QUICKBATCH: 6,
      QUICKBILLS: 2,
      NOTIFICATIONS: 8,
    });
  });

  it.each(gated)(
    '%s is refused without %s over REST and tRPC, to everyone whom it is for',
    async (name, product, contract) => {
      await without(product, async () => {
        for (const headers of callersOf(contract)) {
          const { status, body } = await send(contract, headers);
          expect({ status, detail: JSON.parse(body).detail }, body).toEqual(refusalOf(product));
        }
        if (!contract.audience.includes('facility')) return;
        const method = contract.kind === 'query' ? 'GET' : 'POST';
        const url = `${server.trpc}/${name}`;
        const over = await server.app.inject({
          method,
          url,
          headers: facility.headers,
          ...(method === 'POST' && { payload: {} }),
        });
        expect([over.statusCode, over.json().error.message]).toEqual([403, refusalOf(product).detail]);
      });
    },
  );
});

describe('a program without REST API', () => {
  const open = contracts.filter(({ audience }) => audience.includes('apiKey') && !audience.includes('public'));
  it.each(open.map((contract) => [contract.name, contract] as const))('is refused %s', async (_name, contract) => {
    await without('RESTAPI', async () => {
      const { status, body } = await send(contract, program.headers);
      expect([status, JSON.parse(body).detail]).toEqual([403, refusalOf('RESTAPI').detail]);
    });
  });
});

describe('the session', () => {
  it('names the products that are on', async () => {
    const { session } = await without('PAYTO', async () => {
      const response = await server.app.inject({ url: `${server.rest}/session`, headers: facility.headers });
      return { session: response.json() };
    });
    expect(session.community.products).toContain('RESTAPI');
    expect(session.community.products).not.toContain('PAYTO');
  });
});

// Last, because some of them disable the key and the users that they are made with
describe('a call whose product is on', () => {
  it.each(gated)('%s is not refused for want of %s', async (_name, product, contract) => {
    for (const headers of callersOf(contract)) {
      const { body } = await send(contract, headers);
      expect(body).not.toContain(refusalOf(product).detail);
    }
  });
});
