import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { reportingBusinesses } from './demo-fraud.ts';
import type { DemoAccount } from '../demo-customer-accounts.ts';
import { dayIn, dayLength, daysBetween, instant } from '../demo-days.ts';
import { showcaseCustomerId } from '../demo-named-customers.ts';
import {
  approved,
  approvedDebit,
  demoPayment,
  dishonouredAt,
  handOver,
  hardDeclines,
  softDeclines,
  zoneOf,
  type DemoPayment,
  type Source,
} from './demo-payment.ts';
import { riskyAddress, usualAddress } from './demo-payer-addresses.ts';
import type { Random } from '../../random.ts';

const minute = 60_000;

/** Payments that people made one by one over the last 90 days, and files of bank debits on each of the last banking days. */
export function inventSinglePayments(random: Random, accounts: readonly DemoAccount[], now: Date): DemoPayment[] {
  const payments: DemoPayment[] = [];
  for (const account of accounts) {
    if (account.customer.id === showcaseCustomerId) continue;
    const most = account.customer.named ? 5 : 3;
    for (let count = random.between(0, most); count > 0; count--) {
      const at = timeOf(random, account, now);
      if (at) payments.push(settled(random, account, at, now));
    }
  }
  return [...payments, ...showcase(accounts, now), ...files(random, accounts, now)];
}

/** An instant in opening hours at which the account could be used, or null where there was none. */
export function timeOf(random: Random, account: DemoAccount, now: Date, atMostDaysAgo = 89): Date | null {
  const { customer, createdAt } = account;
  const zone = zoneOf(customer.currency);
  const until = customer.disabledAt ?? now;
  const today = dayIn(zone, now);
  const oldest = Math.min(atMostDaysAgo, daysBetween(dayIn(zone, createdAt), today) - 1);
  const newest = daysBetween(dayIn(zone, until), today) + 1;
  if (oldest < newest) return null;
  const day = addDays(today, -random.between(newest, oldest));
  return instant(zone, day, 450 + random.between(0, 720));
}

const cardSources: readonly Source[] = ['TERMINAL', 'ONLINE', 'ONLINE', 'PHONE', 'RESTAPI'];

/** What a person pays: dollars and cents, mostly small. */
export const amountOf = (random: Random, account: DemoAccount): number =>
  account.customer.communityId === 20 ? random.between(1200, 14_900) : random.between(2500, 48_000);

/** An ordinary payment: approved, or sometimes declined; bank debits wait for the cut-off and some come back. */
function settled(random: Random, account: DemoAccount, at: Date, now: Date): DemoPayment {
  const { customer, type } = account;
  const isCard = type === 'CREDIT_CARD';
  const source = isCard ? random.pick(cardSources) : random.pick(['TERMINAL', 'PHONE'] as const);
  const given = { customer, account, method: type, source, principal: amountOf(random, account), at } as const;
  if (!isCard) return debit(given, now, random.chance(0.04));
  const luck = random.next();
  const response = luck < 0.07 ? random.pick(softDeclines) : luck < 0.1 ? random.pick(hardDeclines) : approved;
  const status = response === approved ? 'APPROVED' : 'DECLINED';
  const attempts = [
    { kind: 'PAYMENT', status, sentAt: at, answeredAt: new Date(at.getTime() + 900), response } as const,
  ];
  const isOnline = source === 'ONLINE' || source === 'RESTAPI';
  const payerIp = isOnline ? payerAddress(random, account) : null;
  return demoPayment({ ...given, status }, now, { attempts, payerIp });
}

type Given = Pick<DemoPayment, 'customer' | 'account' | 'method' | 'source' | 'principal' | 'at'>;

/** A bank debit: pending until it goes to the bank, then approved; `comesBack` dishonours it three banking days later. */
export function debit(given: Given, now: Date, comesBack: boolean): DemoPayment {
  const sentAt = handOver(given.method, given.at);
  if (sentAt > now) return demoPayment({ ...given, status: 'PENDING' }, now);
  const backAt = dishonouredAt(given.method, given.at);
  const isBack = comesBack && backAt <= now;
  const response = approvedDebit;
  const attempts = [{ kind: 'PAYMENT', status: 'APPROVED', sentAt, answeredAt: sentAt, response } as const];
  const changedAt = isBack ? backAt : sentAt;
  return demoPayment({ ...given, status: isBack ? 'DISHONOURED' : 'APPROVED' }, now, { changedAt, attempts });
}

/** Most pay from where their card was issued; what is reported there comes from elsewhere now and then. */
const payerAddress = (random: Random, account: DemoAccount): string | null =>
  reportingBusinesses.includes(account.customer.businessId) && random.chance(0.12)
    ? riskyAddress(random)
    : usualAddress(random, account);

/** Margaret Olsson: two bank debits of today that wait for the cut-off, and some cards before. */
function showcase(accounts: readonly DemoAccount[], now: Date): DemoPayment[] {
  const [card, bank] = accounts.filter(({ customer }) => customer.id === showcaseCustomerId);
  if (!card || !bank) return [];
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const given = (account: DemoAccount, principal: number, at: Date) =>
    ({ customer: account.customer, account, method: account.type, source: 'TERMINAL', principal, at }) as const;
  const pending = [
    demoPayment({ ...given(bank, 18_640, ago(95)), status: 'PENDING' }, now),
    demoPayment({ ...given(bank, 6400, ago(40)), status: 'PENDING' }, now),
  ];
  const past = ([3, 17, 61] as const).map((days, index) => {
    const at = new Date(now.getTime() - days * dayLength - 77 * minute);
    const response = index === 1 ? (softDeclines[0] ?? approved) : approved;
    const status = index === 1 ? 'DECLINED' : 'APPROVED';
    const attempts = [{ kind: 'PAYMENT', status, sentAt: at, answeredAt: at, response } as const];
    return demoPayment({ ...given(card, [12_150, 30_900, 8_875][index] ?? 9900, at), status }, now, { attempts });
  });
  return [...pending, ...past];
}

const fileBusinesses = [101, 200];

/** A file of bank debits per business on each of the last seven days that were not weekends, then weekly. */
function files(random: Random, accounts: readonly DemoAccount[], now: Date): DemoPayment[] {
  return fileBusinesses.flatMap((businessId) => {
    const payers = accounts.filter((account) => {
      return account.customer.businessId === businessId && account.type !== 'CREDIT_CARD' && account.enabled;
    });
    const [first] = payers;
    if (!first) throw new Error(`Business ${businessId} has nobody to debit`);
    const zone = zoneOf(first.customer.currency);
    const today = dayIn(zone, now);
    const days = [0, 1, 2, 3, 4, 5, 6, ...Array.from({ length: 11 }, (_, week) => 10 + week * 7)];
    return days.flatMap((ago) => {
      const at = instant(zone, addDays(today, -ago), 11 * 60 + 20);
      const able = payers.filter(({ createdAt }) => createdAt < at);
      if (at > now) return [];
      return able.slice(0, 8).map((account) => {
        const principal = amountOf(random, account);
        return debit(
          { customer: account.customer, account, method: account.type, source: 'BATCH', principal, at },
          now,
          random.chance(0.05),
        );
      });
    });
  });
}
