import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { noContent } from '../../kernel/response.ts';
import { ChangeRequested } from '../proposals/change-requested.ts';
import { ownPassword, userAudience, userParams } from './call-parts.ts';
import { userFields, newLoginName, userFormGroups } from './user-fields.ts';
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
    .strictObject({ ...userFields, password: ownPassword, version: readVersion() })
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
  body: z.strictObject({ version: readVersion() }).meta({ id: 'UserStatusChange' }),
  responses: { 200: UserDetails },
  errors: ['state-conflict'],
  audience: userAudience,
  rights,
  refusedInViewAs: true,
  summary: 'Enable or disable a user',
  description:
    'A disabled user cannot sign in; open sessions end at once. Users cannot disable themselves or the last administrator. A change to the current status returns 409.',
});

const change = {
  kind: 'mutation',
  params: userParams,
  audience: userAudience,
  rights: { allOf: ['MANAGE_USERS'] },
  refusedInViewAs: true,
} as const;

export const unlockUser = contract({
  ...change,
  name: 'users.unlock',
  method: 'POST',
  path: 'users/{userId}/unlock',
  responses: { 200: UserDetails },
  errors: ['state-conflict'],
  summary: 'Unlock a user',
  description: 'Unlocks an account that was locked after too many failed sign-ins or after 90 days without use.',
});

export const resendUserInvitation = contract({
  ...change,
  name: 'users.resendInvitation',
  method: 'POST',
  path: 'users/{userId}/invitation',
  responses: { 204: noContent() },
  errors: ['mail-not-set-up', 'state-conflict'],
  cost: 5,
  summary: 'Send the invitation again',
  description: 'Emails a new temporary password to a user who has never signed in; the previous one stops working.',
});

export const resetUserPassword = contract({
  ...change,
  name: 'users.resetPassword',
  method: 'POST',
  path: 'users/{userId}/password-reset',
  responses: { 204: noContent() },
  errors: ['mail-not-set-up', 'state-conflict'],
  summary: 'Reset a password',
  description:
    'Emails the user a link to choose a new password. It works once, within 30 minutes. At most three links per hour and user.',
});

export const resetUserSecondFactor = contract({
  ...change,
  name: 'users.resetSecondFactor',
  method: 'POST',
  path: 'users/{userId}/second-factor-reset',
  body: z.strictObject({ password: ownPassword }).meta({ id: 'UserSecondFactorReset' }),
  responses: { 200: UserDetails },
  errors: ['state-conflict'],
  summary: 'Reset a second factor',
  description:
    'Removes the authenticator app and recovery codes of a user who lost them, ends all sessions and notifies the user by email. Verify the user’s identity first.',
});

export const endUserSessions = contract({
  ...change,
  name: 'users.endSessions',
  method: 'DELETE',
  path: 'users/{userId}/sessions',
  responses: {
    200: z
      .strictObject({ ended: z.int().meta({ title: 'Ended', description: 'How many sessions were ended.' }) })
      .meta({ id: 'UserSessionsEnded' }),
  },
  errors: ['state-conflict'],
  summary: 'End the sessions of a user',
  description: 'Signs the user out everywhere. End your own sessions under My profile.',
});
