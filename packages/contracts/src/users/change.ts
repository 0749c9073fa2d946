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
    'Adds a client user and emails a temporary password, which works for 7 days and must be changed at the first sign-in. You can grant only rights that you have yourself. 202: the roles grant a right to approve, so a second user must approve the new user first; the email is sent after that. 422 where no user could approve.',
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
    'Replaces name, email, phone, roles and restriction, from the user’s next call on. 409 where you change your own roles, or no administrator would be left. An edit that changes nothing returns 422 with "No changes detected." on the whole form. 202: the edit grants a right to approve, so a second user must approve it first; nothing has changed yet.',
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
