import { proposalRights } from './proposal-rights.ts';
import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'Approvals',
  description: 'Changes that a second user must approve (dual authorisation).',
} as const satisfies TagText;

/** What audit entries are about. */
export const auditObjects = {
  proposal: { rights: proposalRights, id: { name: 'proposalId', title: 'Request ID' } },
} as const satisfies AuditObjects;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = [
  'accountAuthorisations',
  'administrators',
  'dualAuthorisation',
  'fraudGuard',
  'merchantAccounts',
  'paytoAccounts',
  'roles',
  'supplierAccounts',
  'transactions',
  'userAuthorisations',
  'users',
] as const;
