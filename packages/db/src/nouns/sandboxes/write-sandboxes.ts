import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

export interface NewSandbox {
  tokenHash: Buffer;
  fullName: string;
  companyName: string;
  emailAddress: string;
  network: string;
  codeHash: Buffer;
  codeExpiresAt: Date;
}

/** Keeps a request for a sandbox, and returns its id. Scope auth. */
export async function insertSandbox(trx: WriteTransaction, sandbox: NewSandbox, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('app.sandbox')
    .values({
      token_hash: sandbox.tokenHash,
      full_name: sandbox.fullName,
      company_name: sandbox.companyName,
      email_address: sandbox.emailAddress,
      network: sandbox.network,
      code_hash: sandbox.codeHash,
      code_expires_at: sandbox.codeExpiresAt.toISOString(),
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the code of a locked sandbox. The count of wrong codes stays. Scope auth. */
export async function updateSandboxCode(
  trx: WriteTransaction,
  { sandboxId, codeHash, codeExpiresAt, now }: { sandboxId: number; codeHash: Buffer; codeExpiresAt: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('app.sandbox')
    .set({
      code_hash: codeHash,
      code_expires_at: codeExpiresAt.toISOString(),
      mailed_again_at: now.toISOString(),
      mails_again: sql<number>`mails_again + 1`,
    })
    .where('id', '=', sandboxId)
    .execute();
}

/** Counts a wrong code of a locked sandbox. Scope auth. */
export async function updateWrongCodes(trx: WriteTransaction, sandboxId: number): Promise<void> {
  await trx
    .updateTable('app.sandbox')
    .set({ wrong_codes: sql<number>`wrong_codes + 1` })
    .where('id', '=', sandboxId)
    .execute();
}

/** Marks a locked sandbox as verified. Scope auth. */
export async function updateVerifiedSandbox(trx: WriteTransaction, sandboxId: number): Promise<void> {
  await trx.updateTable('app.sandbox').set({ status: 'VERIFIED' }).where('id', '=', sandboxId).execute();
}

/** Gives a locked sandbox its community, which is marked as one. Scope staff. */
export async function updateSandboxCommunity(
  trx: WriteTransaction,
  { sandboxId, communityId }: { sandboxId: number; communityId: number },
): Promise<void> {
  await trx.updateTable('app.community').set({ is_sandbox: true }).where('id', '=', communityId).execute();
  await trx.updateTable('app.sandbox').set({ community_id: communityId }).where('id', '=', sandboxId).execute();
}

/** Gives a locked sandbox its owner; from now on it is in use. Scope auth. */
export async function updateSandboxOwner(
  trx: WriteTransaction,
  { sandboxId, userId }: { sandboxId: number; userId: number },
): Promise<void> {
  await trx
    .updateTable('app.sandbox')
    .set({ status: 'ACTIVE', owner_user_id: userId })
    .where('id', '=', sandboxId)
    .execute();
}

/** Ends a sandbox: its address may begin again. Its community is removed by a job. Scope auth or jobs. */
export async function updateEndedSandbox(trx: WriteTransaction, sandboxId: number, now: Date): Promise<void> {
  await trx
    .updateTable('app.sandbox')
    .set({ status: 'DELETED', ended_at: now.toISOString() })
    .where('id', '=', sandboxId)
    .where('status', '<>', 'DELETED')
    .execute();
}

/** Keeps when the owner of a sandbox was warned. Scope jobs. */
export async function updateWarnedSandbox(trx: WriteTransaction, sandboxId: number, now: Date): Promise<void> {
  await trx.updateTable('app.sandbox').set({ warned_at: now.toISOString() }).where('id', '=', sandboxId).execute();
}
