import type { Right } from '../../access/rights.ts';

/** Any of these opens the list of sandboxes. */
export const sandboxReadRights: readonly Right[] = ['VIEW_COMMUNITIES', 'MANAGE_COMMUNITIES'];
/** Any of these ends a sandbox. */
export const sandboxChangeRights: readonly Right[] = ['MANAGE_COMMUNITIES'];
