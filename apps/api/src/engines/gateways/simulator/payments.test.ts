import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentResponse } from '../responses.ts';
import { cardPayment, createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.drop());
afterEach(() => network.behave({ repeatNotification: 0 }));

const rejected = (responseCode: string) => ({ status: 'DECLINED', summaryCode: 3, responseCode });
const MINUTE = 60_000;

describe('a card payment', () => {
  it('is approved or declined by its number, and told once more by notification', async () => {
    const { gateway, notifications: outcome } = network;
    const approved = await gateway.authorise(cardPayment('p-1'));
    expect(approved).toMatchObject({ status: 'APPROVED', summaryCode: 0, responseCode: '08' });
    const declined = await gateway.authorise(cardPayment('p-2', { cardNumber: '4111111111444496' }));
    expect(declined).toMatchObject({ status: 'DECLINED', summaryCode: 1, responseCode: '51' });
    expect(await gateway.query('p-1')).toEqual(approved);
    await network.pass(MINUTE);
    expect(outcome).toMatchObject([
      { kind: 'payment', instructionId: 'p-1', response: approved },
      { kind: 'payment', instructionId: 'p-2', response: declined },
    ]);
  });

  it('of certain amounts is declined, or taken without a word to anyone who does not ask', async () => {
    const { gateway, notifications: outcome } = network;
    const before = outcome.length;
    expect(await gateway.authorise(cardPayment('a-1', { amount: 990_054n }))).toMatchObject({ responseCode: '54' });
    await network.pass(MINUTE);
    expect(outcome.slice(before)).toMatchObject([{ instructionId: 'a-1', response: { status: 'DECLINED' } }]);
    expect(await gateway.authorise(cardPayment('a-2', { amount: 990_068n }))).toMatchObject({ status: 'UNKNOWN' });
    expect(await gateway.authorise(cardPayment('a-2', { amount: 990_068n }))).toMatchObject({ status: 'UNKNOWN' });
    await network.pass(10 * MINUTE);
    expect(outcome).toHaveLength(before + 1);
    expect(await gateway.query('a-2')).toMatchObject({ status: 'APPROVED', responseCode: '08' });
    const refund = { instructionId: 'a-3', originalInstructionId: 'a-2', amount: 990_068n };
    expect(await gateway.refund(refund)).toMatchObject({ status: 'APPROVED' });
    expect(await gateway.refund({ ...refund, instructionId: 'a-4', amount: 1n })).toMatchObject(rejected('QV'));
  });

  it('sent twice under one id is done once, also at once; something else under that id is refused', async () => {
    const { gateway } = network;
    const [paymentResponse, other] = await Promise.all([
      gateway.authorise(cardPayment('p-3')),
      gateway.authorise(cardPayment('p-3')),
    ]);
    expect(paymentResponse).toEqual(other);
    expect(await gateway.authorise(cardPayment('p-3', { amount: 1251n }))).toMatchObject(rejected('Q6'));
    expect(await gateway.query('p-3')).toEqual(paymentResponse);
  });

  it('that was queried before it arrived is refused when it does', async () => {
    const { gateway } = network;
    expect(await gateway.query('p-4')).toMatchObject({ status: 'NOT_RECEIVED' });
    expect(await gateway.authorise(cardPayment('p-4'))).toMatchObject(rejected('QV'));
    expect(await gateway.query('p-4')).toMatchObject({ status: 'NOT_RECEIVED' });
  });

  it('of nothing is refused; an account can be set to answer by itself, and later', async () => {
    const { gateway, notifications: outcome } = network;
    expect(await gateway.authorise(cardPayment('p-5', { amount: 0n }))).toMatchObject(rejected('QZ'));
    const account = { merchantId: 'M2', parameters: { returnStatus: 'DECLINED', delaySeconds: '30' } };
    expect(await gateway.authorise(cardPayment('p-6', { account }))).toMatchObject({ status: 'ACCEPTED' });
    expect(await gateway.query('p-6')).toMatchObject({ status: 'ACCEPTED' });
    await network.pass(2 * MINUTE);
    expect(await gateway.query('p-6')).toMatchObject({ status: 'DECLINED', responseCode: '05' });
    expect(outcome.at(-1)).toMatchObject({ instructionId: 'p-6', response: { status: 'DECLINED' } });
  });
});

describe('what follows a payment', () => {
  it('gives back no more than was taken, also by refunds at once', async () => {
    const { gateway } = network;
    await gateway.authorise(cardPayment('r-0', { amount: 1000n }));
    const refund = (id: string, amount: bigint) =>
      gateway.refund({ instructionId: id, originalInstructionId: 'r-0', amount });
    const responses = await Promise.all(['r-1', 'r-2', 'r-3', 'r-4'].map((id) => refund(id, 400n)));
    expect(responses.filter((paymentResponse) => paymentResponse.status === 'APPROVED')).toHaveLength(2);
    expect(await refund('r-5', 201n)).toMatchObject(rejected('QV'));
    expect(await refund('r-6', 200n)).toMatchObject({ status: 'APPROVED', responseCode: '00' });
    expect(await refund('r-6', 200n)).toMatchObject({ status: 'APPROVED' });
    expect(await refund('r-7', 1n)).toMatchObject(rejected('QV'));
    expect(await gateway.void({ instructionId: 'r-8', originalInstructionId: 'r-0' })).toMatchObject(rejected('QV'));
  });

  it('takes what was held once, and nothing of what was not', async () => {
    const { gateway } = network;
    await gateway.authorise(cardPayment('c-0', { amount: 1000n, capture: false }));
    const pick = (instructionId: string) => ({ instructionId, originalInstructionId: 'c-0' });
    expect(await gateway.refund({ ...pick('c-1'), amount: 1n })).toMatchObject(rejected('QV'));
    expect(await gateway.capture({ ...pick('c-2'), amount: 1001n })).toMatchObject(rejected('QV'));
    expect(await gateway.capture({ ...pick('c-3'), amount: 900n })).toMatchObject({ status: 'APPROVED' });
    expect(await gateway.capture({ ...pick('c-4'), amount: 100n })).toMatchObject(rejected('QV'));
    expect(await gateway.refund({ ...pick('c-5'), amount: 901n })).toMatchObject(rejected('QV'));
    expect(await gateway.refund({ ...pick('c-6'), amount: 900n })).toMatchObject({ status: 'APPROVED' });
  });

  it('undoes a payment until the cut-off of its day', async () => {
    const { gateway, services } = network;
    await network.until('2026-11-23T01:00:00Z');
    await gateway.authorise(cardPayment('v-0'));
    await gateway.authorise(cardPayment('v-1'));
    const undo = (id: string, key: string) => gateway.void({ instructionId: id, originalInstructionId: key });
    await network.until('2026-11-23T06:59:00Z');
    expect(await undo('v-2', 'v-0')).toMatchObject({ status: 'APPROVED' });
    expect(await undo('v-3', 'v-0')).toMatchObject(rejected('QV'));
    expect(await gateway.refund({ instructionId: 'v-4', originalInstructionId: 'v-0', amount: 1n })).toMatchObject(
      rejected('QV'),
    );
    services.clock.set('2026-11-23T07:00:00Z');
    expect(await undo('v-5', 'v-1')).toMatchObject(rejected('QV'));
    expect(await undo('v-6', 'unknown')).toMatchObject(rejected('QV'));
  });
});

describe('a hostile network', () => {
  it('loses and delays requests and answers, and repeats itself; a caller that asks in the end knows, and nothing happens twice', async () => {
    const { gateway, notifications: outcome, services } = network;
    await network.behave({
      seed: 7,
      loseRequest: 0.15,
      delayRequest: 0.15,
      loseAnswer: 0.2,
      answerLater: 0.2,
      loseNotification: 0.3,
      repeatNotification: 0.5,
      maxDelay: 30_000,
    });
    const ids = Array.from({ length: 150 }, (_, index) => `h-${index}`);
    const cardOf = (index: number) => (index % 3 === 0 ? '4111111111444496' : '4242424242424242');
    const first = new Map<string, PaymentResponse>();
    for (const [index, id] of ids.entries())
      first.set(id, await gateway.authorise(cardPayment(id, { cardNumber: cardOf(index) })));
    const count = (status: string) =>
      [...first.values()].filter((paymentResponse) => paymentResponse.status === status).length;
    expect(count('UNKNOWN')).toBeGreaterThan(40);
    expect(count('ACCEPTED')).toBeGreaterThan(10);
    // Some are queried while they are still on their way, the others when everything has come to rest
    const early = new Map<string, PaymentResponse>();
    for (const id of ids.slice(0, 50)) early.set(id, await gateway.query(id));
    await network.pass(10 * MINUTE);
    const news = outcome
      .filter((gatewayNotification) => gatewayNotification.kind === 'payment')
      .filter((entry) => entry.instructionId.startsWith('h-'));
    for (const [index, id] of ids.entries()) {
      const final = await gateway.query(id);
      expect(['APPROVED', 'DECLINED', 'NOT_RECEIVED']).toContain(final.status);
      if (final.status !== 'NOT_RECEIVED') expect(final.responseCode).toBe(index % 3 === 0 ? '51' : '08');
      // What was answered for good is never taken back
      for (const response of [
        first.get(id),
        early.get(id),
        ...news.filter((entry) => entry.instructionId === id).map((entry) => entry.response),
      ])
        if (response && response.status !== 'UNKNOWN' && response.status !== 'ACCEPTED')
          expect(response).toEqual(final);
      expect(await gateway.query(id)).toEqual(final);
    }
    expect(new Set(news.map((entry) => entry.notificationId)).size).toBe(news.length);
    const { rows } = await services.owner.query<{ repeated: number; kept: number }>(
      `select count(*) filter (where times_received > 1) as repeated, count(*) as kept from app.gateway_notification
       where handled_at is not null and body ->> 'instructionId' like 'h-%'`,
    );
    expect(rows[0]?.kept).toBe(news.length);
    expect(rows[0]?.repeated).toBeGreaterThan(20);
  });

  it('is as hostile the next time: the same seed and ids give the same answers', async () => {
    const other = await createTestNetwork();
    try {
      const hostility = { seed: 7, loseRequest: 0.3, loseAnswer: 0.3, answerLater: 0.3 };
      await network.behave(hostility);
      await other.behave(hostility);
      const ids = Array.from({ length: 30 }, (_, index) => `s-${index}`);
      const responses = async (from: TestNetwork, order: string[]) =>
        new Map(
          await Promise.all(
            order.map(async (id) => [id, (await from.gateway.authorise(cardPayment(id))).status] as const),
          ),
        );
      const [first, two] = [await responses(network, ids), await responses(other, ids.toReversed())];
      for (const id of ids) expect(first.get(id)).toBe(two.get(id));
      expect(new Set(first.values()).size).toBe(3);
    } finally {
      await other.drop();
    }
  });
});
