import type { ScheduleEnd } from '@quickportal/contracts/rules/schedule/series';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';

/** What a person decides about a schedule, but for its end and amount. */
export const termColumns = {
  accountId: 'customer_account_id',
  description: 'description',
  frequency: 'frequency',
  startDate: 'start_date',
  customerReferenceNumber: 'customer_reference_number',
  paymentReferenceNumber: 'payment_reference_number',
} as const satisfies ColumnMap;

/** Where it is in its dates; the number is that of the next one that was not taken, skipped or left out. */
export const progressColumns = {
  nextNumber: 'next_occurrence',
  nextPaymentDate: 'next_payment_date',
  runOn: 'run_on',
} as const satisfies ColumnMap;

/** What the worker keeps of its payments; `failedPayments` counts dates in a row that were not paid. */
export const runColumns = {
  lastRunOn: 'last_run_on',
  remindedDate: 'reminded_date',
  paymentsMade: 'payments_made',
  lastPaymentDate: 'last_payment_date',
  failedPayments: 'failed_payments',
} as const satisfies ColumnMap;

/** What is written once, when the schedule is added. */
export const placeColumns = {
  communityId: 'community_id',
  businessId: 'business_id',
  customerId: 'customer_id',
  currency: 'currency',
} as const satisfies ColumnMap;

const scheduleColumns = {
  ...termColumns,
  ...progressColumns,
  ...runColumns,
  ...placeColumns,
  recurringPaymentId: 'id',
  code: 'code',
  status: 'status',
  statusReason: 'status_reason',
  statusChangedAt: 'status_changed_at',
  amount: 'amount',
  endDate: 'end_date',
  numberOfPayments: 'number_of_payments',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies ColumnMap;

const accountColumns = {
  accountToken: 'account_token',
  accountType: 'account_type',
  displayName: 'display_name',
  enabled: 'enabled',
  cardScheme: 'card_scheme',
  expiryMonth: 'expiry_month',
  expiryYear: 'expiry_year',
  fingerprint: 'fingerprint',
} as const satisfies ColumnMap;

/** The agreement by which it is paid instead of from its account. */
const agreementColumns = {
  agreementId: 'id',
  agreementToken: 'agreement_token',
  agreementStatus: 'status',
} as const satisfies ColumnMap;

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
    .leftJoin('app.payto_agreement as g', (join) =>
      join.onRef('g.community_id', '=', 'r.community_id').onRef('g.id', '=', 'r.payto_agreement_id'),
    )
    .select(selected('r', scheduleColumns))
    .select(selected('a', accountColumns))
    .select(selected('g', agreementColumns))
    .select(['b.name as businessName', 'c.customer_name as customerName', 'c.customer_number as customerNumber']);

type StoredSchedule = Selected<ReturnType<typeof selectRecurringPayment>>;

function endOf({ endDate, numberOfPayments }: Pick<StoredSchedule, 'endDate' | 'numberOfPayments'>): ScheduleEnd {
  if (endDate !== null) return { rule: 'ON_DATE', endDate };
  return numberOfPayments === null ? { rule: 'UNTIL_STOPPED' } : { rule: 'AFTER_PAYMENTS', numberOfPayments };
}

export function toRecurringPayment(stored: StoredSchedule) {
  const { accountId, accountToken, accountType, displayName, enabled, cardScheme, fingerprint, ...others } = stored;
  const { expiryMonth, expiryYear, ...row } = others;
  const { endDate, numberOfPayments, agreementId, agreementToken, agreementStatus, ...schedule } = row;
  const isByAgreement = agreementId !== null && agreementToken !== null && agreementStatus !== null;
  const isKnown = accountId !== null && accountToken !== null && accountType !== null;
  return {
    ...schedule,
    // Null: the account is not known any more
    account: isKnown
      ? {
          accountId,
          accountToken,
          accountType,
          displayName: displayName ?? '',
          enabled: enabled ?? false,
          cardScheme,
          expiryMonth,
          expiryYear,
          fingerprint,
        }
      : null,
    // Null: it is paid from its account
    payToAgreement: isByAgreement ? { agreementId, agreementToken, status: agreementStatus } : null,
    amount: BigInt(row.amount),
    end: endOf({ endDate, numberOfPayments }),
  };
}

/**
 * A payment schedule as it is kept. Amounts in cents, dates yyyy-mm-dd of the community's zone, times ISO 8601 UTC.
 */
export type RecurringPaymentRecord = ReturnType<typeof toRecurringPayment>;
export type RecurringPaymentAccount = NonNullable<RecurringPaymentRecord['account']>;
