import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { askDueAgreements } from '../../engines/payto/ask-due.ts';
import { endDueAgreements } from '../../engines/payto/end-agreements.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { payToKit, type PayToKit } from '../../testing/payto/payto-kit.ts';
import { passTime } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const FIVE_DAYS = 7200 * MINUTE;

let server: TestServer;
let officer: ApiCaller;
let kit: PayToKit;
let signIns = 0;
beforeAll(async () => {
  server = await createTestServer();
  kit = await payToKit(server.services);
});
// Days pass from test to test, and sessions end
beforeEach(async () => {
  server.services.clock.set('2026-11-20T09:00:00Z');
  const rights = ['MANAGE_CUSTOMERS'] as const;
  const loginName = `officer-${(signIns += 1)}`;
  officer = apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
});
afterEach(() => setHostility(server.services, {}));
afterAll(() => server.close());

/** Time passes: what the network does in it, and what the jobs ask for. */
async function pass(milliseconds: number): Promise<void> {
  await passTime(server.services, milliseconds);
  await askDueAgreements(server.services);
}
const active = async (body?: Record<string, unknown>) => {
  const token = await kit.create(officer, '11', body);
  await pass(MINUTE);
  return token;
};
/** Status, who brought it about, and why. */
const stateOf = async (token: string) => {
  const { rows } = await server.services.owner.query<{ status: string; by: string; code: string | null }>(
    `select status, status_by as by, status_reason_code as code from app.payto_agreement where agreement_token = $1`,
    [token],
  );
  const [{ status, by, code } = { status: '', by: '', code: null }] = rows;
  return [status, by, code].filter((part) => part !== null).join(' ');
};
const eventsOf = async (token: string) => {
  const { rows } = await server.services.owner.query<{ event: string }>(
    `select e.kind || ' ' || e.side as event from app.payto_event e join app.payto_agreement g on g.id = e.agreement_id
     where g.agreement_token = $1 order by e.id`,
    [token],
  );
  return rows.map(({ event }) => event);
};
const amend = (token: string, body: Record<string, unknown>) => officer.patch(`payto-agreements/${token}/submit`, body);
const load = async (token: string) => (await officer.get(`payto-agreements/${token}/load`)).body;
const amountOf = async (token: string) => {
  const { rows } = await server.services.owner.query<{ amount: number }>(
    `select t.payment_amount as amount from app.payto_terms t join app.payto_agreement g on g.id = t.agreement_id
     where g.agreement_token = $1 and t.state = 'IN_FORCE'`,
    [token],
  );
  return rows[0]?.amount;
};
const terms = { amendmentType: 'BILATERAL_AMENDMENT', agreementType: 'FIXED', frequency: 'MONTHLY' };

describe('a new agreement', () => {
  it('is created, pending with its payer, and active once approved [1C036 1R018 1R185]', async () => {
    const token = await kit.create(officer, '11');
    expect(await load(token)).toMatchObject({
      agreementToken: token,
      status: 'PENDING',
      amendmentTypes: ['RECALL_PAYTO_AGREEMENT'],
    });
    await pass(MINUTE);
    expect(await load(token)).toMatchObject({
      status: 'ACTIVE',
      statusBy: 'PAYER',
      payer: { bsb: '062-000', payerName: 'Margaret Olsson', payId: null },
      paymentTerms: { amount: { amount: '50.00' }, startDate: '2026-11-20' },
    });
    expect(await eventsOf(token)).toEqual(['SUBMITTED PAYEE', 'DELIVERED SYSTEM', 'APPROVED PAYER']);
  });

  it.each([
    ['81', 'REJECTED PAYER MS02', ['DECLINED PAYER']],
    ['83', 'SUSPENDED PAYER MD16', ['APPROVED PAYER', 'SUSPENDED PAYER']],
  ])('of a payer whose account ends in %s is %s', async (ending, state, last) => {
    const token = await kit.create(officer, ending);
    for (const minutes of [1, 2]) await pass(minutes * MINUTE);
    expect(await stateOf(token)).toBe(state);
    expect((await eventsOf(token)).slice(2)).toEqual(last);
  });

  it('lapses after 7,200 minutes without a decision, weekends included', async () => {
    const token = await kit.create(officer, '82');
    const { body } = await officer.get(`payto-agreements/${token}/load`);
    expect(body).toMatchObject({ readAt: '2026-11-20T09:00:00.000Z', respondBy: '2026-11-25T09:00:00.000Z' });
    await pass(FIVE_DAYS - MINUTE);
    expect(await stateOf(token)).toBe('PENDING SYSTEM');
    await pass(2 * MINUTE);
    expect(await stateOf(token)).toBe('CANCELLED SYSTEM NOAS');
    expect((await eventsOf(token)).at(-1)).toBe('LAPSED SYSTEM');
  });

  it('can only be recalled while it is pending, which cancels it [1R100 1R101 1R107]', async () => {
    const token = await kit.create(officer, '82');
    expect(
      (await amend(token, { amendmentType: 'STATUS_AMENDMENT', statusChange: 'CANCEL', reasonCode: 'MD17' })).status,
    ).toBe(422);
    const recalled = await amend(token, { amendmentType: 'RECALL_PAYTO_AGREEMENT' });
    expect(recalled.status, recalled.raw).toBe(200);
    expect(recalled.body).toMatchObject({ status: 'CANCELLED', statusDisplay: 'Cancelled', statusBy: 'PAYEE' });
    const again = await amend(token, { amendmentType: 'RECALL_PAYTO_AGREEMENT' });
    expect([again.status, again.body.detail]).toEqual([409, 'This agreement cannot be amended since it is cancelled.']);
  });

  it('reaches the bank once, whatever is lost on the way', async () => {
    await setHostility(server.services, { loseRequest: 1 });
    const lost = await kit.create(officer, '11');
    expect(await stateOf(lost)).toBe('PROCESSING PAYEE');
    await setHostility(server.services, { loseAnswer: 1, loseNotification: 1 });
    const unanswered = await kit.create(officer, '11');
    expect(await stateOf(unanswered)).toBe('PROCESSING PAYEE');
    await setHostility(server.services, {});
    await pass(2 * MINUTE);
    await pass(2 * MINUTE);
    for (const token of [lost, unanswered]) expect(await stateOf(token)).toBe('ACTIVE PAYER');
  });
});

describe('an amendment', () => {
  it('of texts changes them at once and asks no one [1R104 1C033 1R019]', async () => {
    const token = await active();
    const changed = await amend(token, {
      amendmentType: 'UNILATERAL_AMENDMENT',
      description: 'Water rates, Unit 4',
      payeeReference: 'UNIT-4',
    });
    expect(changed.status, changed.raw).toBe(200);
    expect(changed.body).toMatchObject({
      description: 'Water rates, Unit 4',
      payeeReference: 'UNIT-4',
      status: 'ACTIVE',
    });
  });

  it('of payment details waits for the payer, one at a time, while the old terms apply [1R105 1K015 1K058]', async () => {
    const token = await active();
    const first = await amend(token, { ...terms, amount: '60.00' });
    expect(first.status, first.raw).toBe(200);
    expect(first.body.paymentTerms.amount.amount).toBe('50.00');
    const waiting = await officer.get(`payto-agreements/${token}/bilateral-amendment`);
    expect(waiting.body).toMatchObject({
      respondBy: '2026-11-25T09:01:00.000Z',
      changes: [{ field: 'amount', before: '$50.00', after: '$60.00' }],
    });
    const second = await amend(token, { ...terms, amount: '70.00' });
    expect(second.status).toBe(409);
    await pass(MINUTE);
    expect((await load(token)).paymentTerms.amount.amount).toBe('60.00');
    expect((await officer.get(`payto-agreements/${token}/bilateral-amendment`)).status).toBe(404);
  });

  it('that waits can be recalled, and the old terms stay', async () => {
    const token = await active();
    await setHostility(server.services, { payerTakes: 60 * MINUTE });
    await amend(token, { ...terms, amount: '60.00' });
    const recalled = await officer.delete(`payto-agreements/${token}/bilateral-amendment`);
    expect(recalled.status, recalled.raw).toBe(200);
    expect((await officer.get(`payto-agreements/${token}/bilateral-amendment`)).status).toBe(404);
    await pass(120 * MINUTE);
    expect(await amountOf(token)).toBe(5000);
  });

  it('of the status suspends, releases and cancels; only the side that suspended can release [1R106]', async () => {
    const token = await active();
    const status = (statusChange: string) =>
      amend(token, {
        amendmentType: 'STATUS_AMENDMENT',
        statusChange,
        ...(statusChange !== 'RELEASE' && { reasonCode: 'MD17' }),
      });
    expect((await status('SUSPEND')).body).toMatchObject({ status: 'SUSPENDED', mayRelease: true });
    expect((await amend(token, { ...terms, amount: '60.00' })).status).toBe(422);
    expect((await status('RELEASE')).body).toMatchObject({ status: 'ACTIVE' });
    expect((await status('CANCEL')).body).toMatchObject({ status: 'CANCELLED', statusReasonCode: 'MD17' });
    const bySomebodyElse = await kit.create(officer, '83');
    await pass(MINUTE);
    await pass(2 * MINUTE);
    const refused = await amend(bySomebodyElse, { amendmentType: 'STATUS_AMENDMENT', statusChange: 'RELEASE' });
    expect(refused.body.errors).toEqual([
      { field: 'statusChange', messages: ['The payer suspended it. Only the payer can release it, at their bank.'] },
    ]);
  });

  it('ends with its agreement', async () => {
    const token = await active();
    await setHostility(server.services, { payerTakes: 60 * MINUTE });
    await amend(token, { ...terms, amount: '60.00' });
    await amend(token, { amendmentType: 'STATUS_AMENDMENT', statusChange: 'CANCEL', reasonCode: 'CTCA' });
    expect(await stateOf(token)).toBe('CANCELLED PAYEE CTCA');
    const { rows } = await server.services.owner.query(
      `select m.status, t.state from app.payto_amendment m join app.payto_terms t on t.amendment_id = m.id
       join app.payto_agreement g on g.id = m.agreement_id where g.agreement_token = $1`,
      [token],
    );
    expect(rows).toEqual([{ status: 'RECALLED', state: 'DISCARDED' }]);
  });

  it('shows what it would change before it is sent, and refuses what changes nothing [1C032]', async () => {
    const token = await active();
    const review = await officer.patch(`payto-agreements/${token}/confirm`, { ...terms, amount: '60.00' });
    expect(review.body).toMatchObject({
      payerApproves: true,
      changes: [{ title: 'Amount', before: '$50.00', after: '$60.00' }],
    });
    const same = await officer.patch(`payto-agreements/${token}/confirm`, { ...terms, amount: '50.00' });
    expect(same.body.errors).toEqual([{ field: '', messages: ['No changes detected.'] }]);
  });
});

it('ends by itself when its validity is over', async () => {
  const token = await active({ endDate: '2026-11-21' });
  server.services.clock.set('2026-11-22T09:00:00Z');
  await endDueAgreements(server.services);
  expect(await stateOf(token)).toBe('CANCELLED PAYEE MD20');
  expect((await eventsOf(token)).at(-1)).toBe('ENDED PAYEE');
});
