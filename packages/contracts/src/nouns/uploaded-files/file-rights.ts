import type { Right } from '../../access/rights.ts';

/** Any of these opens files for reading. */
export const viewFileRights: readonly Right[] = ['VIEW_FILES', 'MANAGE_FILES'];

/** Uploading and cancelling. */
export const manageFileRights: readonly Right[] = ['MANAGE_FILES'];
