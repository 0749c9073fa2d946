import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { id, text } from '../../kernel/primitives.ts';

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
