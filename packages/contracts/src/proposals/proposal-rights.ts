import type { Right } from '../access/rights.ts';

/** Rights that let somebody approve something; which of them a request needs is told by its kind. */
export const approvalRights = [
  'APPROVE_REQUESTS',
  'APPROVE_REFUNDS',
  'AUTHORISE_ACCOUNTS',
  'AUTHORISE_ADMINISTRATORS',
] as const satisfies readonly Right[];

/** Rights that let somebody ask for something that a second person approves. */
export const requestRights = [
  'MANAGE_ACCOUNTS',
  'MANAGE_ADMINISTRATORS',
  'MANAGE_API_KEYS',
  'MANAGE_FACILITY_SETTINGS',
  'MANAGE_SETTLEMENT_ACCOUNTS',
  'MANAGE_USERS',
  'REFUND_TRANSACTIONS',
] as const satisfies readonly Right[];

/** Whoever holds one of these has something to do with dual authorisation. */
export const proposalRights: readonly Right[] = [...approvalRights, ...requestRights];
