import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../../kernel/problem.ts';
import { testActors } from '../../testing/test-actors.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { begin, complete, release, type Claim, type KeyedRequest } from './idempotency.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ poolSizes: { tenant: 10 } });
  await insertCommunity(services.owner, { id: 10 });
});
afterAll(() => services.drop());
beforeEach(async () => {
  await services.owner.query('delete from app.idempotency_key; delete from app.due_job');
});

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const request = (change: Partial<KeyedRequest> = {}): KeyedRequest => ({
  actor: testActors.facility,
  call: 'customers.create',
  key: 'key-1',
  requestHash: hash({ name: 'Kim' }),
  ...change,
});
const scope = { kind: 'community', communityId: 10 } as const;

/** A change that writes one row and completes its claim with it; the row stands for any effect. */
const effect = (claim: Claim, body: string, id: number) =>
  services.db.transaction(scope, async (trx) => {
    await trx
      .insertInto('app.due_job')
      .values({ community_id: 10, kind: 'effect', object_id: id, time_zone: 'UTC', due_at: services.clock.now() })
      .execute();
    await complete(trx, claim, { status: 201, body });
  });
const effects = async () => Number((await services.owner.query('select from app.due_job')).rowCount);

async function claimed(change: Partial<KeyedRequest> = {}): Promise<Claim> {
  const beginning = await begin(services, request(change));
  if (beginning.state !== 'new') throw new Error('The key was used before');
  return beginning.claim;
}

describe('idempotency keys', () => {
  it('replay the stored status and the very bytes of the body', async () => {
    const body = '{"name":"Ngā Māreikura 👋","note":"a\\u0000 b"}';
    await effect(await claimed(), body, 1);
    expect(await begin(services, request())).toEqual({ state: 'replay', status: 201, body });
  });

  it('replay any text byte for byte', async () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
    let n = 100;
    await fc.assert(
      fc.asyncProperty(anyText, async (body) => {
        const key = `key-${++n}`;
        await effect(await claimed({ key }), body, n);
        expect(await begin(services, request({ key }))).toEqual({ state: 'replay', status: 201, body });
      }),
      { numRuns: 40 },
    );
  });

  it('answer 409 while the first request runs and 422 for another payload', async () => {
    const claim = await claimed();
    await expect(begin(services, request())).rejects.toMatchObject({ type: 'idempotency-in-progress', status: 409 });
    const other = request({ requestHash: hash({ name: 'Sam' }) });
    await expect(begin(services, other)).rejects.toMatchObject({ type: 'idempotency-key-reused', status: 422 });
    await effect(claim, '{}', 1);
    await expect(begin(services, other)).rejects.toMatchObject({ type: 'idempotency-key-reused', status: 422 });
  });

  it('belong to one actor and one call', async () => {
    await claimed();
    await claimed({ call: 'customers.setStatus' });
    await claimed({ actor: testActors.facilityThree });
    await claimed({ actor: testActors.staffViewing });
    await claimed({ actor: testActors.apiKey });
    await claimed({ actor: testActors.staff });
    await expect(begin(services, request())).rejects.toMatchObject({ status: 409 });
  });

  it('can be used again after a refused change, not after a committed one', async () => {
    await release(services, await claimed());
    const claim = await claimed();
    await effect(claim, '{}', 1);
    await release(services, claim);
    expect(await begin(services, request())).toMatchObject({ state: 'replay' });
  });

  it('are taken over from a process that died, whose change can then not commit', async () => {
    const dead = await claimed();
    services.clock.advance(59_000);
    await expect(begin(services, request())).rejects.toMatchObject({ status: 409 });
    services.clock.advance(2000);
    const payment = await claimed();
    await expect(effect(dead, '{"from":"dead"}', 1)).rejects.toThrow(Problem);
    await effect(payment, '{"from":"living"}', 2);
    expect(await begin(services, request())).toMatchObject({ body: '{"from":"living"}' });
    expect(await effects()).toBe(1);
  });

  it('keep no answer that held a secret', async () => {
    const claim = await claimed();
    await services.db.transaction(scope, (trx) => complete(trx, claim, { status: 201, body: null }));
    await expect(begin(services, request())).rejects.toMatchObject({ type: 'state-conflict', status: 409 });
  });

  it('must be visible ASCII of at most 255 characters', async () => {
    for (const key of ['', ' ', 'ä', 'a b', 'x'.repeat(256)])
      await expect(begin(services, request({ key }))).rejects.toMatchObject({ type: 'malformed-request' });
    await claimed({ key: 'x'.repeat(255) });
  });

  it('let one of twenty simultaneous requests have an effect; the others wait or replay it', async () => {
    for (let round = 0; round < 5; round++) {
      const key = `race-${round}`;
      const run = async (n: number) => {
        const beginning = await begin(services, request({ key }));
        if (beginning.state === 'replay') return beginning.body;
        const body = JSON.stringify({ effectOf: n });
        await effect(beginning.claim, body, round * 100 + n);
        return body;
      };
      const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => run(n)));
      const bodies = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Problem] : []));
      expect(new Set(bodies).size).toBe(1);
      expect(refusals.every((refusal) => refusal.type === 'idempotency-in-progress')).toBe(true);
      expect(await effects()).toBe(round + 1);
    }
  });
});
