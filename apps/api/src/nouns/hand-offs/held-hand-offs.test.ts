import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fraudGuardKit, type FraudGuardKit } from '../../engines/fraud-guard/fraud-guard-kit.fixture.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { endHandOffs } from './end-hand-offs.ts';
import { handOffKit, type HandOffKit } from './hand-off-kit.fixture.ts';

/** An address that hides its user. */
const HIDDEN = '203.0.113.241';
let fraud: FraudGuardKit;
let kit: HandOffKit;
let reviewer: ApiCaller;
beforeAll(async () => {
  fraud = await fraudGuardKit();
  kit = await handOffKit(fraud.server);
  await fraud.rules({ anonymousIpProxy: true });
  const user = { loginName: 'reviewer', kind: 'CLIENT', communityId: 10 } as const;
  const rights = ['REVIEW_SUSPENDED_PAYMENTS', 'TransactionDetailView'] as const;
  reviewer = apiCaller(fraud.server, await fraud.server.signIn({ ...user, rights }));
});
afterAll(() => fraud.server.close());

const suspended = async () => {
  const id = await kit.paid({}, { from: HIDDEN });
  const [payment] = await kit.paymentsOf(id);
  expect(payment?.status).toBe('SUSPENDED');
  return { id, receipt: payment?.receipt_number ?? '' };
};

describe('a payment by a hand-off that fraud guard holds', () => {
  it('is sent with the same card once it is approved', async () => {
    const { id, receipt } = await suspended();
    expect((await kit.page(id)).body).toContain('Do not pay again');
    await endHandOffs(fraud.server.services);
    const approved = await reviewer.post(`fraud-reviews/${receipt}/approve`, { reason: 'Called the payer' });
    expect([approved.status, approved.body.status], approved.raw).toEqual([201, 'APPROVED']);
    expect((await kit.page(id)).body).toContain('Payment received');
  });

  it('takes nothing once it is declined, and another card may be tried', async () => {
    const { id, receipt } = await suspended();
    expect((await reviewer.post(`fraud-reviews/${receipt}/decline`, { reason: 'Not known' })).status).toBe(200);
    const { body } = await kit.page(id);
    expect(body).toContain('Nothing was charged');
    expect(body).toContain('Try another card');
  });

  it('shows the payer as the actor in its timeline', async () => {
    const { receipt } = await suspended();
    const { timeline } = (await reviewer.get(`transactions/${receipt}`)).body;
    expect(timeline[0].actor).toEqual({ kind: 'PAYER', name: 'Customer' });
  });
});
