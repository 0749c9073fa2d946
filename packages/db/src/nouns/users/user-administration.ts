import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** Action kept when a user lost the right to approve through another one's change. */
const TOOK_APPROVAL = 'users.take-approval-right';

/** The user who makes an account, or edits its address, may be the one who uses it. */
const givesControl: ReadonlySet<string> = new Set([
  'users.create',
  'users.update-details',
  'administrators.create',
  'administrators.update',
]);

/** What one user did to others; decides who may approve the requests of whom. */
export interface UserAdministration {
  readonly administeredBy: number;
  readonly userIds: readonly number[];
  /** Audit action of the change. */
  readonly action: string;
  readonly at: Date;
}

/** Keeps who administered whom, in the transaction of the change. A user's own changes are not kept. Scope auth. */
export async function insertUserAdministration(
  trx: WriteTransaction,
  userAdministration: UserAdministration,
): Promise<void> {
  const others = userAdministration.userIds.filter((userId) => userId !== userAdministration.administeredBy);
  if (others.length === 0) return;
  await trx
    .insertInto('app.user_administration')
    .values(
      others.map((user_id) => ({
        administered_by: userAdministration.administeredBy,
        user_id,
        action: userAdministration.action,
        gives_control: givesControl.has(userAdministration.action),
        at: userAdministration.at,
      })),
    )
    .execute();
}

/** Keeps that users lost the right to approve through this user's change. Scope auth. */
export const insertRemovedApprovals = (
  trx: WriteTransaction,
  item: Omit<UserAdministration, 'action'>,
): Promise<void> => insertUserAdministration(trx, { ...item, action: TOOK_APPROVAL });

/** Whether a user has taken the right to approve from another one since then. Scope auth. */
export async function tookApprovalRight(trx: WriteTransaction, userId: number, since: Date): Promise<boolean> {
  const { rows } = await sql`select from app.user_administration
    where administered_by = ${userId} and action = ${TOOK_APPROVAL} and at > ${since} limit 1`.execute(trx);
  return rows.length > 0;
}
