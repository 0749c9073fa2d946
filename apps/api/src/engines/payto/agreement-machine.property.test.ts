import * as fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { findAgreement, lockAgreement } from '@quickportal/db/simulator/simulated-agreement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller, type ApiCaller, type ApiResponse } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { payToKit, type PayToKit } from '../../testing/payto/payto-kit.ts';
import { openPayTo, payToFaults } from '../../testing/payto/payto-records.ts';
import { passTime } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { moveAgreement } from '../gateways/simulator/agreements.ts';
import { calm, setHostility, type Hostility } from '../gateways/simulator/hostility.ts';
import { requeryDue } from '../payments/requery.ts';
import { askDueAgreements } from './ask-due.ts';
import { endDueAgreements } from './end-agreements.ts';
import { learnAgreement } from './learn-agreement.ts';
import { sendAgreement } from './send-agreement.ts';

// SEED=<what a run printed> plays its agreements again; RUNS=1000 plays more of them
const SEED = Number(process.env.SEED ?? randomInt(1, 1_000_000_000));
const RUNS = Number(process.env.RUNS ?? 60);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let server: TestServer;
let officer: ApiCaller;
let kit: PayToKit;
beforeAll(async () => {
  process.stdout.write(`SEED=${SEED} RUNS=${RUNS}\n`);
  server = await createTestServer();
  await paymentKit(server.services);
  kit = await payToKit(server.services);
  officer = apiCaller(server, await server.apiKey({ communityId: 10, securityCode: 'SECRET' }));
});
afterAll(() => server.close());

const terms = fc.constantFrom<Record<string, unknown>>(
  {},
  { frequency: 'WEEKLY', paymentsPerPeriod: 2 },
  { agreementType: 'VARIABLE', amount: undefined, maximumPaymentAmount: '60.00', frequency: 'AD_HOC' },
  { frequency: 'DAILY', endDate: '2026-11-22' },
);
const status = (statusChange: string) => ({
  amendmentType: 'STATUS_AMENDMENT',
  statusChange,
  ...(statusChange !== 'RELEASE' && { reasonCode: 'MD17' }),
});
const fixed = {
  amendmentType: 'BILATERAL_AMENDMENT',
  agreementType: 'FIXED',
  frequency: 'WEEKLY',
  paymentsPerPeriod: 2,
};

/** What your side does, what the payer does at their bank, and what jobs repeat. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('SUSPEND', 'RELEASE', 'RELEASE', 'CANCEL').map((change) => ({ amend: status(change) })),
  },
  { weight: 1, arbitrary: fc.constant({ amend: { amendmentType: 'RECALL_PAYTO_AGREEMENT' } }) },
  { weight: 1, arbitrary: fc.constant({ amend: { amendmentType: 'UNILATERAL_AMENDMENT', payeeReference: 'UNIT-4' } }) },
  { weight: 3, arbitrary: fc.constantFrom('60.00', '70.00').map((amount) => ({ amend: { ...fixed, amount } })) },
  { weight: 1, arbitrary: fc.constant({ recallAmendment: true as const }) },
  {
    weight: 8,
    arbitrary: fc.record({
      pay: fc.constantFrom('50.00', '50.00', '60.00'),
      isFinal: fc.nat(9).map((n) => n === 0),
      atOnce: fc.constantFrom(1, 1, 2, 3),
    }),
  },
  { weight: 3, arbitrary: fc.constantFrom('SUSPENDED', 'ACTIVE', 'ACTIVE', 'CANCELLED').map((payer) => ({ payer })) },
  { weight: 1, arbitrary: fc.constantFrom('send', 'query').map((again) => ({ again })) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const step = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 2 }),
  lost: fc.constantFrom<Partial<Hostility>>({}, {}, { loseRequest: 1 }, { loseAnswer: 1 }, { answerLater: 1 }),
  news: fc.constantFrom<Partial<Hostility>>(
    {},
    { loseNotification: 1 },
    { repeatNotification: 1, maxDelay: 7_200_000 },
  ),
  /** Until the next step, what waits comes in its order, in the opposite one, or not yet. */
  order: fc.constantFrom('as sent', 'newest first', 'not yet'),
  minutes: fc.constantFrom(0, 1, 2, 61, 1440, 4320),
});
const life = fc.record({
  ending: fc.constantFrom('11', '11', '11', '81', '82', '83', '86'),
  terms,
  // By then most payers have decided
  first: fc
    .record({ step, minutes: fc.constantFrom(0, 1, 1, 61) })
    .map(({ step: begun, minutes }) => ({ ...begun, minutes })),
  steps: fc.array(step, { minLength: 2, maxLength: 8 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The payer changes the status at their bank, where the network allows it. */
async function payerMoves(
  token: string,
  to: 'SUSPENDED' | 'ACTIVE' | 'CANCELLED',
  hostility: Hostility,
): Promise<void> {
  const { db, clock } = server.services;
  await db.transaction({ kind: 'jobs' }, async (trx) => {
    const agreement = await lockAgreement(trx, token);
    const isOwn = agreement?.status === 'SUSPENDED' && agreement.by === 'PAYER';
    const isPossible =
      agreement?.status === 'ACTIVE'
        ? to !== 'ACTIVE'
        : agreement?.status === 'SUSPENDED' && (to === 'CANCELLED' || isOwn);
    if (!agreement || !isPossible || agreement.status === to) return;
    await moveAgreement(trx, { hostility, now: clock.now() }, agreement, {
      status: to,
      by: 'PAYER',
      reasonCode: 'MD16',
    });
  });
}

async function play(token: string, does: Act, hostility: Hostility): Promise<ApiResponse | ApiResponse[] | void> {
  const path = `payto-agreements/${token}`;
  if ('amend' in does) return officer.patch(`${path}/submit`, does.amend);
  if ('recallAmendment' in does) return officer.delete(`${path}/bilateral-amendment`);
  if ('pay' in does) {
    const body = { amount: does.pay, finalPayment: does.isFinal };
    return Promise.all(Array.from({ length: does.atOnce }, () => officer.post(`${path}/payment`, body)));
  }
  if ('payer' in does) return payerMoves(token, does.payer, hostility);
  if (does.again === 'send') return sendAgreement(server.services, token);
  await learnAgreement(server.services, token);
}

async function jobs(): Promise<void> {
  await requeryDue(server.services);
  await askDueAgreements(server.services);
  await endDueAgreements(server.services);
}

async function playStep(token: string, { acts, lost, news, order, minutes }: Step): Promise<void> {
  const { services } = server;
  const hostility = { ...calm, repeatNotification: 0, ...news, ...lost };
  await setHostility(services, hostility);
  const responses = await Promise.all(acts.map((does) => play(token, does, hostility)));
  for (const response of responses.flat()) expect(response?.status ?? 200, response?.raw).toBeLessThan(500);
  if (order === 'not yet')
    services.clock.set(new Date(services.clock.now().getTime() + minutes * MINUTE).toISOString());
  else {
    await passTime(services, minutes * MINUTE, { newestFirst: order === 'newest first' });
    await jobs();
  }
}

/** Days on which nothing is lost any more. */
async function settle(): Promise<void> {
  await setHostility(server.services, {});
  for (let day = 0; day < 7; day += 1) {
    await passTime(server.services, DAY);
    await jobs();
    await passTime(server.services, MINUTE);
  }
}

it(`an agreement ends in one state that the records of both sides allow, with no payment outside its clauses, whatever is late, lost or repeated (SEED=${SEED})`, async () => {
  let number = 0;
  const ends = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(life, async ({ ending, terms: wanted, first, steps }) => {
      const { services } = server;
      services.clock.set('2026-11-20T09:00:00Z');
      const description = `Agreement ${(number += 1)}`;
      await setHostility(services, { ...first.lost, ...first.news });
      const token = await kit.create(officer, ending, { ...wanted, description });
      await playStep(token, { ...first, acts: [] });
      for (const taken of steps) await playStep(token, taken);
      await settle();
      expect(await openPayTo(services.owner, description)).toEqual([]);
      expect(await payToFaults(services.owner, description)).toEqual([]);
      const end = (await findAgreement(services.db.reader({ kind: 'jobs' }), token))?.status ?? 'none';
      ends.set(end, (ends.get(end) ?? 0) + 1);
      // The next one starts earlier on the clock: this one would be queried again and again
      await services.owner.query(`update app.payto_agreement set next_query_at = null where agreement_token = $1`, [
        token,
      ]);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  const [paid] = await server.rows<{ n: number }>(
    `select count(*)::int as n from app.transaction where payto_agreement_id is not null and status = 'APPROVED'`,
  );
  process.stdout.write(
    `${number} agreements ended as ${JSON.stringify(Object.fromEntries(ends))}, with ${paid?.n} payments\n`,
  );
});
