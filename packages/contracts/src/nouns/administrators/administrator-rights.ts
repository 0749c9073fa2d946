import type { Right } from '../../access/rights.ts';

/** Any of these opens administrators and their requests for reading. */
export const administratorReadRights: readonly Right[] = [
  'VIEW_ADMINISTRATORS',
  'MANAGE_ADMINISTRATORS',
  'AUTHORISE_ADMINISTRATORS',
];
