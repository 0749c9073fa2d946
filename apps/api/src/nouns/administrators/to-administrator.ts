import {
  getAdministrator,
  lockAdministrator,
  type AdministratorRecord,
} from '@quickportal/db/administrators/administrator';
import type { Reader } from '@quickportal/db/connect/reader';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { CurrentState } from '../../engines/proposals/proposal-kind.ts';

/** What changes of an administrator build on: everything that is shown of them. */
export type AdministratorState = Omit<AdministratorRecord, 'version'>;

/** The administrator as it is now, locked where a transaction asks for it; null: there is none. */
export async function toAdministrator(
  db: Reader,
  systemUserId: number,
  lock: boolean,
): Promise<CurrentState<AdministratorState> | null> {
  if (lock && db instanceof WriteTransaction) await lockAdministrator(db, systemUserId);
  const found = await getAdministrator(db, systemUserId);
  if (!found) return null;
  const { version, ...state } = found;
  return { version, state };
}
