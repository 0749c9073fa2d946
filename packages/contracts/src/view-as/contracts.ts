import { z } from 'zod';
import { noContent } from '../kernel/response.ts';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged } from '../kernel/paging.ts';
import { id, text } from '../kernel/primitives.ts';

const audience = ['facility', 'staff'] as const;

const ViewableUser = z
  .strictObject({
    systemUserId: id().meta({ title: 'User ID', description: 'Identifier of the user.' }),
    loginName: z.string().meta({ title: 'Login name', description: 'Name for signing in.' }),
    fullName: z.string().meta({ title: 'Full name', description: 'First and last name.' }),
    email: z.string().meta({ title: 'Email', description: 'Email address of the user.' }),
    communityId: id().meta({ title: 'Community ID', description: 'The community the user belongs to.' }),
    communityName: z.string().meta({ title: 'Community name', description: 'Name of that community.' }),
  })
  .meta({ id: 'ViewableUser' });

export const listViewableUsers = contract({
  name: 'viewAs.listViewableUsers',
  kind: 'query',
  method: 'GET',
  path: 'view-as/users',
  query: z.strictObject({
    query: text({ max: 100, min: 0 })
      .optional()
      .meta({
        title: 'Search',
        description: 'Part of the full name, login name or email; case does not matter.',
        examples: ['moreau'],
      }),
    communityId: id()
      .optional()
      .meta({ title: 'Community ID', description: 'Staff: only users of this community. Others: their own, always.' }),
    ...pageFields(25),
  }),
  responses: { 200: paged(ViewableUser, 'Users').meta({ id: 'ViewableUserPage' }) },
  errors: ['not-found'],
  audience,
  rights: { allOf: ['VIEW_AS_USER'] },
  refusedInViewAs: true,
  summary: 'Search users to view as',
  description:
    'Enabled client users: for staff of every community, for others of their own community except themselves.',
});

export const startViewAs = contract({
  name: 'viewAs.start',
  kind: 'mutation',
  method: 'POST',
  path: 'view-as',
  body: z
    .strictObject({
      systemUserId: id().meta({ title: 'User', description: 'The user to view the portal as.' }),
      reason: text({ max: 500, min: 0 })
        .optional()
        .meta({
          title: 'Reason',
          description: 'Why you view as this user; kept in the audit trail.',
          'x-form': { widget: 'textarea' },
        }),
    })
    .meta({ id: 'ViewAsStart' }),
  responses: { 204: noContent() },
  errors: ['not-found', 'state-conflict'],
  audience,
  rights: { allOf: ['VIEW_AS_USER'] },
  refusedInViewAs: true,
  notIdempotent: 'The session gets a new token, so a repeat comes without a session.',
  summary: 'View the portal as another user',
  description:
    'The session then has only the rights that both users have, and audit entries name both. Approvals, passwords, keys, users, roles and taking payments are not available. The session cookie and the CSRF token change.',
});

export const stopViewAs = contract({
  name: 'viewAs.stop',
  kind: 'mutation',
  method: 'DELETE',
  path: 'view-as',
  responses: { 204: noContent() },
  errors: ['state-conflict'],
  audience,
  rights: {},
  notIdempotent: 'The session gets a new token, so a repeat comes without a session.',
  summary: 'Stop viewing as another user',
  description: 'Restores the session’s own rights. The session cookie and the CSRF token change.',
});
