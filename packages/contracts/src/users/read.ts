import { z } from 'zod';
import { AuditEntry } from '../access/audit-entry.ts';
import { contract } from '../kernel/contract.ts';
import { sortKeys } from '../kernel/list.ts';
import { pageFields, paged, sortField } from '../kernel/paging.ts';
import { codeList, id, text } from '../kernel/primitives.ts';
import { userAudience, userParams } from './call-parts.ts';
import { userList } from './user-list.ts';
import { userReadRights } from './user-rights.ts';
import { User, UserDetails, UserStatus } from './user.ts';

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

export const getUser = contract({
  name: 'users.get',
  kind: 'query',
  method: 'GET',
  path: 'users/{userId}',
  params: userParams,
  responses: { 200: UserDetails },
  audience: userAudience,
  rights: { anyOf: userReadRights },
  summary: 'Retrieve a user',
  description: 'A client user of the community, with status, roles, sign-in and second factor.',
});

/** What a user did or what was done to them; of a customer it names which. */
export const UserAuditEntry = AuditEntry.extend({
  customer: z
    .strictObject({
      customerId: id().meta({ title: 'Customer ID', description: 'Identifier of the customer.' }),
      customerName: z.string().meta({ title: 'Customer name', description: 'Name of the customer.' }),
    })
    .nullable()
    .meta({
      title: 'Customer',
      description: 'The customer concerned; null where there is none, or you have no right to see it.',
    }),
}).meta({ id: 'UserAuditEntry' });
export type UserAuditEntry = z.output<typeof UserAuditEntry>;

export const listUserAuditEntries = contract({
  name: 'users.listAuditEntries',
  kind: 'query',
  method: 'GET',
  path: 'users/{userId}/audit-entries',
  params: userParams,
  query: z.strictObject(pageFields(10)),
  responses: { 200: paged(UserAuditEntry, 'Entries').meta({ id: 'UserAuditEntryPage' }) },
  audience: userAudience,
  rights: { anyOf: userReadRights },
  summary: 'List recent activity of a user',
  description: 'What the user did in this community and what was done to the user, newest first.',
});
