import { cardMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { sql } from 'kysely';
import {
  dollars,
  maskedAccount,
  numberColumns,
  reportOf,
  schemeLetters,
  textColumns,
  type ReportQuery,
} from './report-query.ts';

const columns = [
  ...textColumns({
    SettlementDate: 'r.settlement_date',
    SupplierBusinessCode: 'b.code',
    BusinessName: 'b.name',
    SettlementBsb: 'r.bank_code',
    SettlementAccountNumber: maskedAccount('r.masked_number'),
    Currency: 'r.currency',
    PaymentMethod: 'r.payment_method',
    CardScheme: schemeLetters('r.card_scheme'),
  }),
  ...numberColumns({
    PaymentCount: 'r.payment_count',
    PaymentAmount: dollars('r.payment_amount'),
    SurchargeAmount: dollars('r.surcharge_amount'),
    RefundCount: 'r.refund_count',
    RefundAmount: dollars('r.refund_amount'),
    ReturnCount: 'r.return_count',
    ReturnAmount: dollars('r.return_amount'),
    NetAmount: dollars('r.net_amount'),
    StatementAmount: dollars('s.amount'),
    Difference: dollars('s.amount - r.net_amount'),
  }),
  ...textColumns({
    Status: `case when r.is_separate then 'SEPARATE' when not r.is_total then null when s.amount is null then 'NO_STATEMENT'
      when s.amount = r.net_amount then 'MATCHED' else 'DIFFERENT' end`,
  }),
];

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * What settles on a date, and what the banks returned on it, in the zone of the connection. A payment that was returned later settled on its own date
 * all the same; simulated merchants settle nothing.
 */
const movements = (communityId: number, { from, to }: Days) => sql`
  select t.settles_on as date, t.business_id, t.settlement_account_id, t.payment_method, t.card_scheme, t.currency, t.transaction_type as kind,
    t.principal_amount, t.surcharge_amount
  from app.transaction t
  where t.community_id = ${communityId} and t.settles_on between ${from}::date and ${to}::date
    and (t.status = 'APPROVED' or (t.transaction_type = 'PAYMENT' and t.status in ('REFUNDED', 'DISHONOURED')))
  union all
  select t.status_changed_at::date, t.business_id, t.settlement_account_id, t.payment_method, t.card_scheme, t.currency, 'RETURN',
    t.principal_amount, t.surcharge_amount
  from app.transaction t
  where t.community_id = ${communityId} and t.status = 'DISHONOURED'
    and t.status_changed_at >= ${from}::date::timestamp::timestamptz
    and t.status_changed_at < (${to}::date + 1)::timestamp::timestamptz`;

/** How the payment method is written: CARD for those of cards, the others as they are. */
const methodWord = `case when m.payment_method in (${cardMethods.map((method) => `'${method}'`).join(', ')})
  then 'CARD' else m.payment_method end`;

/** One row for each date, business, bank account, currency, payment method and scheme. Amex and Diners settle by themselves. */
const details = (communityId: number, days: Days) => sql`
  select m.date as settlement_date, m.business_id,
    coalesce(encode(a.fingerprint, 'hex'), a.id::text, '') as account_key, a.fingerprint,
    coalesce(a.bsb, a.nz_bank_code || a.nz_branch_code) as bank_code, a.masked_number, m.currency,
    ${sql.raw(methodWord)} as payment_method, m.card_scheme,
    coalesce(m.card_scheme in ('AMEX', 'DINERS'), false) as is_separate, false as is_total,
    count(*) filter (where m.kind = 'PAYMENT') as payment_count,
    coalesce(sum(m.principal_amount) filter (where m.kind = 'PAYMENT'), 0) as payment_amount,
    coalesce(sum(m.surcharge_amount) filter (where m.kind = 'PAYMENT'), 0) as surcharge_amount,
    count(*) filter (where m.kind = 'REFUND') as refund_count,
    coalesce(sum(m.principal_amount + m.surcharge_amount) filter (where m.kind = 'REFUND'), 0) as refund_amount,
    count(*) filter (where m.kind = 'RETURN') as return_count,
    coalesce(sum(m.principal_amount + m.surcharge_amount) filter (where m.kind = 'RETURN'), 0) as return_amount,
    sum((m.principal_amount + m.surcharge_amount) * case m.kind when 'PAYMENT' then 1 else -1 end) as net_amount
  from (${movements(communityId, days)}) m
  left join app.settlement_account a on a.community_id = ${communityId} and a.id = m.settlement_account_id
  where a.kind is distinct from 'SIMULATOR'
  group by m.date, m.business_id, account_key, a.fingerprint, bank_code, a.masked_number, m.currency, m.payment_method, m.card_scheme`;

/** One row for each date, bank account and currency, of the rows above that settle to it. */
const totals = sql`
  select settlement_date, case when min(business_id) = max(business_id) then min(business_id) end, account_key,
    fingerprint, bank_code, masked_number, currency, 'TOTAL', null, false, true,
    sum(payment_count), sum(payment_amount), sum(surcharge_amount), sum(refund_count), sum(refund_amount),
    sum(return_count), sum(return_amount), sum(net_amount)
  from detail where not is_separate
  group by settlement_date, account_key, fingerprint, bank_code, masked_number, currency`;

/** What the statements of the date have on a bank account, but for lines that are excluded or paid an invoice. */
const statementAmount = (communityId: number) => sql`
  select coalesce(sum(l.amount - coalesce(i.amount, 0)), 0) as amount
  from app.bank_statement h
  left join app.bank_statement_line l
    on l.community_id = h.community_id and l.bank_statement_id = h.id and l.status <> 'EXCLUDED'
  left join lateral (
    select sum(x.amount) as amount from app.line_allocation x
    where x.community_id = l.community_id and x.bank_statement_line_id = l.id and x.invoice_id is not null
  ) i on true
  where r.is_total and h.community_id = ${communityId} and h.statement_date = r.settlement_date
    and h.bank_statement_account_id = (
      select k.id from app.bank_statement_account k
      join app.bank_statement of_day on of_day.community_id = k.community_id
        and of_day.bank_statement_account_id = k.id and of_day.statement_date = r.settlement_date
      where k.community_id = ${communityId} and k.fingerprint = r.fingerprint and k.currency = r.currency
      order by k.source = 'SIMULATION', k.id limit 1)
  having count(h.id) > 0`;

/**
 * What should reach each bank account on settlement dates, both included, against its statements of those dates. Days are those of the
 * zone that `copyOut` is given. A simulated statement counts where there is no other.
 */
export const exportBankReconciliationReport = (communityId: number, days: Days): ReportQuery =>
  reportOf(
    columns,
    { kind: 'community', communityId },
    sql`from (
        with detail as (${details(communityId, days)})
        select * from detail union all ${totals}
      ) r
      left join app.business b on b.community_id = ${communityId} and b.id = r.business_id
      left join lateral (${statementAmount(communityId)}) s on true
      order by r.settlement_date, r.bank_code, r.masked_number, r.account_key, r.currency, r.is_total, r.payment_method, r.card_scheme, b.code`,
  );
