import { sql } from 'kysely';
import { dollars, numberColumns, reportOf, textColumns, timeText, type ReportQuery } from './report-query.ts';

const columns = [
  ...textColumns({
    SettlementDate: 'r.settlement_date',
    ReceiptNumber: 'r.receipt_number',
    SupplierBusinessCode: 'b.code',
    PaymentMethod: 'r.payment_method',
  }),
  ...numberColumns({ PaymentAmount: dollars('r.payment_amount') }),
  ...textColumns({ Currency: 'r.currency' }),
  ...numberColumns({ AllocationNumber: 'r.allocation_number' }),
  ...textColumns({
    AllocationType: 'r.allocation_type',
    CustomerNumber: 'c.customer_number',
    InvoiceNumber: 'i.invoice_number',
  }),
  ...numberColumns({
    InvoiceAmount: dollars('i.amount'),
    AllocatedAmount: dollars('r.allocated_amount'),
    InvoiceOutstanding: dollars('case when i.id is not null then greatest(i.amount - i.amount_paid, 0) end'),
  }),
  ...textColumns({
    AllocatedBy: 'r.allocated_by',
    AllocatedTime: timeText('r.allocated_at'),
    Comment: 'r.comment',
  }),
];

/** Payments that staff took at the terminal or in the back office, or that a file had. Each is its customer's, whole. */
const captured = (communityId: number, date: string) => sql`
  select t.settles_on as settlement_date, t.receipt_number, t.business_id, t.payment_method,
    t.principal_amount as payment_amount, t.currency, 1 as allocation_number,
    case when t.customer_id is null then 'NONE' else 'CUSTOMER' end as allocation_type, t.customer_id,
    null::bigint as invoice_id, t.principal_amount as allocated_amount,
    case when t.customer_id is not null then u.full_name end as allocated_by,
    case when t.customer_id is not null then t.transaction_time end as allocated_at, t.comment, t.id as line
  from app.transaction t
  left join app.system_user u on u.id = t.created_by_user_id
  where t.community_id = ${communityId} and t.settles_on = ${date}::date and t.transaction_type = 'PAYMENT'
    and t.source in ('TERMINAL', 'BACK_OFFICE', 'BATCH') and t.status in ('APPROVED', 'REFUNDED', 'DISHONOURED', 'IN_FLIGHT')`;

/** Lines of the date's statements that pay invoices, without what they settle of payments, which have receipts. */
const matched = (communityId: number, date: string) => sql`
  select h.statement_date as settlement_date, l.id, l.business_id, l.currency, l.note,
    coalesce(nullif(l.bank_reference, ''), 'LINE-' || l.id) as receipt_number,
    l.amount - coalesce(sum(a.amount) filter (where a.transaction_id is not null), 0) as payment_amount,
    sum(a.amount) filter (where a.invoice_id is not null) as allocated_amount,
    count(*) filter (where a.invoice_id is not null) as allocation_count
  from app.bank_statement h
  join app.bank_statement_line l on l.community_id = h.community_id and l.bank_statement_id = h.id
  join app.line_allocation a on a.community_id = l.community_id and a.bank_statement_line_id = l.id
  where h.community_id = ${communityId} and h.statement_date = ${date}::date and l.amount > 0 and l.status <> 'EXCLUDED'
  group by h.statement_date, l.community_id, l.id
  having bool_or(a.invoice_id is not null)`;

const ofLines = (communityId: number) => sql`
  select m.settlement_date, m.receipt_number, m.business_id, 'DIRECT_CREDIT', m.payment_amount, m.currency,
    row_number() over (partition by m.id order by a.id), 'INVOICE', i.customer_id, a.invoice_id, a.amount,
    coalesce(nullif(a.allocated_by_name, ''), ru.rule_name), a.allocated_at, m.note, m.id
  from matched m
  join app.line_allocation a on a.community_id = ${communityId} and a.bank_statement_line_id = m.id and a.invoice_id is not null
  join app.invoice i on i.community_id = a.community_id and i.id = a.invoice_id
  left join app.matching_rule ru on ru.community_id = a.community_id and ru.id = a.matching_rule_id
  union all
  select m.settlement_date, m.receipt_number, m.business_id, 'DIRECT_CREDIT', m.payment_amount, m.currency,
    m.allocation_count + 1, 'NONE', null, null, m.payment_amount - m.allocated_amount, null, null, m.note, m.id
  from matched m
  where m.payment_amount > m.allocated_amount`;

/**
 * How payments of a settlement date that staff or files captured, and lines of its statements that pay invoices, were
 * allocated. The allocations of a receipt add up to its payment; what is left has a row of the type NONE.
 */
export const exportQuickCaptureAllocationReport = (communityId: number, date: string): ReportQuery =>
  reportOf(
    columns,
    { kind: 'community', communityId },
    sql`from (
        with matched as (${matched(communityId, date)})
        ${captured(communityId, date)} union all ${ofLines(communityId)}
      ) r
      join app.business b on b.community_id = ${communityId} and b.id = r.business_id
      left join app.customer c on c.community_id = ${communityId} and c.id = r.customer_id
      left join app.invoice i on i.community_id = ${communityId} and i.id = r.invoice_id
      order by r.receipt_number, r.line, r.allocation_number`,
  );
