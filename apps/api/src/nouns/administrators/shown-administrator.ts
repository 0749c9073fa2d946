import type { Administrator } from '@quickportal/contracts/administrators/administrator';
import { getShownAdministrator } from '@quickportal/db/administrators/search-administrators';
import type { Reader } from '@quickportal/db/connect/reader';
import { orNotFound } from '../../kernel/problem.ts';

/** The administrator with the names of the roles held and the request that waits for approval, if any. Scope auth. */
export const shownAdministrator = async (db: Reader, systemUserId: number): Promise<Administrator> =>
  orNotFound(await getShownAdministrator(db, systemUserId));
