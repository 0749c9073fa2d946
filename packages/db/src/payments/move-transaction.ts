import type { TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** What the network said, as far as it is known. */
export interface KnownAnswer {
  summaryCode: number | null;
  responseCode: string | null;
  responseText: string;
  gatewayReference: string | null;
}

interface Move {
  communityId: number;
  transactionId: number;
  from: TransactionStatus;
  to: TransactionStatus;
  at: Date;
  /** Left out: the answer stays what it is. */
  answer?: KnownAnswer;
}

/** Compare-and-set on the state; false when it was another one. */
export async function moveTransaction(trx: WriteTransaction, move: Move): Promise<boolean> {
  const { answer } = move;
  const { numUpdatedRows } = await trx
    .updateTable('app.transaction')
    .set((eb) => ({
      status: move.to,
      status_changed_at: move.at,
      version: eb('version', '+', 1),
      ...(answer
        ? {
            summary_code: answer.summaryCode,
            response_code: answer.responseCode,
            response_text: answer.responseText,
            gateway_reference: answer.gatewayReference,
          }
        : {}),
    }))
    .where('community_id', '=', move.communityId)
    .where('id', '=', move.transactionId)
    .where('status', '=', move.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
