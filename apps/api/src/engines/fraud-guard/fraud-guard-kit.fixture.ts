import type { FraudGuardRules } from '@quickportal/contracts/fraud-guard/fraud-guard-rules';
import { passesLuhn } from '@quickportal/contracts/rules/cards/cards';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { switchedOffRules } from '../../testing/switched-off-rules.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

/** A server with a facility whose rules the test sets, and a program that takes payments on a site. */
export async function fraudGuardKit() {
  const server: TestServer = await createTestServer();
  const kit: PaymentKit = await paymentKit(server.services);
  const { owner } = server.services;
  await owner.query(`update app.facility_limit set maximum_amount = 5000000 where community_id = 10`);
  const site: ApiCaller = apiCaller(server, await server.apiKey({ communityId: 10, securityCode: 'SECRET' }));
  const rights = ['MANAGE_FRAUD_GUARD', 'REVIEW_SUSPENDED_PAYMENTS', 'TransactionDetailView'] as const;
  let days = 0;
  const signIn = async () => {
    const staff = { loginName: `risk.${(days += 1)}`, kind: 'STAFF', communityId: null, rights, chooses: 10 } as const;
    return apiCaller(server, await server.signIn(staff));
  };
  let risk = await signIn();
  return {
    server,
    kit,
    site,
    /** One of the staff, signed in today. */
    risk: (): ApiCaller => risk,
    /** Goes on to a day on which nothing of the days before counts. */
    async nextDay(): Promise<void> {
      server.services.clock.advance(26 * 3_600_000);
      risk = await signIn();
    },
    /** Replaces the rules and the BIN testing mode of the facility, and forgets those of businesses. */
    async rules(changes: Partial<FraudGuardRules>): Promise<void> {
      await owner.query('delete from app.fraud_guard_rules; delete from app.fraud_bin_testing_mode');
      const body = { ...switchedOffRules, cardPanTime: 2, ipAddressTime: 2, ...changes };
      const saved = await risk.post('communities/10/fraud-guard-rules', body);
      if (saved.status !== 200) throw new Error(saved.raw);
    },
    pay: (accountId: number, body: object = {}) =>
      site.post('customers/1001/payments', { accountId, amount: '20.00', ...body }),
    decisionOf: async (receiptNumber: string) => (await risk.get(`transactions/${receiptNumber}`)).body.fraudDecision,
  };
}
export type FraudGuardKit = Awaited<ReturnType<typeof fraudGuardKit>>;

/** Different card numbers of a BIN of six digits that end in two given ones, which choose what the network says. */
export function cardNumbers(bin: string, lastTwo: string, count: number): string[] {
  const numbers: string[] = [];
  for (let middle = 10_000_000; numbers.length < count; middle += 7) {
    const number = `${bin}${middle}${lastTwo}`;
    if (passesLuhn(number)) numbers.push(number);
  }
  return numbers;
}
