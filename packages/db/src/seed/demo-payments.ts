import type { Client } from 'pg';
import type { DemoCustomer } from './demo-customers.ts';
import { showcaseCustomerId } from './demo-named-customers.ts';
import { insertRows } from './insert-rows.ts';
import type { Random } from './random.ts';

const day = 86_400_000;

interface Account {
  id: number;
  customer: DemoCustomer;
  type: 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ';
  display: string;
  enabled: boolean;
  isDefault: boolean;
}
interface Schedule {
  id: number;
  account: Account;
  description: string;
  status: 'ACTIVE' | 'INACTIVE' | 'STOPPED' | 'FAILED';
  amount: number;
  /** Days from today to the next payment. */
  dueIn: number | null;
}
interface Payment {
  account: Account;
  schedule: Schedule | null;
  status: 'PENDING' | 'SUSPENDED' | 'APPROVED' | 'DECLINED' | 'CANCELLED';
  amount: number;
  daysAgo: number;
}
interface Everything {
  accounts: Account[];
  schedules: Schedule[];
  payments: Payment[];
}

/** Accounts, schedules, payments and a few lines of activity, so that disabling a customer has something to do. */
export async function insertDemoPayments(
  owner: Client,
  random: Random,
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<void> {
  const all: Everything = { accounts: [], schedules: [], payments: [] };
  for (const customer of customers) {
    if (customer.id === showcaseCustomerId) addShowcase(all, customer);
    else addOrdinary(all, random, customer);
  }
  await insertRows(owner, 'app.customer_account', all.accounts.map(accountRow));
  await insertRows(
    owner,
    'app.recurring_payment',
    all.schedules.map((it) => scheduleRow(it, now)),
  );
  await insertRows(
    owner,
    'app.transaction',
    all.payments.map((it, index) => paymentRow(it, index, now)),
  );
  await insertRows(
    owner,
    'app.audit_entry',
    customers.slice(0, 60).flatMap((it) => activityOf(it, now)),
  );
}

function addShowcase(all: Everything, customer: DemoCustomer): void {
  const account = (type: Account['type'], display: string, enabled = true) =>
    addAccount(all, customer, type, display, enabled);
  const card = account('CREDIT_CARD', 'Visa •••• 1881');
  const bank = account('DIRECT_DEBIT', 'BSB 062-000 · •••• 4417');
  account('DIRECT_DEBIT_NZ', '01-0902-••••342-000');
  account('CREDIT_CARD', 'Mastercard •••• 5100');
  account('DIRECT_DEBIT', 'BSB 082-001 · •••• 9023');
  account('CREDIT_CARD', 'Amex •••• 0005', false);
  account('DIRECT_DEBIT', 'BSB 733-301 · •••• 1180', false);
  const water = addSchedule(all, card, 'Water rates', 'ACTIVE', 18_640, 4);
  const hydrant = addSchedule(all, bank, 'Hydrant access', 'ACTIVE', 6400, 11);
  for (const [schedule, daysAgo, status] of [
    [water, 10, 'APPROVED'],
    [hydrant, 19, 'APPROVED'],
    [water, 24, 'DECLINED'],
    [water, 38, 'APPROVED'],
    [hydrant, 49, 'APPROVED'],
    [water, 1, 'PENDING'],
    [hydrant, 0, 'PENDING'],
  ] as const) {
    all.payments.push({ account: schedule.account, schedule, status, amount: schedule.amount, daysAgo });
  }
}

function addOrdinary(all: Everything, random: Random, customer: DemoCustomer): void {
  if (!random.chance(0.45)) return;
  const accounts = Array.from({ length: random.between(1, 3) }, () => {
    const bank = customer.country === 'NZ' ? 'DIRECT_DEBIT_NZ' : 'DIRECT_DEBIT';
    const type = random.chance(0.65) ? 'CREDIT_CARD' : bank;
    return addAccount(all, customer, type, displayOf(random, type), customer.enabled && !random.chance(0.1));
  });
  const [first] = accounts;
  if (!first) return;
  if (random.chance(0.4)) {
    const description =
      customer.currency === 'NZD' ? 'Membership' : random.pick(['Water rates', 'Sewerage', 'Gas account']);
    const status = customer.enabled
      ? random.pick(['ACTIVE', 'ACTIVE', 'ACTIVE', 'STOPPED', 'FAILED'] as const)
      : 'INACTIVE';
    addSchedule(
      all,
      first,
      description,
      status,
      random.between(1500, 24_000),
      status === 'ACTIVE' ? random.between(1, 28) : null,
    );
  }
  for (let count = random.between(0, 4); count > 0; count--) {
    const settled = random.pick(['APPROVED', 'APPROVED', 'APPROVED', 'DECLINED'] as const);
    all.payments.push({
      account: first,
      schedule: null,
      status: settled,
      amount: random.between(900, 40_000),
      daysAgo: random.between(4, 89),
    });
  }
  if (random.chance(0.12)) {
    const status = customer.enabled ? random.pick(['PENDING', 'PENDING', 'SUSPENDED'] as const) : 'CANCELLED';
    all.payments.push({
      account: first,
      schedule: null,
      status,
      amount: random.between(900, 40_000),
      daysAgo: random.between(0, 2),
    });
  }
}

function addAccount(
  all: Everything,
  customer: DemoCustomer,
  type: Account['type'],
  display: string,
  enabled: boolean,
): Account {
  const isDefault = enabled && !all.accounts.some((it) => it.customer === customer && it.isDefault);
  const account = { id: 500_001 + all.accounts.length, customer, type, display, enabled, isDefault };
  all.accounts.push(account);
  return account;
}

function addSchedule(
  all: Everything,
  account: Account,
  description: string,
  status: Schedule['status'],
  amount: number,
  dueIn: number | null,
): Schedule {
  const schedule = { id: 20_418 + all.schedules.length, account, description, status, amount, dueIn };
  all.schedules.push(schedule);
  return schedule;
}

function displayOf(random: Random, type: Account['type']): string {
  const last4 = String(random.between(0, 9999)).padStart(4, '0');
  if (type === 'CREDIT_CARD') return `${random.pick(['Visa', 'Visa', 'Mastercard', 'Amex'])} •••• ${last4}`;
  if (type === 'DIRECT_DEBIT')
    return `BSB ${random.pick(['062-000', '082-001', '032-000', '733-301', '014-002'])} · •••• ${last4}`;
  return `${random.pick(['01-0902', '02-0500', '12-3147'])}-••••${last4.slice(1)}-000`;
}

const placeOf = ({ communityId, businessId, id }: DemoCustomer) => {
  return { community_id: communityId, business_id: businessId, customer_id: id };
};

function accountRow(account: Account): object {
  const { customer } = account;
  return {
    ...placeOf(customer),
    id: account.id,
    account_type: account.type,
    enabled: account.enabled,
    default_account: account.isDefault,
    display_name: account.display,
    disabled_with_customer_at: account.enabled ? null : (customer.disabledAt?.toISOString() ?? null),
    version: 1,
    created_at: customer.createdAt.toISOString(),
    updated_at: (customer.disabledAt ?? customer.createdAt).toISOString(),
  };
}

function scheduleRow(schedule: Schedule, now: Date): object {
  const { customer } = schedule.account;
  const next =
    schedule.dueIn === null ? null : new Date(now.getTime() + schedule.dueIn * day).toISOString().slice(0, 10);
  return {
    ...placeOf(customer),
    id: schedule.id,
    customer_account_id: schedule.account.id,
    code: `PS-${schedule.id}`,
    description: schedule.description,
    status: schedule.status,
    amount: schedule.amount,
    currency: customer.currency,
    next_payment_date: next,
    disabled_with_customer_at: schedule.status === 'INACTIVE' ? (customer.disabledAt?.toISOString() ?? null) : null,
    version: 1,
    created_at: customer.createdAt.toISOString(),
    updated_at: (customer.disabledAt ?? customer.createdAt).toISOString(),
  };
}

function paymentRow(payment: Payment, index: number, now: Date): object {
  const { account, schedule, status } = payment;
  // spread over the ten hours before now
  const minutes = (index * 37) % 600;
  const time = new Date(now.getTime() - payment.daysAgo * day - minutes * 60_000).toISOString();
  return {
    ...placeOf(account.customer),
    customer_account_id: account.id,
    recurring_payment_id: schedule?.id ?? null,
    status,
    amount: payment.amount,
    currency: account.customer.currency,
    transaction_time: time,
    status_changed_at: time,
    cancelled_with_customer_at: status === 'CANCELLED' ? (account.customer.disabledAt?.toISOString() ?? null) : null,
    version: 1,
  };
}

function activityOf(customer: DemoCustomer, now: Date): object[] {
  const entry = (at: Date, action: string, description: string) => ({
    at: at.toISOString(),
    community_id: customer.communityId,
    actor_kind: 'FACILITY',
    actor_user_id: 1,
    actor_name: 'Dana Petrov',
    actor_login_name: 'facility.admin',
    action,
    object_type: 'customer',
    object_id: String(customer.id),
    customer_id: customer.id,
    description,
    outcome: 'SUCCESS',
  });
  const edited = new Date(now.getTime() - (20 + (customer.id % 60)) * day);
  return [
    entry(customer.createdAt, 'customers.create', `Customer ${customer.number} created`),
    ...(edited > customer.createdAt ? [entry(edited, 'customers.update', 'Details changed: phone number')] : []),
    ...(customer.disabledAt ? [entry(customer.disabledAt, 'customers.disable', 'Customer disabled')] : []),
  ];
}
