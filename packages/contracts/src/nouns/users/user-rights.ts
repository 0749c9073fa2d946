import type { Right } from '../../access/rights.ts';

/** Any of these opens users and roles for reading. */
export const userReadRights: readonly Right[] = ['VIEW_USERS', 'MANAGE_USERS'];
