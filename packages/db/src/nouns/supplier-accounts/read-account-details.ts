import { sql } from 'kysely';
import { selectActivity, type Activity } from '../../audit/activity.ts';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import type { AccountKey } from './read-supplier-accounts.ts';

/** When an account changed, and what refers to it beside its payment terms. */
export interface AccountReferences {
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly statusChangedAt: string;
  readonly activeAgreements: number;
  readonly linkedBusinesses: readonly { businessId: number; businessName: string }[];
  readonly statementAccounts: readonly {
    bankStatementAccountId: number;
    aliasName: string;
    statusCode: 'PENDING' | 'ACTIVE' | 'INACTIVE' | 'CLOSED';
  }[];
}

const references = preparedSql(
  'supplierAccounts.references',
  ({ communityId, settlementAccountId }: AccountKey) => sql<AccountReferences>`
    select a.created_at as "createdAt", a.updated_at as "updatedAt", a.status_changed_at as "statusChangedAt",
      (select count(*) from app.payto_agreement g where g.community_id = a.community_id
        and g.settlement_account_id = a.id and g.status = 'ACTIVE') as "activeAgreements",
      (select coalesce(jsonb_agg(jsonb_build_object('businessId', b.id, 'businessName', b.name)
          order by b.name_folded, b.id), '[]') from app.linked_merchant l
        join app.business b on b.community_id = l.community_id and b.id = l.business_id
        where l.community_id = a.community_id and l.settlement_account_id = a.id) as "linkedBusinesses",
      (select coalesce(jsonb_agg(jsonb_build_object('bankStatementAccountId', s.id, 'aliasName', s.alias_name,
          'statusCode', s.status) order by s.alias_folded, s.id), '[]') from app.bank_statement_account s
        where s.community_id = a.community_id and s.business_id = a.business_id
          and s.bsb is not distinct from a.bsb and s.fingerprint = a.fingerprint) as "statementAccounts"
    from app.settlement_account a where a.community_id = ${communityId} and a.id = ${settlementAccountId}`,
);

/** What refers to an account, or undefined outside the reader's scope. */
export const findAccountReferences = (db: Reader, key: AccountKey): Promise<AccountReferences | undefined> =>
  db.first(references, key);

interface Params {
  communityId: number;
  objectId: string;
}

const ofAccount = ({ communityId, objectId }: Params) =>
  build
    .selectFrom('app.audit_entry as e')
    .where('e.community_id', '=', communityId)
    .where('e.object_type', '=', 'settlement-account')
    .where('e.object_id', '=', objectId);

const rows = preparedQuery('supplierAccounts.audit', (params: Params & PageLimits) =>
  selectActivity(ofAccount(params))
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);
const count = preparedQuery('supplierAccounts.audit-count', (params: Params) =>
  ofAccount(params).select(({ fn }) => fn.countAll<number>().as('count')),
);

/** What was done to an account, newest first. */
export const listAccountAudit = (
  db: Reader,
  { communityId, settlementAccountId }: AccountKey,
  at: PageOf,
): Promise<Page<Activity>> => readPage(db, { rows, count }, { communityId, objectId: String(settlementAccountId) }, at);
