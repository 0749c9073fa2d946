import { randomUUID } from 'node:crypto';
import { changeAsOwner, wakeDueJobs } from './owner-statements.ts';
import type { Work, Workplace } from './work.ts';

const EACH_TIME = 20;
const MARK = 'Faults: moved';
/** Approved by the payer (docs/gateways.md). */
const BANK_ACCOUNT = { bsb: '062000', accountNumber: '12345611', accountName: 'Alex Tester' };
const TODAY = `(now() at time zone 'Australia/Sydney')::date`;

/**
 * What a schedule of a migration must have become: in one migration, with one agreement, active on both sides, and its
 * date that fell due meanwhile charged once, by direct debit before it moved or under the agreement after it.
 */
const OUTCOMES = `select r.code,
    (select count(*)::int from app.payto_migration_schedule s
      where s.community_id = r.community_id and s.recurring_payment_id = r.id) as migrations,
    (select count(*)::int from app.payto_migration_schedule s
      where s.community_id = r.community_id and s.recurring_payment_id = r.id and s.outcome = 'MOVED'
        and s.agreement_id = r.payto_agreement_id) as moved,
    (select count(*)::int from app.payto_agreement g
      where g.community_id = r.community_id and g.description = r.description) as agreements,
    (select count(*)::int from app.payto_agreement g join app.simulator_agreement a on a.agreement_id = g.agreement_token
      where g.community_id = r.community_id and g.id = r.payto_agreement_id
        and g.status = 'ACTIVE' and a.status = 'ACTIVE') as active,
    (r.next_occurrence > 0 or r.run_on <= ${TODAY})::int as due,
    (select count(*)::int from app.recurring_occurrence o
      where o.community_id = r.community_id and o.recurring_payment_id = r.id) as dates,
    (select count(*)::int from app.transaction t
      where t.community_id = r.community_id and t.recurring_payment_id = r.id
        and (t.status = 'APPROVED' or t.payment_method = 'DIRECT_DEBIT' and t.status in ('PENDING', 'IN_FLIGHT'))) as charged,
    (select count(*)::int from app.transaction t
      where t.community_id = r.community_id and t.recurring_payment_id = r.id and t.status <> 'CANCELLED') as payments
  from app.recurring_payment r where r.community_id = 10 and r.payment_reference_number = $1`;

interface Outcome {
  code: string;
  migrations: number;
  moved: number;
  agreements: number;
  active: number;
  due: number;
  dates: number;
  charged: number;
  payments: number;
}

/** Direct debits move to PayTo while their dates fall due. */
export function movedSchedules(): Work {
  let addedCount = 0;
  let template: Promise<number> | undefined;
  const outcomes = async ({ owner }: Workplace) => (await owner.query<Outcome>(OUTCOMES, [MARK])).rows;
  const isOpen = ({ moved, due, charged }: Outcome) => moved === 0 || charged < due;
  const wake = async ({ owner }: Workplace) => {
    // What a killed worker left of its batch has its turn now: the rate is not what is looked at
    await changeAsOwner(owner, `update app.payto_migration set next_batch_at = now() where status = 'RUNNING'`);
    await wakeDueJobs(owner, ['payto-migrations.run', 'payto-agreements.ask', 'recurring-payments.run']);
  };
  return {
    kind: 'migrations',
    isUnderWay: async (place) => (await outcomes(place)).some(isOpen),
    ask: async (place) => {
      template ??= addTemplate(place);
      await place.owner.query(COPIES, [await template, EACH_TIME, MARK, addedCount]);
      const amount = (n: number) => ((FIRST_AMOUNT + n) / 100).toFixed(2);
      const body = {
        businessId: 100,
        status: ['ACTIVE'],
        amountFrom: amount(addedCount + 1),
        amountTo: amount(addedCount + EACH_TIME),
        agreementsPerHour: 1200,
      };
      const { status, body: response } = await place.caller.send('POST', 'payto-migrations', {
        body,
        key: randomUUID(),
      });
      if (status !== 201) throw new Error(`Starting a migration answered ${status}: ${JSON.stringify(response)}`);
      addedCount += EACH_TIME;
      // Those of the time before fall due, moved or not
      await changeAsOwner(place.owner, FALL_DUE, [MARK, FIRST_AMOUNT + addedCount - EACH_TIME]);
      await wake(place);
    },
    left: async (place) => {
      const open = (await outcomes(place)).filter(isOpen).length;
      if (open > 0) await wake(place);
      return open;
    },
    faults: async (place) => {
      const rows = await outcomes(place);
      const once = ({ migrations, moved, agreements, active, due, dates, charged, payments }: Outcome) =>
        [migrations, moved, agreements, active].every((count) => count === 1) &&
        [dates, charged, payments].every((count) => count === due);
      const wrong = rows.filter((row) => !once(row)).map((row) => JSON.stringify(row));
      return rows.length === addedCount
        ? wrong
        : [...wrong, `${addedCount} schedules were added, there are ${rows.length}`];
    },
  };
}

/** A schedule of direct debits, as the product makes it; its id. */
async function addTemplate({ caller }: Workplace): Promise<number> {
  const add = async <T>(path: string, body: object): Promise<T> => {
    const { status, body: response } = await caller.send<T>('POST', path, { body, key: randomUUID() });
    if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(response)}`);
    return response;
  };
  const customer = await add<{ customerId: number }>('customers', { businessId: 100, customerName: 'Faults moved' });
  const at = `customers/${customer.customerId}`;
  const { accountToken } = await add<{ accountToken: string }>(`${at}/accounts/bank-accounts`, BANK_ACCOUNT);
  const added = await add<{ paymentScheduleId: number }>(`${at}/recurring-payments`, {
    accountToken,
    description: 'Template',
    instalmentAmount: '10.00',
    frequency: 'MONTHLY',
    nextPaymentDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    endRule: 'UNTIL_STOPPED',
  });
  return added.paymentScheduleId;
}

/** In cents; no schedule of the demo has such amounts. */
const FIRST_AMOUNT = 123_400;

/** So many like the template, weekly from six days on, each with an amount and a description of its own. */
const COPIES = `insert into app.recurring_payment (community_id, business_id, customer_id, customer_account_id, code,
    description, payment_reference_number, status, amount, currency, frequency, start_date, next_payment_date, run_on,
    created_at, updated_at, status_changed_at)
  select community_id, business_id, customer_id, customer_account_id, 'MOVED-' || ($4::int + n),
    'Faults moved ' || ($4::int + n), $3, 'ACTIVE', ${FIRST_AMOUNT} + $4::int + n, currency, 'WEEKLY', ${TODAY} + 6,
    ${TODAY} + 6, ${TODAY} + 6, now(), now(), now() - interval '9 days'
  from app.recurring_payment r, generate_series(1, $2::int) n where r.community_id = 10 and r.id = $1`;

/** A week passes for schedules up to an amount, and for their agreements. */
const FALL_DUE = `with due as (
    update app.recurring_payment r set start_date = start_date - 7, next_payment_date = next_payment_date - 7,
      run_on = run_on - 7
    from app.payto_migration_schedule s
    where r.payment_reference_number = $1 and r.amount <= $2 and r.next_occurrence = 0 and r.run_on > ${TODAY}
      and s.community_id = r.community_id and s.recurring_payment_id = r.id and s.agreement_id is not null
    returning r.community_id, s.agreement_id),
  agreements as (
    update app.payto_agreement g set start_date = start_date - 7 from due
    where g.community_id = due.community_id and g.id = due.agreement_id)
  update app.payto_terms t set first_payment_due = first_payment_due - 7 from due
  where t.community_id = due.community_id and t.agreement_id = due.agreement_id and t.state = 'IN_FORCE'`;
