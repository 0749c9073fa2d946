import type { Reader } from '../connect/reader.ts';
import { build } from '../connect/prepared-query.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** An agreement as the built-in network knows it. */
export interface SimulatedAgreement {
  agreementId: string;
  contentHash: Buffer;
  /** Last two digits of the payer's account. */
  ending: number | null;
  status: 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'REJECTED' | 'NOT_RECEIVED';
  by: 'PAYER' | 'PAYEE' | 'SYSTEM' | null;
  reasonCode: string | null;
  terms: unknown;
  respondBy: string;
}

const columns = [
  'agreement_id as agreementId',
  'content_hash as contentHash',
  'ending',
  'status',
  'status_by as by',
  'reason_code as reasonCode',
  'terms',
  'respond_by as respondBy',
] as const;

/** Keeps an agreement unless its id is known already. Takes terms as JSON text. */
export async function insertAgreement(
  trx: WriteTransaction,
  { terms, receivedAt, ...item }: Omit<SimulatedAgreement, 'terms'> & { terms: string; receivedAt: Date },
): Promise<boolean> {
  const kept = await trx
    .insertInto('app.simulator_agreement')
    .values({
      agreement_id: item.agreementId,
      content_hash: item.contentHash,
      ending: item.ending,
      status: item.status,
      status_by: item.by,
      reason_code: item.reasonCode,
      terms,
      respond_by: item.respondBy,
      received_at: receivedAt.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('agreement_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function findAgreement(db: Reader, agreementId: string): Promise<SimulatedAgreement | undefined> {
  const [row] = await db.run(
    build.selectFrom('app.simulator_agreement').select(columns).where('agreement_id', '=', agreementId),
  );
  return row;
}

export async function lockAgreement(
  trx: WriteTransaction,
  agreementId: string,
): Promise<SimulatedAgreement | undefined> {
  return trx
    .selectFrom('app.simulator_agreement')
    .select(columns)
    .where('agreement_id', '=', agreementId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateAgreement(
  trx: WriteTransaction,
  { agreementId, status, by, reasonCode }: Pick<SimulatedAgreement, 'agreementId' | 'status' | 'by' | 'reasonCode'>,
): Promise<void> {
  await trx
    .updateTable('app.simulator_agreement')
    .set({ status, status_by: by, reason_code: reasonCode })
    .where('agreement_id', '=', agreementId)
    .execute();
}

/** Terms as JSON text. */
export async function updateTerms(trx: WriteTransaction, agreementId: string, terms: string): Promise<void> {
  await trx.updateTable('app.simulator_agreement').set({ terms }).where('agreement_id', '=', agreementId).execute();
}
