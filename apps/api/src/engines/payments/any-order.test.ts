import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import { setHostility } from '../gateways/simulator/hostility.ts';
import { networkOf } from '../gateways/simulator/network.ts';
import { instructionIsDue } from '../gateways/simulator/payments.ts';
import { learnOutcome } from './learn-outcome.ts';
import { jobLearner } from './learner.ts';
import { surchargeShare } from './record-refund.ts';
import { requeryDue } from './requery.ts';

let server: TestServer;
let officer: ApiCaller;
let kit: PaymentKit;
let cards: number[];
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentKit(server.services);
  cards = [await kit.card(1001), await kit.card(1001, '4111111111444496')];
  const rights = ['TERMINAL_EXISTING_CUSTOMER', 'TransactionDetailView', 'REFUND_TRANSACTIONS'] as const;
  officer = apiCaller(server, await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights }));
});
afterAll(() => server.close());

const learner = jobLearner('test');
const pass = (milliseconds: number) => {
  const { clock } = server.services;
  clock.set(new Date(clock.now().getTime() + milliseconds).toISOString());
};
const rows = async <T extends object>(text: string, values: unknown[] = []) =>
  (await server.services.owner.query<T>(text, values)).rows;
/** Everything the network knows of the payment of a receipt and its refunds, asked for and told again. */
async function repeatResponses(): Promise<void> {
  const known = await rows<{ instruction_id: string }>(
    `select p.instruction_id from app.payment_attempt p order by random() limit 6`,
  );
  for (const { instruction_id: id } of known) {
    // A late request arrives, or an answer that was waited for is decided
    await instructionIsDue(networkOf(server.services), id);
    const [there] = await rows(`select from app.simulator_instruction where instruction_id = $1`, [id]);
    // Asking what never arrived would close it for ever; a notification only tells of what did
    if (there) await learnOutcome(server.services, id, await gatewayOf(server.services).query(id), learner);
  }
}

const anyCommand = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 4000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refundRest' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('requery' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const) }) },
);
type Command = typeof anyCommand extends fc.Arbitrary<infer C> ? C : never;

async function run(receipt: string, key: string, body: object, command: Command, n: number): Promise<void> {
  const path = `transactions/${receipt}`;
  const keyed = { 'idempotency-key': `${key}-${n}` };
  if (command.do === 'refund') {
    const principalAmount = `${Math.floor(command.cents / 100)}.${String(command.cents % 100).padStart(2, '0')}`;
    await Promise.all([1, 2].map(() => officer.post(`${path}/refund`, { principalAmount, reason: 'Test' }, keyed)));
  } else if (command.do === 'refundRest') {
    const { refundablePrincipal } = (await officer.get(path)).body;
    await officer.post(`${path}/refund`, { principalAmount: refundablePrincipal.amount, reason: 'Rest' });
  } else if (command.do === 'void') await officer.post(`${path}/void`);
  else if (command.do === 'repeat') await repeatResponses();
  else if (command.do === 'again') await officer.post('customers/1001/payments', body, { 'idempotency-key': key });
  else {
    pass(61_000);
    await requeryDue(server.services);
  }
}

it('in any order of answers, repeats, refunds and voids the money adds up: never negative, never double', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 100, max: 9000 }),
      fc.boolean(),
      fc.array(anyCommand, { maxLength: 8 }),
      async (seed, cents, declines, commands) => {
        const key = `run-${(runs += 1)}`;
        server.services.clock.set('2026-11-20T09:00:00.000Z');
        const chance = { loseRequest: 0.15, delayRequest: 0.15, loseAnswer: 0.25, answerLater: 0.2 };
        await setHostility(server.services, { seed, ...chance, maxDelay: 20_000 });
        const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const body = { accountId: cards[declines ? 1 : 0], amount, paymentReferenceNumber: key };
        const payment = await Promise.all(
          [1, 2].map(() => officer.post('customers/1001/payments', body, { 'idempotency-key': key })),
        );
        const first = payment.find(({ status }) => status === 201);
        expect(first, JSON.stringify(payment)).toBeDefined();
        const receipt = first?.body.receiptNumber as string;
        for (const [n, item] of commands.entries()) await run(receipt, key, body, item, n);
        // The network calms down, and every outcome is learned within a few rounds of questions
        for (let round = 0; round < 4; round++) {
          await repeatResponses();
          pass(61_000);
          await requeryDue(server.services);
        }
        await judge(key, receipt);
        expect((await officer.post('customers/1001/payments', body, { 'idempotency-key': key })).raw).toBe(first?.raw);
      },
    ),
    { numRuns: 40 },
  );
});

async function judge(key: string, receipt: string): Promise<void> {
  const all = await rows<{ receipt_number: string; transaction_type: string; status: string; amount: number }>(
    `select receipt_number, transaction_type, status, amount from app.transaction
     where community_id = 10 and payment_reference_number = $1 order by id`,
    [key],
  );
  const payments = all.filter(({ transaction_type: type }) => type === 'PAYMENT');
  expect(payments.map(({ receipt_number: number }) => number)).toEqual([receipt]);
  const [payment] = payments as [(typeof payments)[number]];
  const given = all.filter((entry) => entry.transaction_type === 'REFUND' && entry.status === 'APPROVED');
  const refunded = given.reduce((sum, entry) => sum + entry.amount, 0);
  // What the network itself did: what is drawn for a request that never arrived (not DECIDED) moved nothing
  const [network] = await rows<{ taken: number; refunded: number; voids: number; open: number; imagined: number }>(
    `select coalesce(sum(s.amount) filter (where s.approved and p.kind = 'PAYMENT'), 0)::bigint as taken,
       coalesce(sum(s.amount) filter (where s.approved and p.kind = 'REFUND'), 0)::bigint as refunded,
       count(*) filter (where s.approved and p.kind = 'VOID')::int as voids,
       count(*) filter (where s.instruction_id is null and p.status = 'APPROVED')::int as imagined,
       count(*) filter (where p.status in ('IN_FLIGHT', 'UNKNOWN', 'ACCEPTED'))::int as open
     from app.transaction t join app.payment_attempt p on p.community_id = t.community_id and p.transaction_id = t.id
       left join app.simulator_instruction s on s.instruction_id = p.instruction_id and s.state = 'DECIDED'
     where t.community_id = 10 and t.payment_reference_number = $1`,
    [key],
  );
  expect(network?.open).toBe(0);
  expect(network?.imagined).toBe(0);
  expect(network?.refunded).toBe(refunded);
  expect(refunded).toBeLessThanOrEqual(network?.taken ?? 0);
  const isTaken = payment.status === 'APPROVED' || payment.status === 'REFUNDED' || payment.status === 'VOIDED';
  expect(network?.taken).toBe(isTaken ? payment.amount : 0);
  expect(network?.voids).toBe(payment.status === 'VOIDED' ? 1 : 0);
  if (payment.status === 'VOIDED') expect(refunded).toBe(0);
  expect(payment.status === 'REFUNDED').toBe(isTaken && refunded === payment.amount);
}

it('gives back each cent of a surcharge once, whichever refunds were declined in between', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 1_000_000n }),
      fc.bigInt({ min: 0n, max: 100_000n }),
      fc.array(fc.tuple(fc.bigInt({ min: 1n, max: 500_000n }), fc.boolean()), { maxLength: 12 }),
      (principal, surcharge, tries) => {
        const given = { principal: 0n, surcharge: 0n };
        for (const [wanted, isDeclined] of [...tries, [principal, false] as const]) {
          const part = wanted > principal - given.principal ? principal - given.principal : wanted;
          if (part === 0n) continue;
          const share = surchargeShare({ principal, surcharge }, given, part);
          expect(share >= 0n && given.surcharge + share <= surcharge).toBe(true);
          if (isDeclined) continue;
          given.principal += part;
          given.surcharge += share;
        }
        expect(given).toEqual({ principal, surcharge });
      },
    ),
  );
});
