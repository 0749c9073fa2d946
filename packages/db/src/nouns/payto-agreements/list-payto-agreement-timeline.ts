import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import type { AmendmentChanges, PayToAmendmentRecord } from './payto-amendment.ts';
import type { PayToEvent } from './payto-event.ts';

interface Key {
  communityId: number;
  agreementId: number;
}

/** An entry of a timeline; what it is about is not null where its source says so. */
interface TimelineRow {
  source: 'EVENT' | 'SUBMISSION' | 'DECISION' | 'PAYMENT' | 'OUTCOME';
  at: string;
  kind: PayToEvent['kind'];
  side: PayToEvent['side'];
  reasonCode: string | null;
  /** When the user made the call that led to it. */
  requestedAt: string;
  amendmentId: number;
  amendmentType: PayToAmendmentRecord['amendmentType'];
  amendmentStatus: PayToAmendmentRecord['status'];
  changes: AmendmentChanges;
  respondBy: string | null;
  receiptNumber: string;
  paymentSource: PaymentSource;
  amount: number;
  isFinalPayment: boolean | null;
  attemptStatus: 'IN_FLIGHT' | 'UNKNOWN' | 'ACCEPTED' | 'APPROVED' | 'DECLINED' | 'NOT_RECEIVED' | null;
  paymentStatus: string;
  responseText: string;
  /** The user whose doing it was, where the reader may see users. */
  userName: string | null;
}
type PaymentSource = 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH' | 'ONLINE' | 'PHONE' | 'ECOMMERCE' | 'BACK_OFFICE';

type Row<S extends TimelineRow['source'], F extends keyof TimelineRow> = { source: S } & Pick<
  TimelineRow,
  'at' | 'requestedAt' | 'userName' | F
>;
/** Something that happened to the agreement itself. */
export type TimelineEvent = Row<'EVENT', 'kind' | 'side' | 'reasonCode'>;
/** That an amendment was submitted, or how it ended. */
export type TimelineAmendment = Row<
  'SUBMISSION' | 'DECISION',
  'amendmentId' | 'amendmentType' | 'amendmentStatus' | 'changes' | 'respondBy' | 'reasonCode'
>;
/** That a payment was requested, or what the bank responded. */
export type TimelinePayment = Row<
  'PAYMENT' | 'OUTCOME',
  'receiptNumber' | 'paymentSource' | 'amount' | 'isFinalPayment' | 'attemptStatus' | 'paymentStatus' | 'responseText'
>;
export type TimelineRecord = TimelineEvent | TimelineAmendment | TimelinePayment;

/**
 * What happened, one row each. A change of status that was carried out is the event alone, and so is the recall of an
 * amendment its decision: the row that shows it names the amendment that led to it.
 */
const entries = ({ communityId, agreementId }: Key) => sql`
  select 'EVENT' as source, 4 as place, e.id, e.happened_at as at
    from app.payto_event e where e.community_id = ${communityId}::bigint and e.agreement_id = ${agreementId}::bigint
  union all
  select 'SUBMISSION', 1, m.id, m.submitted_at
    from app.payto_amendment m where m.community_id = ${communityId}::bigint and m.agreement_id = ${agreementId}::bigint
      and (m.status <> 'COMPLETED' or m.amendment_type in ('UNILATERAL_AMENDMENT', 'BILATERAL_AMENDMENT'))
  union all
  select 'DECISION', 5, m.id, m.decided_at
    from app.payto_amendment m where m.community_id = ${communityId}::bigint and m.agreement_id = ${agreementId}::bigint
      and m.decided_at is not null
      and (m.status <> 'COMPLETED' or m.amendment_type in ('UNILATERAL_AMENDMENT', 'BILATERAL_AMENDMENT'))
  union all
  select 'PAYMENT', 2, t.id, t.transaction_time
    from app.transaction t where t.community_id = ${communityId}::bigint and t.payto_agreement_id = ${agreementId}::bigint
      and t.transaction_type = 'PAYMENT'
  union all
  select 'OUTCOME', 3, t.id, a.answered_at
    from app.transaction t join app.payment_attempt a
      on a.community_id = t.community_id and a.transaction_id = t.id and a.kind = 'PAYMENT' and a.answered_at is not null
    where t.community_id = ${communityId}::bigint and t.payto_agreement_id = ${agreementId}::bigint
      and t.transaction_type = 'PAYMENT'`;

const rows = preparedSql(
  'payto-agreements.timeline',
  (params: Key & PageLimits) => sql<TimelineRecord>`
  with page as (
    select * from (${entries(params)}) p order by at desc, place desc, id desc limit ${params.limit} offset ${params.offset})
  select p.source, p.at, e.kind, e.side, coalesce(e.reason_code, m.reason_code) as "reasonCode",
    coalesce(request.submitted_at, recall.submitted_at, m.submitted_at, t.transaction_time, p.at) as "requestedAt",
    m.id as "amendmentId", m.amendment_type as "amendmentType", m.status as "amendmentStatus", m.changes,
    m.respond_by as "respondBy", t.receipt_number as "receiptNumber", t.source as "paymentSource", t.amount,
    t.is_final_payment as "isFinalPayment", t.status as "paymentStatus", a.status as "attemptStatus",
    coalesce(a.response_text, '') as "responseText", u.full_name as "userName"
  from page p
  left join app.payto_event e on p.source = 'EVENT' and e.community_id = ${params.communityId}::bigint and e.id = p.id
  left join lateral (
    select r.submitted_at from app.payto_amendment r
    where r.community_id = e.community_id and r.agreement_id = e.agreement_id and r.submitted_at <= e.happened_at
      and r.status = 'COMPLETED' and e.side = 'PAYEE' and r.changes ->> 'change' = case e.kind
        when 'SUSPENDED' then 'SUSPEND' when 'RELEASED' then 'RELEASE' when 'RECALLED' then 'RECALL' else 'CANCEL' end
    order by r.id desc limit 1) request on e.kind in ('SUSPENDED', 'RELEASED', 'RECALLED', 'CANCELLED')
  left join app.payto_amendment m
    on p.source in ('SUBMISSION', 'DECISION') and m.community_id = ${params.communityId}::bigint and m.id = p.id
  left join lateral (
    select r.submitted_at from app.payto_amendment r
    where r.community_id = m.community_id and r.agreement_id = m.agreement_id and r.id > m.id
      and r.changes ->> 'recalledAmendmentId' = m.id::text
    order by r.id desc limit 1) recall on p.source = 'DECISION' and m.status = 'RECALLED'
  left join app.transaction t
    on p.source in ('PAYMENT', 'OUTCOME') and t.community_id = ${params.communityId}::bigint and t.id = p.id
  left join app.payment_attempt a on a.community_id = t.community_id and a.transaction_id = t.id and a.kind = 'PAYMENT'
  left join app.system_user u on u.id = coalesce(e.user_id, m.requested_by_user_id, t.created_by_user_id)
  order by p.at desc, p.place desc, p.id desc`,
);

const count = preparedSql(
  'payto-agreements.timeline-count',
  (params: Key) => sql<{ count: number }>`select count(*) as count from (${entries(params)}) p`,
);

/** What happened to an agreement, the newest first. */
export function listTimeline(
  db: Reader,
  { page, pageSize, communityId, agreementId }: Key & PageOf,
): Promise<Page<TimelineRecord>> {
  return readPage(db, { rows, count }, { communityId, agreementId }, { page, pageSize });
}

interface ActsOf {
  communityId: number;
  agreementToken: string;
  times: readonly string[];
  receiptNumbers: readonly string[];
}

const acts = preparedQuery('payto-agreements.timeline-acts', (params: ActsOf) =>
  build
    .selectFrom('app.audit_entry')
    .select(['at', 'action', 'object_id as objectId', 'actor_kind as actorKind', 'actor_name as actorName'])
    .where('community_id', '=', params.communityId)
    .where('outcome', '=', 'SUCCESS')
    .where(
      sql<boolean>`(object_type = 'payto-agreement' and object_id = ${params.agreementToken} and at = any (${params.times}::timestamptz[])
        or object_type = 'transaction' and object_id = any (${params.receiptNumbers}::text[]) and action = 'payments.take')`,
    ),
);

/** Calls that led to entries: those about the agreement at these times, and those that took these payments. */
export const listTimelineActs = (db: Reader, of: ActsOf) => db.all(acts, of);
export type TimelineAct = Awaited<ReturnType<typeof listTimelineActs>>[number];
