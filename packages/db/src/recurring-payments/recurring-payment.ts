import type { AccountType } from '@quickportal/contracts/rules/account-display-name';
import type { CardScheme } from '@quickportal/contracts/rules/cards';
import type { ScheduleFrequency } from '@quickportal/contracts/rules/schedule/frequency';
import type { ScheduleEnd } from '@quickportal/contracts/rules/schedule/series';
import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import { build } from '../connect/prepared-query.ts';

/** A payment schedule as it is kept. Dates are yyyy-mm-dd of the community's zone, times ISO 8601 UTC. */
export interface RecurringPaymentRecord {
  recurringPaymentId: number;
  communityId: number;
  businessId: number;
  businessName: string;
  customerId: number;
  customerName: string;
  customerNumber: string;
  /** Null: the account is not known any more. */
  account: ScheduleAccount | null;
  code: string;
  description: string;
  status: RecurringPaymentStatus;
  statusReason: string;
  statusChangedAt: string;
  /** Cents. */
  amount: bigint;
  currency: 'AUD' | 'NZD';
  frequency: ScheduleFrequency;
  startDate: string;
  end: ScheduleEnd;
  /** Number of the next date that was not taken, skipped or left out. */
  nextNumber: number;
  nextPaymentDate: string | null;
  runOn: string | null;
  lastRunOn: string | null;
  remindedDate: string | null;
  paymentsMade: number;
  lastPaymentDate: string | null;
  /** Dates in a row that were not paid. */
  failedPayments: number;
  customerReferenceNumber: string;
  paymentReferenceNumber: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface ScheduleAccount {
  accountId: number;
  accountToken: string;
  accountType: AccountType;
  displayName: string;
  enabled: boolean;
  cardScheme: CardScheme | null;
  fingerprint: Buffer | null;
}

/** Everything `toRecurringPayment` needs, without a condition. */
export const selectRecurringPayment = () =>
  build
    .selectFrom('app.recurring_payment as r')
    .innerJoin('app.customer as c', (join) =>
      join.onRef('c.community_id', '=', 'r.community_id').onRef('c.id', '=', 'r.customer_id'),
    )
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'r.community_id').onRef('b.id', '=', 'r.business_id'),
    )
    .leftJoin('app.customer_account as a', (join) =>
      join.onRef('a.community_id', '=', 'r.community_id').onRef('a.id', '=', 'r.customer_account_id'),
    )
    .selectAll('r')
    .select([
      'b.name as business_name',
      'c.customer_name',
      'c.customer_number',
      'a.account_token',
      'a.account_type',
      'a.display_name',
      'a.enabled as account_enabled',
      'a.card_scheme',
      'a.fingerprint',
    ]);

type Query = ReturnType<typeof selectRecurringPayment>;
type Row = Query extends { executeTakeFirstOrThrow(): Promise<infer R> } ? R : never;

function endOf(row: Row): ScheduleEnd {
  if (row.end_date !== null) return { rule: 'ON_DATE', endDate: row.end_date };
  if (row.number_of_payments !== null) return { rule: 'AFTER_PAYMENTS', numberOfPayments: row.number_of_payments };
  return { rule: 'UNTIL_STOPPED' };
}

function accountOf(row: Row): ScheduleAccount | null {
  const { customer_account_id: accountId, account_token: accountToken, account_type: accountType } = row;
  if (accountId === null || accountToken === null || accountType === null) return null;
  return {
    accountId,
    accountToken,
    accountType,
    displayName: row.display_name ?? '',
    enabled: row.account_enabled ?? false,
    cardScheme: row.card_scheme,
    fingerprint: row.fingerprint,
  };
}

export function toRecurringPayment(row: Row): RecurringPaymentRecord {
  return {
    recurringPaymentId: row.id,
    communityId: row.community_id,
    businessId: row.business_id,
    businessName: row.business_name,
    customerId: row.customer_id,
    customerName: row.customer_name,
    customerNumber: row.customer_number,
    account: accountOf(row),
    code: row.code,
    description: row.description,
    status: row.status,
    statusReason: row.status_reason,
    statusChangedAt: row.status_changed_at,
    amount: BigInt(row.amount),
    currency: row.currency,
    frequency: row.frequency,
    startDate: row.start_date,
    end: endOf(row),
    nextNumber: row.next_occurrence,
    nextPaymentDate: row.next_payment_date,
    runOn: row.run_on,
    lastRunOn: row.last_run_on,
    remindedDate: row.reminded_date,
    paymentsMade: row.payments_made,
    lastPaymentDate: row.last_payment_date,
    failedPayments: row.failed_payments,
    customerReferenceNumber: row.customer_reference_number,
    paymentReferenceNumber: row.payment_reference_number,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
