import type { FraudReason } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { FraudDecisionStatus } from '@quickportal/contracts/rules/states/fraud-decision';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** A rule that a payment matched, with what was compared. */
export interface StoredHit {
  rule: FraudReason;
  compared: Readonly<Record<string, unknown>>;
  isShadow: boolean;
}

/** What was decided about a payment, and what a user decided afterwards. Times are ISO texts. */
export interface FraudDecisionRecord {
  status: FraudDecisionStatus;
  mode: 'ACTIVE' | 'PASSIVE';
  decidedAt: string;
  reviewedAt: string | null;
  reviewReason: string;
  /** Null: no user decided, or one of the staff, whom the community does not know. */
  reviewerName: string | null;
  version: number;
  hits: readonly StoredHit[];
}

/** Selects decisions by the names of their fields, with their reasons. */
export const selectDecision = () =>
  build
    .selectFrom('app.fraud_decision as f')
    .leftJoin('app.system_user as u', 'u.id', 'f.reviewed_by_user_id')
    .select([
      'f.status',
      'f.mode',
      'f.decided_at as decidedAt',
      'f.reviewed_at as reviewedAt',
      'f.comment as reviewReason',
      'u.full_name as reviewerName',
      'f.version',
    ])
    .select(
      sql<StoredHit[]>`coalesce((
        select json_agg(json_build_object('rule', h.rule_code, 'compared', h.compared, 'isShadow', h.is_shadow))
        from app.fraud_rule_hit h where h.community_id = f.community_id and h.fraud_decision_id = f.id), '[]')`.as(
        'hits',
      ),
    );

/** Which payment a decision is about. */
export interface TransactionKey {
  communityId: number;
  transactionId: number;
}

const ofTransaction = preparedQuery('fraudReviews.decision', (params: TransactionKey) =>
  selectDecision()
    .where('f.community_id', '=', params.communityId)
    .where('f.transaction_id', '=', params.transactionId),
);

/** What fraud guard decided about a transaction; undefined where it was not checked. */
export const findFraudDecision = (db: Reader, key: TransactionKey): Promise<FraudDecisionRecord | undefined> =>
  db.first(ofTransaction, key);
