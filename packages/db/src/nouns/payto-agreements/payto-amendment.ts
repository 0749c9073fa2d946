import type { PayToAmendmentType } from '@quickportal/contracts/rules/states/payto-agreement';
import type { PayToAmendmentStatus } from '@quickportal/contracts/rules/states/payto-amendment';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

const amendmentColumns = {
  amendmentId: 'id',
  communityId: 'community_id',
  businessId: 'business_id',
  agreementId: 'agreement_id',
  amendmentType: 'amendment_type',
  status: 'status',
  changes: 'changes',
  reasonCode: 'reason_code',
  requestedByUserId: 'requested_by_user_id',
  respondBy: 'respond_by',
  submittedAt: 'submitted_at',
  decidedAt: 'decided_at',
  nextQueryAt: 'next_query_at',
  queries: 'queries',
  version: 'version',
} as const satisfies ColumnMap;

const selectAmendment = () =>
  build
    .selectFrom('app.payto_amendment as m')
    .innerJoin('app.payto_agreement as g', (join) =>
      join.onRef('g.community_id', '=', 'm.community_id').onRef('g.id', '=', 'm.agreement_id'),
    )
    .select(selected('m', amendmentColumns))
    .select(['g.agreement_token as agreementToken']);

type StoredAmendment = Selected<ReturnType<typeof selectAmendment>>;

/** What an amendment changes besides terms: new texts with those of before, or a status. */
export interface AmendmentChanges {
  description?: string;
  shortDescription?: string;
  payeeReference?: string;
  before?: { description: string; shortDescription: string; payeeReference: string };
  change?: 'SUSPEND' | 'RELEASE' | 'CANCEL' | 'RECALL' | 'RECALL_AMENDMENT';
  recalledAmendmentId?: number;
}

/** A change to an agreement that one side asked for. */
export interface PayToAmendmentRecord extends Omit<StoredAmendment, 'changes' | 'amendmentType' | 'status'> {
  amendmentType: PayToAmendmentType;
  status: PayToAmendmentStatus;
  changes: AmendmentChanges;
}
const toAmendment = (stored: StoredAmendment) => stored as PayToAmendmentRecord;

/** An amendment that is being sent. */
export type NewAmendment = Pick<
  PayToAmendmentRecord,
  | 'communityId'
  | 'businessId'
  | 'agreementId'
  | 'amendmentType'
  | 'changes'
  | 'reasonCode'
  | 'requestedByUserId'
  | 'respondBy'
  | 'nextQueryAt'
>;

/** Keeps an amendment that is about to be sent, and returns its id. A second bilateral one breaks payto_amendment_one_bilateral. */
export async function insertAmendment(trx: WriteTransaction, amendment: NewAmendment, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('app.payto_amendment')
    .values({
      community_id: amendment.communityId,
      business_id: amendment.businessId,
      agreement_id: amendment.agreementId,
      amendment_type: amendment.amendmentType,
      status: 'PENDING',
      changes: JSON.stringify(amendment.changes),
      reason_code: amendment.reasonCode,
      requested_by_user_id: amendment.requestedByUserId,
      respond_by: amendment.respondBy,
      submitted_at: now,
      next_query_at: amendment.nextQueryAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Key {
  communityId: number;
  amendmentId: number;
}

const byKey = preparedQuery('payto-agreements.amendment', (params: Key) =>
  selectAmendment().where('m.community_id', '=', params.communityId).where('m.id', '=', params.amendmentId),
);

/** An amendment; undefined where there is none in scope. To change it lock its agreement first. */
export async function getAmendment(db: Reader, key: Key): Promise<PayToAmendmentRecord | undefined> {
  const row = await db.first(byKey, key);
  return row && toAmendment(row);
}

const bilateral = preparedQuery('payto-agreements.pending-bilateral', (params: { agreementId: number }) =>
  selectAmendment()
    .where('m.agreement_id', '=', params.agreementId)
    .where('m.amendment_type', '=', 'BILATERAL_AMENDMENT')
    .where('m.status', '=', 'PENDING'),
);

/** The bilateral amendment that waits for the payer; undefined where there is none. */
export async function getPendingBilateral(db: Reader, agreementId: number): Promise<PayToAmendmentRecord | undefined> {
  const row = await db.first(bilateral, { agreementId });
  return row && toAmendment(row);
}

const ofAgreement = preparedQuery('payto-agreements.amendments', (params: { agreementId: number }) =>
  selectAmendment().where('m.agreement_id', '=', params.agreementId).orderBy('m.id', 'desc').limit(200),
);

/** The amendments of an agreement, newest first, at most 200. */
export const listAmendments = async (db: Reader, agreementId: number): Promise<PayToAmendmentRecord[]> =>
  (await db.all(ofAgreement, { agreementId })).map(toAmendment);

/** Writes how an amendment stands. The caller has locked its agreement. */
export async function changeAmendment(
  trx: WriteTransaction,
  { communityId, amendmentId }: Key,
  change: {
    status?: { status: PayToAmendmentStatus; reasonCode: string | null };
    nextQueryAt?: string | null;
    queries?: number;
  },
  now: Date,
): Promise<void> {
  const { status, nextQueryAt, queries } = change;
  await trx
    .updateTable('app.payto_amendment')
    .set((eb) => ({
      ...(status && {
        status: status.status,
        reason_code: eb.fn.coalesce('reason_code', eb.val(status.reasonCode)),
        decided_at: status.status === 'PENDING' ? null : now,
        version: eb('version', '+', 1),
      }),
      ...(nextQueryAt !== undefined && { next_query_at: nextQueryAt }),
      ...(queries !== undefined && { queries }),
    }))
    .where('community_id', '=', communityId)
    .where('id', '=', amendmentId)
    .execute();
}
