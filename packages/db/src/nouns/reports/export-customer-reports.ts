import { lastOfMonth } from '@quickportal/contracts/rules/banking-calendar/days';
import { sql } from 'kysely';
import {
  dollars,
  expiryText,
  maskedCard,
  numberColumns,
  preferredMedium,
  reportOf,
  schemeLetters,
  textColumns,
  timeText,
  type ReportQuery,
} from './report-query.ts';

/** Whether a customer is enabled, as files write it. */
export const customerStatus = `case when c.enabled then 'ENABLE' else 'DISABLE' end`;
const countOf = (table: string): string =>
  `(select count(*) from ${table} x where x.community_id = c.community_id and x.customer_id = c.id)`;

export const newCustomerColumns = [
  ...textColumns({
    CustomerNumber: 'c.customer_number',
    CustomerName: 'c.customer_name',
    SupplierBusinessCode: 'b.code',
    Status: customerStatus,
    CreatedTime: timeText('c.created_at'),
    CreatedBy: 'e.actor_name',
    Source: `case e.actor_kind when 'API_KEY' then 'API' when 'JOB' then 'FILE' when 'STAFF' then 'PORTAL'
      when 'FACILITY' then 'PORTAL' end`,
    EmailAddress: 'c.email',
    PhoneNumber: 'c.phone_number',
    PreferredNotificationMedium: preferredMedium('c'),
  }),
  ...numberColumns({
    AccountCount: countOf('app.customer_account'),
    ScheduleCount: countOf('app.recurring_payment'),
  }),
  ...textColumns({
    FirstPaymentDate: `(select min(t.transaction_time)::date from app.transaction t
      where t.community_id = c.community_id and t.customer_id = c.id and t.transaction_type = 'PAYMENT'
        and t.status in ('APPROVED', 'REFUNDED', 'DISHONOURED'))`,
  }),
];

/** The rows of customers that were created on days, both included, of the zone that `copyOut` is given. Scope staff. */
export const newCustomerRows = (communityId: number, { from, to }: { from: string; to: string }) => sql`
      from app.customer c
      join app.business b on b.community_id = c.community_id and b.id = c.business_id
      left join lateral (
        select e.actor_name, e.actor_kind from app.audit_entry e
        where e.community_id = c.community_id and e.customer_id = c.id and e.action = 'customers.create'
        order by e.at limit 1
      ) e on true
      where c.community_id = ${communityId}
        and c.created_at >= ${from}::date::timestamp::timestamptz
        and c.created_at < (${to}::date + 1)::timestamp::timestamptz`;

/**
 * Customers that were created in a month, which its first day gives, in the zone that `copyOut` is given. Scope staff,
 * because audit entries, which name who created them, need rights in a community.
 */
export const exportNewCustomerReport = (communityId: number, month: string): ReportQuery =>
  reportOf(
    newCustomerColumns,
    { kind: 'staff' },
    sql`${newCustomerRows(communityId, { from: month, to: lastOfMonth(month) })}
      order by c.created_at, c.customer_number, c.id`,
  );

const snapshotColumns = [
  ...textColumns({
    CustomerNumber: 'c.customer_number',
    CustomerName: 'c.customer_name',
    Status: customerStatus,
    EmailAddress: 'c.email',
    PhoneNumber: 'c.phone_number',
    AddressLine1: 'c.street1',
    AddressLine2: 'c.street2',
    AddressLine3: 'c.street3',
    City: 'c.city',
    State: 'c.state',
    Postcode: 'c.postcode',
    Country: 'c.country',
    PreferredNotificationMedium: preferredMedium('c'),
    SupplierBusinessCode: 'b.code',
    AccountToken: 'a.account_token',
    AccountType: 'a.account_type',
    AccountName: 'a.holder_name',
    AccountNumber: maskedCard('a.masked_number'),
    AccountExpiry: expiryText('a'),
    CardScheme: schemeLetters('a.card_scheme'),
    DefaultAccount: `case when a.id is null then null when a.default_account then 'true' else 'false' end`,
    AccountStatus: `case when a.id is null then null when a.enabled then 'ENABLE' else 'DISABLE' end`,
    PaymentScheduleCode: 'r.code',
    ScheduleStatus: 'r.status',
    Frequency: 'r.frequency',
    ScheduleType: 'r.end_rule',
  }),
  ...numberColumns({ RegularAmount: dollars('r.amount') }),
  ...textColumns({ Currency: 'r.currency', StartDate: 'r.start_date', NextPaymentDate: 'r.next_payment_date' }),
  // greatest() passes over null, so that a customer without a schedule would have 0 payments left
  ...numberColumns({
    PaymentsRemaining:
      'case when r.number_of_payments is not null then greatest(r.number_of_payments - r.payments_made, 0) end',
  }),
  ...textColumns({ LastModified: timeText('greatest(c.updated_at, a.updated_at, r.updated_at)') }),
];

/** All customers with their accounts, and the schedules of these: one row for what has nothing below it. */
export const exportCustomerSnapshotFile = (communityId: number): ReportQuery =>
  reportOf(
    snapshotColumns,
    { kind: 'community', communityId },
    sql`from app.customer c
      join app.business b on b.community_id = c.community_id and b.id = c.business_id
      left join app.customer_account a on a.community_id = c.community_id and a.customer_id = c.id
      left join app.recurring_payment r on r.community_id = a.community_id and r.customer_account_id = a.id
      where c.community_id = ${communityId}
      order by c.customer_number, c.id, a.account_token, a.id, r.code, r.id`,
  );
