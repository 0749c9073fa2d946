import { runSchedules } from '../engines/schedules/run-schedules.ts';
import { takeAgainHandler, takeNowHandler } from '../engines/schedules/run-schedules.ts';
import { apiCaller, type ApiCaller } from './api-caller.ts';
import type { TestServer } from './test-server.ts';

const rights = ['MANAGE_RECURRING_CUSTOMERS', 'VIEW_RECURRING_CUSTOMERS', 'MANAGE_CUSTOMERS'] as const;

/** What tests of schedules do again and again. The clock of a test server stands at Friday 20 November 2026, 20:00 in Sydney. */
export async function scheduleKit(server: TestServer) {
  const { services } = server;
  const { owner, clock } = services;
  let officers = 0;
  let officer: ApiCaller;
  /** Days pass in a test, and sessions end. */
  const signIn = async () => {
    const loginName = `schedule-officer-${(officers += 1)}`;
    officer = apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
  };
  await signIn();
  const rows = async <T = Record<string, never>>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await owner.query(text, values)).rows as T[];
  const body = (accountToken: string, values: object = {}) => ({
    accountToken,
    description: 'Water rates',
    instalmentAmount: '100.00',
    frequency: 'MONTHLY',
    nextPaymentDate: '2026-11-30',
    endRule: 'UNTIL_STOPPED',
    ...values,
  });
  return {
    officer: () => officer,
    signIn,
    rows,
    body,
    tokenOf: async (accountId: number): Promise<string> => {
      const found = await rows<{ account_token: string }>(
        'select account_token from app.customer_account where id = $1',
        [accountId],
      );
      return found[0]?.account_token ?? '';
    },
    /** A schedule of customer 1001 unless another is given; throws where it was refused. */
    add: async (accountToken: string, values: object = {}, customerId = 1001) => {
      const response = await officer.post(`customers/${customerId}/recurring-payments`, body(accountToken, values));
      if (response.status !== 201) throw new Error(response.raw);
      return response.body as { paymentScheduleId: number; version: number; nextPaymentDate: string };
    },
    /** Moves the clock and lets the worker take what is due. */
    at: async (moment: string): Promise<number> => {
      clock.set(moment);
      return runSchedules(services);
    },
    /** Does what a worker does with payments that are to be attempted at once. */
    takeNow: async () => {
      const signal = new AbortController().signal;
      let count = 0;
      for (const handler of [takeNowHandler, takeAgainHandler]) {
        const found = await rows<{ payload: never; community_id: number }>(
          'delete from app.outbox where topic = $1 returning payload, community_id',
          [handler.topic],
        );
        count += found.length;
        for (const { payload, community_id: communityId } of found)
          await handler.handle(payload, { services, jobId: 'test', communityId, signal });
      }
      return count;
    },
    occurrences: (recurringPaymentId: number) =>
      rows<{
        nominal_date: string;
        due_date: string;
        status: string;
        attempts: number;
        next_attempt_date: string | null;
        failure: string;
      }>(
        `select nominal_date, due_date, status, attempts, next_attempt_date, failure from app.recurring_occurrence
         where recurring_payment_id = $1 order by nominal_date`,
        [recurringPaymentId],
      ),
    payments: (recurringPaymentId: number) =>
      rows<{ status: string; amount: number; occurrence_attempt: number; source: string }>(
        `select status, amount, occurrence_attempt, source from app.transaction where recurring_payment_id = $1 order by id`,
        [recurringPaymentId],
      ),
    notices: async (customerId: number, kind: string): Promise<number> =>
      (await rows('select id from app.notification where customer_id = $1 and kind = $2', [customerId, kind])).length,
    status: async (recurringPaymentId: number) =>
      (
        await rows<{
          status: string;
          next_payment_date: string | null;
          payments_made: number;
          failed_payments: number;
          status_reason: string;
        }>(
          'select status, next_payment_date, payments_made, failed_payments, status_reason from app.recurring_payment where id = $1',
          [recurringPaymentId],
        )
      )[0],
  };
}
export type ScheduleKit = Awaited<ReturnType<typeof scheduleKit>>;
