import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { StoredStatementLine } from '../bank-statements/search-bank-statement-lines.ts';

/** A rule that did not match, as it was then. */
export interface FailedRule {
  ruleName: string;
  reason: string;
  isNear: boolean;
}

/** A line with what users and rules did with it; cents. */
export interface LineRecord extends StoredStatementLine {
  communityId: number;
  offSystemBsb: string | null;
  offSystemReference: string | null;
  note: string;
  exclusionReason: string;
  excludedByName: string;
  excludedAt: string | null;
  triedAt: string | null;
  failedRules: FailedRule[] | null;
  /** Nothing of a closed day can change. */
  isDayClosed: boolean;
}

const lineById = preparedSql(
  'bankStatementLines.get',
  (p: { id: number }) => sql<LineRecord>`
    select l.community_id as "communityId", l.id as "bankStatementLineId",
      l.bank_statement_account_id as "bankStatementAccountId", a.alias_name as "aliasName", l.business_id as "businessId",
      b.name as "businessName", l.bank_statement_id as "bankStatementId", s.statement_date as "statementDate",
      l.value_date as "valueDate", l.amount, l.currency, l.tran_code as "tranCode", l.bank_reference as "bankReference",
      l.customer_reference as "customerReference", l.narrative, l.off_system_bsb as "offSystemBsb",
      l.off_system_reference as "offSystemReference", l.status, l.version, l.note,
      l.exclusion_reason as "exclusionReason", l.excluded_by_name as "excludedByName", l.excluded_at as "excludedAt",
      l.tried_at as "triedAt", l.failed_rules as "failedRules",
      exists (select from app.bank_statement_day d where d.community_id = l.community_id
        and d.bank_statement_account_id = l.bank_statement_account_id and d.day = s.statement_date and d.is_closed) as "isDayClosed",
      (select coalesce(sum(x.amount), 0)::bigint from app.line_allocation x
        where x.community_id = l.community_id and x.bank_statement_line_id = l.id) as allocated
    from app.bank_statement_line l
    join app.bank_statement_account a on a.community_id = l.community_id and a.id = l.bank_statement_account_id
    join app.business b on b.community_id = l.community_id and b.id = l.business_id
    join app.bank_statement s on s.community_id = l.community_id and s.id = l.bank_statement_id
    where l.id = ${p.id}::bigint`,
);

/** A line by its ID; undefined where the scope has none. */
export const getStatementLine = (db: Reader, id: number): Promise<LineRecord | undefined> => db.first(lineById, { id });

/** Part of a line that pays an invoice; cents. */
export interface StoredMatch {
  matchId: number;
  invoiceId: number;
  invoiceNumber: string;
  payerName: string;
  dueDate: string;
  amount: number;
  remaining: number;
  currency: 'AUD' | 'NZD';
  ruleName: string | null;
  isByRule: boolean;
  allocatedByName: string;
  allocatedAt: string;
}

const matchesOfLine = preparedSql(
  'lineAllocations.ofLine',
  (p: { communityId: number; lineId: number }) => sql<StoredMatch>`
    select x.id as "matchId", i.id as "invoiceId", i.invoice_number as "invoiceNumber",
      coalesce(c.customer_name, b.name, '') as "payerName", i.due_date as "dueDate", x.amount, i.remaining, x.currency,
      m.rule_name as "ruleName", x.allocated_by_user_id is null and x.allocated_by_name = '' as "isByRule",
      x.allocated_by_name as "allocatedByName", x.allocated_at as "allocatedAt"
    from app.line_allocation x
    join app.invoice i on i.community_id = x.community_id and i.id = x.invoice_id
    left join app.customer c on c.community_id = i.community_id and c.id = i.customer_id
    left join app.business b on b.community_id = i.community_id and b.id = i.buyer_business_id
    left join app.matching_rule m on m.community_id = x.community_id and m.id = x.matching_rule_id
    where x.community_id = ${p.communityId}::bigint and x.bank_statement_line_id = ${p.lineId}::bigint
    order by x.id`,
);

/** The invoices that a line pays, in the order in which they were matched. */
export const listLineMatches = (db: Reader, key: { communityId: number; lineId: number }): Promise<StoredMatch[]> =>
  db.all(matchesOfLine, key);
