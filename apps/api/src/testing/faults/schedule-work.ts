import { wakeDueJobs } from './owner-statements.ts';
import type { Work, Workplace } from './work.ts';

const EACH_TIME = 60;
/** Approved by the network (docs/gateways.md). */
const CARD = { cardNumber: '4242424242424242', expiryDate: '12/29', cardholderName: 'Alex Tester' };

/** Also before two o’clock the run takes it at once. */
const YESTERDAY = `((now() at time zone 'Australia/Sydney')::date - 1)`;

/**
 * What a schedule that fell due yesterday must have become: one date, charged once, by one payment of its amount. A try
 * whose worker died before it was sent is closed at the network, cancelled, and made again under a new instruction.
 */
const OUTCOMES = `select r.code, r.run_on <= ${YESTERDAY} as is_due,
    (select count(*)::int from app.recurring_occurrence o
      where o.community_id = r.community_id and o.recurring_payment_id = r.id) as dates,
    (select count(*)::int from app.recurring_occurrence o
      where o.community_id = r.community_id and o.recurring_payment_id = r.id and o.status = 'PAID') as paid,
    (select count(*)::int from app.transaction t
      where t.community_id = r.community_id and t.recurring_payment_id = r.id and t.status <> 'CANCELLED') as payments,
    (select count(*)::int from app.transaction t
      where t.community_id = r.community_id and t.recurring_payment_id = r.id and t.status = 'APPROVED'
        and t.amount >= r.amount) as approved,
    (select count(*)::int from app.simulator_instruction i join app.payment_attempt p on p.instruction_id = i.instruction_id
      join app.transaction t on t.community_id = p.community_id and t.id = p.transaction_id
      where t.community_id = r.community_id and t.recurring_payment_id = r.id and i.state = 'DECIDED' and i.approved) as taken
  from app.recurring_payment r where r.community_id = 10 and r.description = $1`;

interface Outcome {
  code: string;
  is_due: boolean;
  dates: number;
  paid: number;
  payments: number;
  approved: number;
  taken: number;
}

/** Payment schedules fall due, many at once, and the run of schedules takes them. */
export function dueSchedules(): Work {
  const description = 'Faults: due';
  let addedCount = 0;
  let template: Promise<number> | undefined;
  const outcomes = async ({ owner }: Workplace) => (await owner.query<Outcome>(OUTCOMES, [description])).rows;
  const isOpen = ({ is_due, dates, paid }: Outcome) => is_due || dates === 0 || paid < dates;
  return {
    kind: 'schedules',
    isUnderWay: async (place) => {
      const rows = await outcomes(place);
      return rows.some(({ dates }) => dates > 0) && rows.some(isOpen);
    },
    ask: async (place) => {
      template ??= addTemplate(place);
      await place.owner.query(COPIES, [await template, EACH_TIME, description, addedCount]);
      addedCount += EACH_TIME;
      await wakeDueJobs(place.owner, ['recurring-payments.run']);
    },
    left: async (place) => (await outcomes(place)).filter(isOpen).length,
    faults: async (place) => {
      const rows = await outcomes(place);
      const once = ({ dates, paid, payments, approved, taken: payment }: Outcome) =>
        [dates, paid, payments, approved, payment].every((count) => count === 1);
      const wrong = rows.filter((row) => !once(row)).map((row) => JSON.stringify(row));
      return rows.length === addedCount
        ? wrong
        : [...wrong, `${addedCount} schedules were added, there are ${rows.length}`];
    },
  };
}

/** A schedule of next month, as the product makes it; its id. */
async function addTemplate({ caller }: Workplace): Promise<number> {
  const add = async <T>(path: string, body: object): Promise<T> => {
    const { status, body: response } = await caller.send<T>('POST', path, { body, key: path.replaceAll('/', '-') });
    if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(response)}`);
    return response;
  };
  const customer = await add<{ customerId: number }>('customers', {
    businessId: 100,
    customerName: 'Faults schedules',
  });
  const at = `customers/${customer.customerId}`;
  const { accountToken } = await add<{ accountToken: string }>(`${at}/accounts/credit-cards`, CARD);
  const nextPaymentDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const schedule = { accountToken, description: 'Template', instalmentAmount: '10.00', frequency: 'MONTHLY' };
  const added = await add<{ paymentScheduleId: number }>(`${at}/recurring-payments`, {
    ...schedule,
    nextPaymentDate,
    endRule: 'UNTIL_STOPPED',
  });
  return added.paymentScheduleId;
}

/** So many like the template, due since yesterday, each with an amount of its own. */
const COPIES = `insert into app.recurring_payment (community_id, business_id, customer_id, customer_account_id, code,
    description, status, amount, currency, frequency, start_date, next_payment_date, run_on, created_at, updated_at,
    status_changed_at)
  select community_id, business_id, customer_id, customer_account_id, 'FAULT-' || ($4::int + n), $3, 'ACTIVE',
    1000 + $4::int + n, currency, 'YEARLY', ${YESTERDAY}, ${YESTERDAY}, ${YESTERDAY}, now(), now(), now() - interval '9 days'
  from app.recurring_payment r, generate_series(1, $2::int) n where r.community_id = 10 and r.id = $1`;
