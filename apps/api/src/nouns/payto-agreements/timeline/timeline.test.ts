import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHostility } from '../../../engines/gateways/simulator/hostility.ts';
import { askDueAgreements } from '../../../engines/payto/ask-due.ts';
import { apiCaller, type ApiCaller } from '../../../testing/api-caller.ts';
import { paymentKit } from '../../../testing/payment-kit.ts';
import { payToKit, type PayToKit } from '../../../testing/payto/payto-kit.ts';
import { passTime } from '../../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let server: TestServer;
let officer: ApiCaller;
let kit: PayToKit;
let signIns = 0;
const signIn = async (rights: Parameters<TestServer['signIn']>[0]['rights']) => {
  const loginName = `timeline-${(signIns += 1)}`;
  return apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
};
beforeAll(async () => {
  server = await createTestServer();
  await paymentKit(server.services);
  kit = await payToKit(server.services);
});
// Days pass from test to test, and sessions end
beforeEach(async () => {
  server.services.clock.set('2026-11-20T09:00:00Z');
  officer = await signIn(['MANAGE_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'TransactionDetailView']);
});
afterEach(() => setHostility(server.services, {}));
afterAll(() => server.close());

interface Entry {
  at: string;
  lane: string;
  tone: string;
  title: string;
  text: string;
  actor: { kind: string; name: string };
  changes: { title: string; before: string; after: string }[];
  respondBy: string | null;
  receiptNumber: string | null;
}
const page = async (token: string, query = '', caller = officer) =>
  (await caller.get(`payto-agreements/${token}/timeline${query}`)).body as { items: Entry[]; recordsCount: number };
/** The timeline, oldest first, as lane and title. */
const linesOf = async (token: string) =>
  (await page(token)).items.map(({ lane, title }) => `${lane}: ${title}`).toReversed();
const amend = (token: string, body: Record<string, unknown>) => officer.patch(`payto-agreements/${token}/submit`, body);
const terms = { amendmentType: 'BILATERAL_AMENDMENT', agreementType: 'FIXED', frequency: 'MONTHLY' };
const status = (statusChange: string) => ({
  amendmentType: 'STATUS_AMENDMENT',
  statusChange,
  ...(statusChange !== 'RELEASE' && { reasonCode: 'MD17' }),
});

async function pass(milliseconds: number): Promise<void> {
  await passTime(server.services, milliseconds);
  await askDueAgreements(server.services);
}
const active = async (ending = '11') => {
  const token = await kit.create(officer, ending);
  await pass(MINUTE);
  return token;
};

describe('the timeline of a PayTo agreement', () => {
  it('says in whose lane each thing happened, and who of your side did it', async () => {
    const token = await active();
    await pass(MINUTE);
    await amend(token, status('SUSPEND'));
    await pass(MINUTE);
    await amend(token, status('RELEASE'));
    expect(await linesOf(token)).toEqual([
      'PAYEE: Submitted',
      'SYSTEM: Delivered to the payer’s bank',
      'PAYER: Approved by the payer',
      'PAYEE: Suspended by your side',
      'PAYEE: Released by your side',
    ]);
    const { items } = await page(token);
    const actors = items.map(({ actor }) => actor).toReversed();
    const [submitter] = actors;
    expect(submitter?.kind).toBe('USER');
    expect(submitter?.name).not.toBe('A user');
    expect(actors.slice(1)).toEqual([
      { kind: 'SYSTEM', name: 'System' },
      { kind: 'PAYER', name: 'Margaret Olsson' },
      submitter,
      submitter,
    ]);
    expect(items.find(({ title }) => title === 'Suspended by your side')).toMatchObject({
      tone: 'bad',
      text: 'The payee requested it.',
    });
  });

  it('tells what the payer suspended from what your side suspended', async () => {
    const token = await active('83');
    await pass(2 * MINUTE);
    const [latest] = (await page(token)).items;
    expect(latest).toMatchObject({
      lane: 'PAYER',
      title: 'Suspended by the payer',
      actor: { kind: 'PAYER', name: 'Margaret Olsson' },
    });
  });

  it('shows amendments as old and new values, also when later ones took their place', async () => {
    const token = await active();
    await amend(token, { ...terms, amount: '60.00' });
    await pass(MINUTE);
    await amend(token, { ...terms, amount: '70.00' });
    await pass(MINUTE);
    await amend(token, { amendmentType: 'UNILATERAL_AMENDMENT', description: 'Water, Unit 4', payeeReference: 'U4' });
    const { items } = await page(token);
    const changes = items
      .filter(({ title }) => title.endsWith('amendment submitted'))
      .map((entry) => entry.changes.map(({ title, before, after }) => `${title}: ${before} > ${after}`));
    expect(changes).toEqual([
      ['Description: Water rates 10023 > Water, Unit 4', expect.stringMatching(/^Your reference: .* > U4$/)],
      ['Amount: $60.00 > $70.00'],
      ['Amount: $50.00 > $60.00'],
    ]);
    expect(items.filter(({ title }) => title === 'Payment details amendment approved by the payer')).toHaveLength(2);
  });

  it('says until when the payer can decide, and how an amendment ended', async () => {
    const silent = await active('11');
    await setHostility(server.services, { payerTakes: 10 * DAY });
    await amend(silent, { ...terms, amount: '60.00' });
    const [waiting] = (await page(silent)).items;
    expect(waiting).toMatchObject({ tone: 'now', lane: 'PAYEE', respondBy: '2026-11-25T09:01:00.000Z' });
    await officer.delete(`payto-agreements/${silent}/bilateral-amendment`);
    const [recalled] = (await page(silent)).items;
    expect(recalled).toMatchObject({ lane: 'PAYEE', title: 'Payment details amendment recalled' });
    expect(recalled?.actor).toEqual(waiting?.actor);
    await amend(silent, { ...terms, amount: '65.00' });
    await pass(6 * DAY);
    officer = await signIn(['MANAGE_CUSTOMERS']);
    expect((await linesOf(silent)).at(-1)).toBe(
      'SYSTEM: Payment details amendment expired without a decision of the payer',
    );
  });

  it('has payments with their outcome, and what the payer’s bank declined', async () => {
    const token = await active();
    const paid = await officer.post(`payto-agreements/${token}/payment`, { amount: '50.00', finalPayment: true });
    expect(paid.status, paid.raw).toBe(201);
    await pass(MINUTE);
    expect((await linesOf(token)).slice(3)).toEqual([
      'PAYEE: Payment of $50.00 requested',
      'PAYER: Payment of $50.00 approved by the payer’s bank',
      'SYSTEM: Cancelled after its final payment',
    ]);
    const { items } = await page(token);
    const requested = items.find(({ title }) => title.endsWith('requested'));
    expect(requested).toMatchObject({ receiptNumber: paid.body.receiptNumber, actor: items.at(-1)?.actor });
    const poor = await active('84');
    await officer.post(`payto-agreements/${poor}/payment`, { amount: '50.00' });
    const [declined] = (await page(poor)).items;
    expect(declined).toMatchObject({
      lane: 'PAYER',
      tone: 'bad',
      title: 'Payment of $50.00 declined by the payer’s bank',
    });
    expect(declined?.text).not.toBe('');
  });

  it('is paged without losing or repeating an entry', async () => {
    const token = await active();
    for (const change of ['SUSPEND', 'RELEASE', 'SUSPEND', 'RELEASE']) await amend(token, status(change));
    const all = await page(token);
    expect(all).toMatchObject({ recordsCount: 7 });
    const parts = await Promise.all([1, 2, 3].map((number) => page(token, `?page=${number}&pageSize=3`)));
    expect(parts.map(({ recordsCount }) => recordsCount)).toEqual([7, 7, 7]);
    expect(parts.flatMap(({ items }) => items)).toEqual(all.items);
  });
});
