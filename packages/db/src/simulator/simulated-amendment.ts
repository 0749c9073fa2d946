import type { WriteTransaction } from '../connect/write-transaction.ts';

/** A change of an agreement as the built-in network knows it. */
export interface SimulatedAmendment {
  amendmentId: string;
  agreementId: string;
  kind: 'UNILATERAL' | 'BILATERAL' | 'STATUS' | 'RECALL_AMENDMENT';
  contentHash: Buffer;
  status: 'PENDING' | 'COMPLETED' | 'DECLINED' | 'RECALLED' | 'TIMEDOUT' | 'NOT_RECEIVED';
  reasonCode: string | null;
  terms: unknown;
  respondBy: string | null;
}

const columns = [
  'amendment_id as amendmentId',
  'agreement_id as agreementId',
  'kind',
  'content_hash as contentHash',
  'status',
  'reason_code as reasonCode',
  'terms',
  'respond_by as respondBy',
] as const;

/** Keeps an amendment unless its id is known already. Takes terms as JSON text. */
export async function insertAmendment(
  trx: WriteTransaction,
  { terms, receivedAt, ...item }: Omit<SimulatedAmendment, 'terms'> & { terms: string | null; receivedAt: Date },
): Promise<boolean> {
  const kept = await trx
    .insertInto('app.simulator_amendment')
    .values({
      amendment_id: item.amendmentId,
      agreement_id: item.agreementId,
      kind: item.kind,
      content_hash: item.contentHash,
      status: item.status,
      reason_code: item.reasonCode,
      terms,
      respond_by: item.respondBy,
      received_at: receivedAt.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('amendment_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Which agreement an amendment belongs to: that is locked first, then the amendment. */
export async function agreementOfAmendment(trx: WriteTransaction, amendmentId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('app.simulator_amendment')
    .select('agreement_id')
    .where('amendment_id', '=', amendmentId)
    .executeTakeFirst();
  return row?.agreement_id;
}

export async function lockAmendment(
  trx: WriteTransaction,
  amendmentId: string,
): Promise<SimulatedAmendment | undefined> {
  return trx
    .selectFrom('app.simulator_amendment')
    .select(columns)
    .where('amendment_id', '=', amendmentId)
    .forUpdate()
    .executeTakeFirst();
}

/** The amendment of an agreement that waits for its payer; the agreement is locked. */
export async function pendingAmendment(
  trx: WriteTransaction,
  agreementId: string,
): Promise<SimulatedAmendment | undefined> {
  return trx
    .selectFrom('app.simulator_amendment')
    .select(columns)
    .where('agreement_id', '=', agreementId)
    .where('status', '=', 'PENDING')
    .forUpdate()
    .executeTakeFirst();
}

export async function updateAmendment(
  trx: WriteTransaction,
  { amendmentId, status, reasonCode }: Pick<SimulatedAmendment, 'amendmentId' | 'status' | 'reasonCode'>,
): Promise<void> {
  await trx
    .updateTable('app.simulator_amendment')
    .set({ status, reason_code: reasonCode })
    .where('amendment_id', '=', amendmentId)
    .execute();
}
