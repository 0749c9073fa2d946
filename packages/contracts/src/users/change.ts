import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { ChangeRequested } from '../proposals/change-requested.ts';
import { ownPassword, userAudience, userParams, versionRead } from './call-parts.ts';
import { newLoginName, userFields, userFormGroups } from './user-fields.ts';
import { UserDetails } from './user.ts';

const rights = { allOf: ['MANAGE_USERS'] } as const;
const { fullName, ...otherFields } = userFields;

export const createUser = contract({
  name: 'users.create',
  kind: 'mutation',
  method: 'POST',
  path: 'users',
  body: z
    .strictObject({ fullName, loginName: newLoginName, ...otherFields, password: ownPassword })
    .meta({ id: 'UserCreation', 'x-form-layout': { submitLabel: 'Add user', groups: userFormGroups } }),
  responses: { 201: UserDetails, 202: ChangeRequested },
  errors: ['mail-not-set-up', 'state-conflict'],
  audience: userAudience,
  rights,
  refusedInViewAs: true,
  cost: 5,
  summary: 'Add a user',
  description:
    'Adds a client user and emails a temporary password, which works for 7 days and must be changed at the first sign-in. A right can be given only by those who hold it. 202: the roles give a right to approve, so a second person must approve the user first; the email goes out after that. 422 where no one could approve.',
});

export const updateUserDetails = contract({
  name: 'users.updateDetails',
  kind: 'mutation',
  method: 'PUT',
  path: 'users/{userId}/details',
  params: userParams,
  body: z
    .strictObject({ ...userFields, password: ownPassword, version: versionRead })
    .meta({ id: 'UserDetailsChange', 'x-form-layout': { submitLabel: 'Save', groups: userFormGroups } }),
  responses: { 200: UserDetails, 202: ChangeRequested },
  errors: ['state-conflict'],
  audience: userAudience,
  rights,
  refusedInViewAs: true,
  summary: 'Edit a user',
  description:
    'Replaces name, email, phone, roles and restriction; what was taken away counts from the next call on. Your own roles and the last administrator stay: 409. An edit that changes nothing returns 422 with "No changes detected." on the whole form. 202: the edit gives a right to approve and waits for a second person; nothing has changed yet.',
});

export const setUserStatus = contract({
  name: 'users.setStatus',
  kind: 'mutation',
  method: 'PATCH',
  path: 'users/{userId}/status',
  params: userParams,
  query: z.strictObject({
    enabled: z
      .boolean()
      .meta({ title: 'Enabled', description: 'The status to change to: true enables, false disables.' }),
  }),
  body: z.strictObject({ version: versionRead }).meta({ id: 'UserStatusChange' }),
  responses: { 200: UserDetails },
  errors: ['state-conflict'],
  audience: userAudience,
  rights,
  refusedInViewAs: true,
  summary: 'Enable or disable a user',
  description:
    'A disabled user cannot sign in; open sessions end at once. Users cannot disable themselves or the last administrator. A change to the current status returns 409.',
});
