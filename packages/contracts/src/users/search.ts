import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { sortKeys } from '../kernel/list.ts';
import { sortField, pageFields, paged } from '../kernel/paging.ts';
import { text, codeList, id } from '../kernel/primitives.ts';
import { userAudience } from './call-parts.ts';
import { userList } from './user-list.ts';
import { userReadRights } from './user-rights.ts';
import { UserStatus, User } from './user.ts';

/** Roles that one search may name. */
const MOST_ROLES = 20;

export const searchUsers = contract({
  name: 'users.search',
  kind: 'query',
  method: 'POST',
  path: 'users/search',
  body: z
    .strictObject({
      query: text({ max: 100, min: 0 }).optional().meta({
        title: 'Search',
        description:
          'Words in any order, each a part of the full name, login name, email or phone; case and accents do not matter.',
      }),
      status: codeList(UserStatus.options)
        .optional()
        .meta({ title: 'Status', description: 'Only users of these statuses.' }),
      roleIds: z
        .array(id())
        .min(1)
        .max(MOST_ROLES)
        .optional()
        .meta({ title: 'Role IDs', description: `Only users with one of these roles, at most ${MOST_ROLES}.` }),
      sort: sortField(sortKeys(userList), 'fullName'),
      ...pageFields(25),
    })
    .meta({ id: 'UserSearch' }),
  responses: { 200: paged(User, 'Users').meta({ id: 'UserPage' }) },
  audience: userAudience,
  rights: { anyOf: userReadRights },
  cost: 2,
  summary: 'Search users',
  description:
    'Client users of the community. Users who are restricted to businesses find users restricted to the same ones only. Search criteria travel in the body, so that no personal data is in an address.',
});
