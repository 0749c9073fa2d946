import { afterAll, beforeAll, beforeEach } from 'vitest';
import { paymentKit, type PaymentKit } from './payment-kit.ts';
import { scheduleKit, type ScheduleKit } from './schedule-kit.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** What a test of schedules begins with. */
export interface ScheduleTest {
  server: TestServer;
  money: PaymentKit;
  kit: ScheduleKit;
  /** A customer whom no other test of the file has. */
  customerId: number;
  nextCustomer: () => number;
}

/**
 * One server for the tests of a file. Every test begins on Friday 20 November 2026, 20:00 in Sydney, with a customer and
 * a session of its own: `scheduleTests((test) => ({ server, kit, customerId } = test))`.
 */
export function scheduleTests(begin: (test: ScheduleTest) => void): void {
  let shared: Pick<ScheduleTest, 'server' | 'money' | 'kit'>;
  let customerId = 1001;
  const nextCustomer = () => (customerId += 1);
  beforeAll(async () => {
    const server = await createTestServer();
    shared = { server, money: await paymentKit(server.services), kit: await scheduleKit(server) };
  });
  beforeEach(async () => {
    shared.server.services.clock.set('2026-11-20T09:00:00Z');
    begin({ ...shared, customerId: nextCustomer(), nextCustomer });
    await shared.kit.signIn();
  });
  afterAll(() => shared.server.close());
}

/** Customers who are mailed about their payments. */
export const mailsCustomer = ({ kit, customerId }: Pick<ScheduleTest, 'kit' | 'customerId'>): Promise<unknown> =>
  kit.rows(`update app.customer set email = 'kim@example.com', receives_email = true where id = $1`, [customerId]);
