import { RESPOND_WITHIN_MINUTES, respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import type { PayToAmendmentStatus } from '@quickportal/contracts/rules/states/payto-amendment';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { Client } from 'pg';
import { insertRows } from '../../insert-rows.ts';
import { addMonths, dayLength } from '../demo-days.ts';
import { demoPayment, settledPayTo, type BankResponse, type DemoPayment } from '../transactions/demo-payment.ts';
import { endOf, officerOf, placeOf, textsOf, type DemoAgreement } from './demo-payto-agreements.ts';
import type { Random } from '../../random.ts';

type Kind = 'UNILATERAL_AMENDMENT' | 'BILATERAL_AMENDMENT' | 'STATUS_AMENDMENT' | 'RECALL_PAYTO_AGREEMENT';

export interface DemoAmendment {
  id: number;
  agreement: DemoAgreement;
  kind: Kind;
  status: PayToAmendmentStatus;
  submittedAt: Date;
  decidedAt: Date | null;
  changes: object;
  reason: string | null;
}

/** What was asked of the active agreements, one by one; the status changes and recalls follow from the agreements. */
const demoAmendments: readonly (readonly [Kind, PayToAmendmentStatus, daysAgo: number])[] = [
  ['BILATERAL_AMENDMENT', 'PENDING', 2],
  ['BILATERAL_AMENDMENT', 'COMPLETED', 17],
  ['BILATERAL_AMENDMENT', 'DECLINED', 15],
  ['BILATERAL_AMENDMENT', 'RECALLED', 13],
  ['BILATERAL_AMENDMENT', 'TIMEDOUT', 11],
  ['UNILATERAL_AMENDMENT', 'COMPLETED', 7],
];

/** Inserts the amendments and the terms: those in force, those that wait, and those of before. */
export async function insertDemoTerms(
  owner: Client,
  agreements: readonly DemoAgreement[],
  amendments: readonly DemoAmendment[],
  now: Date,
): Promise<void> {
  await insertRows(
    owner,
    'app.payto_amendment',
    amendments.map((amendment) => amendmentRow(amendment, now)),
  );
  const terms = agreements.flatMap((agreement) => termRows(agreement, amendments));
  await insertRows(
    owner,
    'app.payto_terms',
    terms.map((row, index) => ({ ...row, id: 30_001 + index })),
  );
}

export function inventAmendments(agreements: readonly DemoAgreement[], now: Date): DemoAmendment[] {
  const amendments: DemoAmendment[] = [];
  const add = (item: Omit<DemoAmendment, 'id'>) => amendments.push({ ...item, id: 35_001 + amendments.length });
  for (const communityId of new Set(agreements.map(({ customer }) => customer.communityId))) {
    const own = agreements.filter(({ customer }) => customer.communityId === communityId);
    const active = own.filter(({ status, activeFrom }) => status === 'ACTIVE' && (activeFrom ?? now) < before(now, 20));
    for (const [index, [kind, status, daysAgo]] of demoAmendments.entries()) {
      const agreement = active[index % active.length];
      if (!agreement) continue;
      const submittedAt = before(now, daysAgo);
      const hours = status === 'TIMEDOUT' ? RESPOND_WITHIN_MINUTES / 60 : 6;
      const decidedAt = status === 'PENDING' ? null : new Date(submittedAt.getTime() + hours * 3_600_000);
      const changes = kind === 'UNILATERAL_AMENDMENT' ? textChanges(agreement) : {};
      add({ agreement, kind, status, submittedAt, decidedAt, changes, reason: null });
    }
    for (const agreement of own) {
      const { statusBy, changedAt, reason } = agreement;
      const change = statusChange(agreement);
      const kind = change === 'RECALL' ? 'RECALL_PAYTO_AGREEMENT' : 'STATUS_AMENDMENT';
      if (statusBy !== 'PAYEE' || !reason) continue;
      add({
        agreement,
        kind,
        status: 'COMPLETED',
        submittedAt: changedAt,
        decidedAt: changedAt,
        changes: { change },
        reason,
      });
    }
  }
  return amendments;
}

function statusChange({ status, activeFrom }: DemoAgreement): 'SUSPEND' | 'CANCEL' | 'RECALL' {
  if (status === 'SUSPENDED') return 'SUSPEND';
  return activeFrom ? 'CANCEL' : 'RECALL';
}

/** The texts as they are, and as they were before one of them was shortened. */
function textChanges(agreement: DemoAgreement): object {
  const texts = textsOf(agreement);
  return { ...texts, before: { ...texts, shortDescription: '' } };
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayLength);

function amendmentRow(amendment: DemoAmendment, now: Date): object {
  const { agreement, submittedAt } = amendment;
  const isBilateral = amendment.kind === 'BILATERAL_AMENDMENT';
  const byJob = amendment.reason === 'MCFC';
  return {
    ...placeOf(agreement),
    id: amendment.id,
    agreement_id: agreement.id,
    amendment_type: amendment.kind,
    status: amendment.status,
    changes: amendment.changes,
    reason_code: amendment.reason,
    requested_by_user_id: byJob ? null : officerOf(agreement),
    respond_by: isBilateral ? respondBy(submittedAt) : null,
    submitted_at: submittedAt,
    decided_at: amendment.decidedAt,
    next_query_at: amendment.decidedAt ? null : new Date(now.getTime() + 3_600_000),
    version: amendment.decidedAt ? 2 : 1,
  };
}

/** A bilateral amendment asks for a fifth more. */
export const raised = (amount: number) => Math.round(amount * 1.2);

/** What a payment must keep to, with amounts in cents. */
export function termsOf(agreement: DemoAgreement, amount: number) {
  const { kind, id } = agreement;
  const upTo = kind === 'VARIABLE' || kind === 'USAGE';
  const renews = kind !== 'BALLOON' && id % 3 === 0;
  return {
    type: kind,
    amount: upTo ? null : amount,
    maximum: upTo ? amount : kind === 'BALLOON' ? amount * 4 : null,
    lastAmount: kind === 'BALLOON' ? amount * 4 : null,
    endDate: renews ? null : endOf(agreement),
  };
}

/** The amount that is agreed now. */
export const amountInForce = (agreement: DemoAgreement, amendments: readonly DemoAmendment[]): number =>
  amendments.some(
    (amendment) =>
      amendment.agreement === agreement && amendment.kind === 'BILATERAL_AMENDMENT' && amendment.status === 'COMPLETED',
  )
    ? raised(agreement.amount)
    : agreement.amount;

function termRows(agreement: DemoAgreement, amendments: readonly DemoAmendment[]): object[] {
  const mine = amendments.filter(
    (amendment) => amendment.agreement === agreement && amendment.kind === 'BILATERAL_AMENDMENT',
  );
  const done = mine.find(({ status }) => status === 'COMPLETED');
  const first = termRow(agreement, null, done ? 'REPLACED' : 'IN_FORCE', agreement.amount, agreement.submittedAt);
  const states = {
    PENDING: 'PROPOSED',
    COMPLETED: 'IN_FORCE',
    DECLINED: 'DISCARDED',
    RECALLED: 'DISCARDED',
    TIMEDOUT: 'DISCARDED',
  };
  const others = mine.map((amendment) => {
    const inForce = amendment.status === 'COMPLETED' ? amendment.decidedAt : null;
    return termRow(agreement, amendment, states[amendment.status], raised(agreement.amount), inForce);
  });
  return [first, ...others];
}

function termRow(
  agreement: DemoAgreement,
  amendment: DemoAmendment | null,
  state: string,
  amount: number,
  inForce: Date | null,
): object {
  const { start, id } = agreement;
  const terms = termsOf(agreement, amount);
  return {
    ...placeOf(agreement),
    agreement_id: id,
    amendment_id: amendment?.id ?? null,
    state,
    agreement_type: terms.type,
    frequency: agreement.frequency,
    currency: 'AUD',
    payment_amount: terms.amount,
    maximum_payment_amount: terms.maximum,
    first_payment_amount: null,
    last_payment_amount: terms.lastAmount,
    first_payment_due: addDays(start, 1),
    last_payment_due: terms.lastAmount === null ? null : addMonths(start, 23),
    payments_per_period: agreement.frequency === 'AD_HOC' ? null : 1,
    point_in_time: null,
    automatic_renewal: terms.endDate === null,
    end_date: terms.endDate,
    created_at: amendment?.submittedAt ?? agreement.submittedAt,
    in_force_from: inForce,
  };
}

const noMoney: BankResponse = { summary: 1, code: 'AM04', text: 'Insufficient funds' };

/** Payments against the agreements while they were active: settled at once, now and then refused, one still with the bank. */
export function inventPayToPayments(random: Random, agreements: readonly DemoAgreement[], now: Date): DemoPayment[] {
  return agreements.flatMap((agreement, index) => {
    const { activeFrom, customer, amount, kind } = agreement;
    if (!activeFrom) return [];
    const until = agreement.status === 'ACTIVE' ? now : agreement.changedAt;
    const span = until.getTime() - activeFrom.getTime();
    const isUnderWay = agreement.status === 'ACTIVE' && index % 6 === 0;
    const times = [0.2, 0.5, 0.8].map((part) => new Date(activeFrom.getTime() + Math.floor(span * part)));
    const shares = kind === 'FIXED' || kind === 'BALLOON' ? 1 : random.between(30, 95) / 100;
    const pay = (at: Date, source: 'TERMINAL' | 'ECOMMERCE', response: BankResponse | null) => {
      const status = response === null ? 'IN_FLIGHT' : response === settledPayTo ? 'APPROVED' : 'DECLINED';
      const attemptStatus = response === null ? 'ACCEPTED' : status === 'APPROVED' ? 'APPROVED' : 'DECLINED';
      const attempts = [{ kind: 'PAYMENT', status: attemptStatus, sentAt: at, answeredAt: at, response } as const];
      const given = {
        customer,
        account: null,
        method: 'PAYTO',
        source,
        principal: Math.round(amount * shares),
        at,
        status,
      } as const;
      return demoPayment(given, now, { agreementId: agreement.id, attempts });
    };
    const past = times.map((at) =>
      pay(at, random.pick(['TERMINAL', 'ECOMMERCE'] as const), random.chance(0.12) ? noMoney : settledPayTo),
    );
    return isUnderWay ? [...past, pay(new Date(now.getTime() - 60_000), 'TERMINAL', null)] : past;
  });
}
