import type { Right } from '../../access/rights.ts';

/** Rights to approve; the kind of a request says which of them it needs. */
export const approvalRights = [
  'APPROVE_REQUESTS',
  'APPROVE_REFUNDS',
  'AUTHORISE_ACCOUNTS',
  'AUTHORISE_ADMINISTRATORS',
] as const satisfies readonly Right[];

/** Rights to ask for what a second person approves. */
export const requestRights = [
  'MANAGE_ACCOUNTS',
  'MANAGE_ADMINISTRATORS',
  'MANAGE_API_KEYS',
  'MANAGE_BUSINESSES',
  'MANAGE_CARD_ROUTING',
  'MANAGE_CERTIFICATES',
  'MANAGE_COMMUNITIES',
  'MANAGE_FACILITY_SETTINGS',
  'MANAGE_FILES',
  'MANAGE_FRAUD_GUARD',
  'MANAGE_RECONCILIATION',
  'MANAGE_REPORTS',
  'MANAGE_SETTLEMENT_ACCOUNTS',
  'MANAGE_USERS',
  'MANAGE_WEBHOOKS',
  'MANAGE_WHITELISTS',
  'REFUND_TRANSACTIONS',
] as const satisfies readonly Right[];

/** Holders of any of these take part in dual authorisation. */
export const proposalRights: readonly Right[] = [...approvalRights, ...requestRights];
