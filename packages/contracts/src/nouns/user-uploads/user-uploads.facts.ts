import type { AuditObjects, TagText } from '../../kernel/noun-facts.ts';

/** What the documentation of the API says of the calls. */
export const tag = {
  group: 'People',
  title: 'Users in bulk',
  description: 'Adds and changes many client users of a community at once.',
} as const satisfies TagText;

/** Queries of other nouns that show what a change of this one changes. */
export const staleQueries = ['users', 'proposals', 'roles'] as const;

/** What audit entries are about. */
export const auditObjects = {
  'user-upload': { rights: ['MANAGE_USERS'], id: { name: 'communityId', title: 'Community ID' } },
} as const satisfies AuditObjects;
