import type { DemoAccount } from '../demo-customer-accounts.ts';
import { dayLength } from '../demo-days.ts';
import { reportingBusinesses } from './demo-fraud.ts';
import { showcaseCustomerId } from '../demo-named-customers.ts';
import {
  approved,
  demoPayment,
  settlementOf,
  softDeclines,
  type BankResponse,
  type DemoAttempt,
  type DemoPayment,
} from './demo-payment.ts';
import { refundOf, type RefundEnd } from './demo-refunds.ts';
import { suspiciousAddress } from './demo-payer-addresses.ts';
import { amountOf, debit } from './demo-single-payments.ts';
import type { Random } from '../../random.ts';

const minute = 60_000;

/** Each outcome that a payment can have, at least once in every community that takes payments. */
export function inventScenarios(random: Random, accounts: readonly DemoAccount[], now: Date): DemoPayment[] {
  return communitiesOf(accounts).flatMap((communityId) => {
    const able = ableAccounts(accounts, communityId, now);
    const gone = accounts.filter(({ customer }) => {
      const since = customer.disabledAt?.getTime() ?? 0;
      return customer.communityId === communityId && since > now.getTime() - 89 * dayLength;
    });
    const rounds = communityId === 10 ? 3 : 1;
    return Array.from({ length: rounds }, (_, round) => scenarios({ random, now, able, gone, round })).flat();
  });
}

/**
 * What people paid at this time of the day in the four weeks before, about as much as in the last hour: otherwise today,
 * whose payments are all of the last hour, would be far above a usual day.
 */
export function inventFormerWeeks(random: Random, accounts: readonly DemoAccount[], now: Date): DemoPayment[] {
  return communitiesOf(accounts).flatMap((communityId) => {
    const cards = ableAccounts(accounts, communityId, now).filter(({ type }) => type === 'CREDIT_CARD');
    return FORMER_WEEKS.flatMap((week) =>
      Array.from({ length: random.between(18, 26) }, (_, index) => {
        const at = new Date(now.getTime() - week * 7 * dayLength - random.between(1, 59) * minute);
        return everyday(cardPayment(random, random.pick(cards), at, 'TERMINAL', now), index);
      }),
    );
  });
}

const FORMER_WEEKS = [1, 2, 3, 4] as const;

const communitiesOf = (accounts: readonly DemoAccount[]): number[] => [
  ...new Set(accounts.map(({ customer }) => customer.communityId)),
];

/** Enabled accounts of a community that are older than a month. */
const ableAccounts = (accounts: readonly DemoAccount[], communityId: number, now: Date): DemoAccount[] =>
  accounts.filter(({ customer, enabled, createdAt }) => {
    const isOld = createdAt.getTime() < now.getTime() - 30 * dayLength;
    return customer.communityId === communityId && enabled && isOld && customer.id !== showcaseCustomerId;
  });

interface Scene {
  random: Random;
  now: Date;
  /** Enabled accounts that are older than a month. */
  able: readonly DemoAccount[];
  /** Accounts of customers who were disabled in these 90 days. */
  gone: readonly DemoAccount[];
  round: number;
}

function scenarios(scene: Scene): DemoPayment[] {
  const { random, now, able, gone, round } = scene;
  const cards = able.filter(({ type }) => type === 'CREDIT_CARD');
  const banks = able.filter(({ type }) => type !== 'CREDIT_CARD');
  const ago = (days: number, minutes = 0) =>
    new Date(now.getTime() - (days + round * 9) * dayLength - minutes * minute);
  // the last hour: what is under way is never old
  const lately = (minutes: number) => new Date(now.getTime() - (minutes + round * 2) * minute);
  const card = (at: Date) => cardPayment(random, random.pick(cards), at, 'TERMINAL', now);
  const watched = cards.filter(({ customer }) => !reportingBusinesses.includes(customer.businessId));
  const held = (at: Date) => cardPayment(random, random.pick(watched), at, 'ONLINE', now);
  const payments = [
    voided(card(ago(6)), now),
    ...refunded(card(ago(20)), now, ago(12), 'whole', 'APPROVED'),
    ...refunded(card(ago(25)), now, ago(11), 'part', 'APPROVED'),
    ...refunded(card(ago(8)), now, lately(14), 'part', 'PENDING'),
    ...refunded(card(ago(16)), now, ago(10), 'whole', 'DECLINED'),
    ...refunded(card(ago(17)), now, ago(10), 'part', 'CANCELLED'),
    sentTwice(card(ago(4)), now),
    suspended(held(lately(33)), now),
    suspended(held(lately(50)), now),
    reviewed(held(ago(5)), 'APPROVED', now),
    reviewed(held(ago(7)), 'DECLINED', now),
  ];
  // Once is enough: they are the newest, and would fill the first page of the list
  if (round === 0)
    payments.push(
      ...refunded(card(ago(9)), now, lately(1), 'whole', 'IN_FLIGHT'),
      ...underWay(card(lately(1)), card(lately(9)), now),
      ...lastMinutes.map((minutes, at) => everyday(card(lately(minutes)), at)),
    );
  const [payer] = banks;
  if (!payer) throw new Error('A community without a bank account has no debits to show');
  const given = {
    customer: payer.customer,
    account: payer,
    method: payer.type,
    source: 'TERMINAL',
    principal: amountOf(random, payer),
  } as const;
  payments.push(
    demoPayment({ ...given, at: lately(20), status: 'PENDING' }, now),
    debit({ ...given, at: ago(13) }, now, true),
    ...refunded(debit({ ...given, at: ago(21) }, now, false), now, ago(9), 'whole', 'APPROVED'),
  );
  const isHeld = ({ type, customer }: DemoAccount) =>
    type === 'CREDIT_CARD' && !reportingBusinesses.includes(customer.businessId);
  const switchedOff = gone.filter(isHeld)[round];
  return switchedOff ? [...payments, ...cancelled(random, switchedOff, now)] : payments;
}

/** Minutes ago at which people paid by card, while others were under way. */
const lastMinutes = [0, 2, 3, 5, 6, 8, 11, 12, 15, 17, 22, 26] as const;

/** Approved, and every fourth declined. */
function everyday(payment: DemoPayment, index: number): DemoPayment {
  if (index % 4 !== 2) return payment;
  const response = softDeclines[index % 2] ?? approved;
  return { ...payment, status: 'DECLINED', attempts: [attempt('DECLINED', payment.at, payment.at, response)] };
}

function cardPayment(
  random: Random,
  account: DemoAccount,
  at: Date,
  source: 'ONLINE' | 'TERMINAL',
  now: Date,
): DemoPayment {
  const given = {
    customer: account.customer,
    account,
    method: account.type,
    source,
    principal: amountOf(random, account),
    at,
  } as const;
  const attempts = [attempt('APPROVED', at, at, approved)];
  return demoPayment({ ...given, status: 'APPROVED' }, now, {
    attempts,
    // Those that fraud guard holds
    payerIp: source === 'ONLINE' ? suspiciousAddress(random, account) : null,
  });
}

function attempt(
  status: DemoAttempt['status'],
  sentAt: Date,
  answeredAt: Date | null,
  response: BankResponse | null,
  kind: DemoAttempt['kind'] = 'PAYMENT',
): DemoAttempt {
  return { kind, status, sentAt, answeredAt, response };
}

/** Voided half an hour after it was approved, before its batch closed. */
function voided(payment: DemoPayment, now: Date): DemoPayment {
  const changedAt = new Date(
    Math.min(payment.at.getTime() + 30 * minute, payment.closesAt.getTime() - 1, now.getTime()),
  );
  const attempts = [...payment.attempts, attempt('APPROVED', changedAt, changedAt, approved, 'VOID')];
  return { ...payment, status: 'VOIDED', changedAt, attempts };
}

function refunded(payment: DemoPayment, now: Date, at: Date, share: 'whole' | 'part', end: RefundEnd): DemoPayment[] {
  const amount = share === 'whole' ? payment.principal : Math.max(100, Math.floor(payment.principal / 3));
  const isGone = share === 'whole' && end === 'APPROVED';
  const original: DemoPayment = isGone ? { ...payment, status: 'REFUNDED', changedAt: at } : payment;
  return [original, refundOf(original, amount, at, end, now)];
}

/** One whose answer is awaited, and one whose response was lost and is queried. */
function underWay(waiting: DemoPayment, lost: DemoPayment, now: Date): DemoPayment[] {
  const sent = (payment: DemoPayment, status: 'IN_FLIGHT' | 'UNKNOWN'): DemoPayment => {
    const attempts = [attempt(status, payment.at, null, null)];
    return { ...payment, status: 'IN_FLIGHT', ...settlementOf(payment.method, now), attempts };
  };
  return [sent(waiting, 'IN_FLIGHT'), sent(lost, 'UNKNOWN')];
}

/** The gateway never got the first request; the second one was approved a quarter of an hour later. */
function sentTwice(payment: DemoPayment, now: Date): DemoPayment {
  const again = new Date(Math.min(payment.at.getTime() + 15 * minute, now.getTime()));
  const never: BankResponse = { summary: 2, code: 'QI', text: 'Not received' };
  const attempts = [attempt('NOT_RECEIVED', payment.at, again, never), attempt('APPROVED', again, again, approved)];
  return { ...payment, changedAt: again, ...settlementOf(payment.method, again), attempts };
}

function suspended(payment: DemoPayment, now: Date): DemoPayment {
  return { ...payment, status: 'SUSPENDED', ...settlementOf(payment.method, now), attempts: [] };
}

/** Suspended by fraud guard, then released and approved, or declined by anyone who looked at it, three hours later. */
function reviewed(payment: DemoPayment, status: 'APPROVED' | 'DECLINED', now: Date): DemoPayment {
  const changedAt = new Date(Math.min(payment.at.getTime() + 180 * minute, now.getTime()));
  const attempts = status === 'APPROVED' ? [attempt('APPROVED', changedAt, changedAt, approved)] : [];
  return { ...payment, status, changedAt, ...settlementOf(payment.method, changedAt), attempts, wasSuspended: true };
}

/** Two payments that were cancelled when their customer was disabled: one was waiting, one suspended. */
function cancelled(random: Random, account: DemoAccount, now: Date): DemoPayment[] {
  const { customer, type } = account;
  const changedAt = customer.disabledAt ?? now;
  const at = new Date(changedAt.getTime() - 60 * minute);
  const given = {
    customer,
    account,
    method: type,
    principal: amountOf(random, account),
    at,
    status: 'CANCELLED',
  } as const;
  const more = { changedAt, cancelledWithCustomer: true, attempts: [] };
  return [
    demoPayment({ ...given, source: 'TERMINAL' }, now, more),
    demoPayment({ ...given, source: 'ONLINE' }, now, {
      ...more,
      payerIp: suspiciousAddress(random, account),
      wasSuspended: true,
    }),
  ];
}
