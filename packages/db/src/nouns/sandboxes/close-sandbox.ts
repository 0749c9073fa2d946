import { endSessions } from '../../auth/write-sessions.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { updateEndedSandbox } from './write-sandboxes.ts';

/** Ends a sandbox and the sessions of its users; its data is removed by a job. Scope auth. */
export async function closeSandbox(
  trx: WriteTransaction,
  { sandboxId, communityId, now }: { sandboxId: number; communityId: number | null; now: Date },
): Promise<void> {
  await updateEndedSandbox(trx, sandboxId, now);
  if (communityId === null) return;
  const users = await trx
    .updateTable('app.system_user')
    .set({ status: 'DISABLED', updated_at: now.toISOString() })
    .where('community_id', '=', communityId)
    .returning('id')
    .execute();
  for (const { id: userId } of users) await endSessions(trx, { userId, reason: 'SIGNED_OUT', now });
}

/** Closes the community of a sandbox to its keys and jobs at once. Scope staff. */
export async function disableSandbox(trx: WriteTransaction, communityId: number, now: Date): Promise<void> {
  await trx
    .updateTable('app.community')
    .set({ enabled: false, updated_at: now.toISOString() })
    .where('id', '=', communityId)
    .where('is_sandbox', '=', true)
    .execute();
}
