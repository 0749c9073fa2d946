import { findRefusal, flightCheck } from '@quickportal/contracts/rules/payto/flight-check';
import { periodAt } from '@quickportal/contracts/rules/payto/period';
import { PAYTO_TIME_ZONE } from '@quickportal/contracts/rules/payto/respond-by';
import type { PayToTerms } from '@quickportal/contracts/rules/payto/terms';
import { payToAgreementStates, type PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import type { PayToEventKind } from '@quickportal/db/payto-agreements/payto-event';
import type { Client } from 'pg';
import { dateIn } from '../../kernel/date-in.ts';

type Side = 'PAYEE' | 'PAYER' | 'SYSTEM';

/** An agreement as this side has it. Amounts in cents, times in milliseconds. */
interface PayToHistory {
  token: string;
  status: PayToAgreementStatus;
  events: { kind: PayToEventKind; side: Side; at: number }[];
  /** Those that were in force, oldest first. */
  terms: (Omit<PayToTerms, AmountKey> & Record<AmountKey, number | null> & { from: number })[];
  payments: { receipt: string; amount: number; isFinal: boolean; at: number }[];
}
type AmountKey = 'paymentAmount' | 'maximumPaymentAmount' | 'firstPaymentAmount' | 'lastPaymentAmount';

const MILLISECONDS = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** Histories of the agreements with a description, for rules that rows alone cannot show. */
const HISTORIES = `select g.agreement_token as token, g.status,
    (select json_agg(json_build_object('kind', e.kind, 'side', e.side, 'at', ${MILLISECONDS('e.happened_at')}) order by e.id)
      from app.payto_event e where e.community_id = g.community_id and e.agreement_id = g.id) as events,
    (select json_agg(json_build_object('agreementType', t.agreement_type, 'frequency', t.frequency,
        'paymentAmount', t.payment_amount, 'maximumPaymentAmount', t.maximum_payment_amount,
        'firstPaymentAmount', t.first_payment_amount, 'lastPaymentAmount', t.last_payment_amount,
        'firstPaymentDue', t.first_payment_due, 'lastPaymentDue', t.last_payment_due,
        'paymentsPerPeriod', t.payments_per_period, 'pointInTime', t.point_in_time,
        'automaticRenewal', t.automatic_renewal, 'startDate', g.start_date, 'endDate', t.end_date,
        'from', ${MILLISECONDS('t.in_force_from')}) order by t.in_force_from, t.id)
      from app.payto_terms t where t.community_id = g.community_id and t.agreement_id = g.id
        and t.state in ('IN_FORCE', 'REPLACED')) as terms,
    (select coalesce(json_agg(json_build_object('receipt', p.receipt_number, 'amount', p.amount,
        'isFinal', coalesce(p.is_final_payment, false), 'at', ${MILLISECONDS('p.transaction_time')}) order by p.id), '[]')
      from app.transaction p where p.community_id = g.community_id and p.payto_agreement_id = g.id
        and p.transaction_type = 'PAYMENT' and p.status not in ('DECLINED', 'CANCELLED', 'VOIDED')) as payments
  from app.payto_agreement g where g.description = $1 order by g.id`;

/** What is wrong with the histories of agreements of this description. */
export async function historyFaults(owner: Pick<Client, 'query'>, description: string): Promise<string[]> {
  const { rows } = await owner.query<PayToHistory>(HISTORIES, [description]);
  return rows.flatMap((row) => [...pathFaults(row), ...clauseFaults(row)]);
}

const transitions: Readonly<Record<PayToEventKind, string | null>> = {
  SUBMITTED: null,
  DELIVERED: 'sent',
  APPROVED: 'approve',
  DECLINED: 'decline',
  REFUSED: 'reject',
  RECALLED: 'recall',
  LAPSED: 'lapse',
  SUSPENDED: 'suspend',
  RELEASED: 'release',
  CANCELLED: 'cancel',
  ENDED: 'end',
  FINAL_PAYMENT: 'finalPayment',
};

interface Standing {
  status: PayToAgreementStatus | null;
  at: number;
}

/** The statuses that an agreement went through, by its events; null from where its machine allows none. */
const standingsOf = ({ events }: PayToHistory): Standing[] =>
  events.reduce<Standing[]>((all, { kind, at }) => {
    const event = transitions[kind];
    const before = all.at(-1)?.status ?? 'PROCESSING';
    const status = event === null ? ('PROCESSING' as const) : next(payToAgreementStates, before, event as never);
    return [...all, { status, at }];
  }, []);

/** Its events are a way through its machine that ends in its status, and only who suspended released. */
function pathFaults(history: PayToHistory): string[] {
  const { token, status, events } = history;
  const words = events.map(({ kind, side }) => `${kind} ${side}`).join(', ');
  const standings = standingsOf(history);
  const wrong = standings.some((standing) => standing.status === null) || standings.at(-1)?.status !== status;
  const suspenders = events.filter(({ kind }) => kind === 'SUSPENDED' || kind === 'RELEASED');
  const others = suspenders.some(({ kind, side }, at) => kind === 'RELEASED' && suspenders[at - 1]?.side !== side);
  return [
    ...(wrong ? [`${token} is ${status} after ${words}`] : []),
    ...(others ? [`${token} was released by the other side: ${words}`] : []),
  ];
}

/** Each payment passes the clauses of its moment; what happened in the same millisecond may have come before it. */
function clauseFaults(history: PayToHistory): string[] {
  const { token, terms, payments } = history;
  const standings = standingsOf(history);
  return payments.flatMap(({ receipt, amount, isFinal, at }, index) => {
    const before = payments.slice(0, index);
    const possible = [
      standings.findLast((standing) => standing.at < at)?.status,
      ...standings.filter((standing) => standing.at === at).map(({ status }) => status),
    ];
    const inForce = [terms.findLast(({ from }) => from < at), ...terms.filter(({ from }) => from === at)];
    const refusals = inForce.flatMap((found) =>
      found
        ? possible.map((status) => refusalOf(found, { status: status ?? 'PROCESSING', before, amount, isFinal, at }))
        : [],
    );
    return refusals.includes(null) ? [] : [`${token} was paid by ${receipt} outside its clauses: ${refusals[0]}`];
  });
}

const dateOf = (moment: number) => dateIn(PAYTO_TIME_ZONE, new Date(moment));

interface Paid {
  status: PayToAgreementStatus;
  before: PayToHistory['payments'];
  amount: number;
  isFinal: boolean;
  at: number;
}

function refusalOf(kept: PayToHistory['terms'][number], { status, before, amount, isFinal, at }: Paid): string | null {
  const cents = (value: number | null) => (value === null ? null : BigInt(value));
  const terms = {
    ...kept,
    paymentAmount: cents(kept.paymentAmount),
    maximumPaymentAmount: cents(kept.maximumPaymentAmount),
    firstPaymentAmount: cents(kept.firstPaymentAmount),
    lastPaymentAmount: cents(kept.lastPaymentAmount),
  };
  const period = periodAt(terms, dateOf(at));
  const isCounted = (date: string) => period !== null && date >= period.from && date <= period.to;
  const counts = {
    paymentsEver: before.length,
    paymentsInPeriod: before.filter((payment) => isCounted(dateOf(payment.at))).length,
  };
  const state = { status, statusBy: 'PAYER', terms, pendingBilateral: false, failedPayments: 0, ...counts } as const;
  const clauses = flightCheck({ ...state, today: dateOf(at) }, { amount: BigInt(amount), isFinal });
  return findRefusal(clauses)?.text ?? null;
}
