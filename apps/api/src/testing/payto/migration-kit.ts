import { askDueAgreements } from '../../engines/payto/ask-due.ts';
import { runMigrations } from '../../engines/payto/run-migrations.ts';
import { apiCaller, type ApiCaller } from '../api-caller.ts';
import { paymentKit } from '../payment-kit.ts';
import { payToKit } from './payto-kit.ts';
import { passTime } from '../run-side-effects.ts';
import { scheduleKit } from '../schedule-kit.ts';
import type { TestServer } from '../test-server.ts';

const rights = [
  'MANAGE_CUSTOMERS',
  'MANAGE_RECURRING_CUSTOMERS',
  'EXPORT_CUSTOMERS',
  'MANAGE_CUSTOMER_ACCOUNTS',
] as const;
const MINUTE = 60_000;

/** What tests of moving direct debits to PayTo do again and again. Business 101 has everything that it takes. */
export async function migrationKit(server: TestServer) {
  const { services } = server;
  const money = await paymentKit(services);
  await payToKit(services);
  const schedules = await scheduleKit(server);
  let officer: ApiCaller;
  let count = 0;
  const signIn = async () => {
    await schedules.signIn();
    const loginName = `migration-officer-${(count += 1)}`;
    officer = apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
  };
  await signIn();
  const { rows } = schedules;
  return {
    ...schedules,
    signIn,
    officer: () => officer,
    /** A schedule of a customer whose payer decides as these two digits say; returns its id. */
    add: async (customerId: number, ending = '11', values: object = {}): Promise<number> => {
      const token = await schedules.tokenOf(await money.bankAccount(customerId, `123456${ending}`));
      return (await schedules.add(token, values, customerId)).paymentScheduleId;
    },
    /** Starts a migration of every schedule of the business that can move; returns its id. */
    start: async (agreementsPerHour = 1200, choice: object = {}): Promise<number> => {
      const response = await officer.post('payto-migrations', { businessId: 101, agreementsPerHour, ...choice });
      if (response.status !== 201) throw new Error(response.raw);
      return (response.body as { migrationId: number }).migrationId;
    },
    change: (id: number, change: 'PAUSE' | 'RESUME' | 'CANCEL') => officer.patch(`payto-migrations/${id}`, { change }),
    run: () => runMigrations(services),
    /** Time passes: what the network does in it, what the jobs ask for, and side effects of both. */
    pass: async (milliseconds = MINUTE) => {
      await passTime(services, milliseconds);
      await askDueAgreements(services);
      await passTime(services, 0);
    },
    /** The outcome and reason of each schedule of a migration, by schedule. */
    outcomes: async (migrationId: number): Promise<Record<number, string>> => {
      const found = await rows<{ id: number; text: string }>(
        `select recurring_payment_id as id, concat_ws(': ', outcome, nullif(reason, '')) as text
         from app.payto_migration_schedule where migration_id = $1 order by id`,
        [migrationId],
      );
      return Object.fromEntries(found.map(({ id, text }) => [id, text]));
    },
    /** What each attempted date of a schedule was charged to, the oldest first. */
    charges: async (recurringPaymentId: number): Promise<string[]> => {
      const found = await rows<{ text: string }>(
        `select concat_ws(' ', o.nominal_date, t.payment_method, t.status) as text
         from app.transaction t join app.recurring_occurrence o on o.id = t.recurring_occurrence_id
         where t.recurring_payment_id = $1 order by t.id`,
        [recurringPaymentId],
      );
      return found.map(({ text }) => text);
    },
    /** How the agreement of a schedule stands. */
    agreementOf: async (recurringPaymentId: number) => {
      const [found] = await rows<{ token: string; status: string; by: string; start: string; first: string }>(
        `select g.agreement_token as token, g.status, g.status_by as by, g.start_date as start, t.first_payment_due as first
         from app.payto_migration_schedule s join app.payto_agreement g on g.id = s.agreement_id
         join app.payto_terms t on t.agreement_id = g.id and t.state = 'IN_FORCE'
         where s.recurring_payment_id = $1 order by s.id desc limit 1`,
        [recurringPaymentId],
      );
      return found;
    },
  };
}
export type MigrationKit = Awaited<ReturnType<typeof migrationKit>>;
