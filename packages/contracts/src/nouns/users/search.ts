import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { sortKeys } from '../../kernel/list.ts';
import { sortField, pageFields, paged } from '../../kernel/paging.ts';
import { userAudience } from './call-parts.ts';
import { userList } from './user-list.ts';
import { userReadRights } from './user-rights.ts';
import { User } from './user.ts';

export const searchUsers = contract({
  name: 'users.search',
  kind: 'query',
  method: 'POST',
  path: 'users/search',
  body: z
    .strictObject({
      ...filterSchemas(userList),
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
