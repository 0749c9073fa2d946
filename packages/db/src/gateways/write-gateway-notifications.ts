import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';

export interface NewNotification {
  notificationId: string;
  kind: 'payment' | 'bank-file' | 'agreement' | 'amendment';
  /** JSON text, without numbers. */
  body: string;
  receivedAt: Date;
}

/** Writes down that a network said something; a repeat is counted. Returns whether it is still to be handled. */
export async function noteNotification(trx: WriteTransaction, note: NewNotification): Promise<boolean> {
  const kept = await trx
    .insertInto('app.gateway_notification')
    .values({
      notification_id: note.notificationId,
      kind: note.kind,
      body: note.body,
      received_at: note.receivedAt.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.column('notification_id').doUpdateSet({ times_received: sql`gateway_notification.times_received + 1` }),
    )
    .returning('handled_at')
    .executeTakeFirstOrThrow();
  return kept.handled_at === null;
}

export async function markNotificationHandled(trx: WriteTransaction, notificationId: string, at: Date): Promise<void> {
  await trx
    .updateTable('app.gateway_notification')
    .set({ handled_at: at.toISOString() })
    .where('notification_id', '=', notificationId)
    .execute();
}
