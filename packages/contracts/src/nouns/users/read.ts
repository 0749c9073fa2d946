import { z } from 'zod';
import { AuditEntry } from '../../access/audit-entry.ts';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { id } from '../../kernel/primitives.ts';
import { userParams, userAudience } from './call-parts.ts';
import { userReadRights } from './user-rights.ts';
import { UserDetails } from './user.ts';

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
