import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { ownPassword, userAudience, userParams, versionRead } from './call-parts.ts';
import { newLoginName, userFields, userFormGroups } from './user-fields.ts';
import { UserDetails } from './user.ts';

const rights = { allOf: ['MANAGE_USERS'] } as const;

export const createUser = contract({
  name: 'users.create',
  kind: 'mutation',
  method: 'POST',
  path: 'users',
  body: z
    .strictObject({ loginName: newLoginName, ...userFields, password: ownPassword })
    .meta({ id: 'UserCreation', 'x-form-layout': { submitLabel: 'Add user', groups: userFormGroups } }),
  answers: { 201: UserDetails },
  errors: ['validation-failed'],
  audience: userAudience,
  rights,
  audit: 'users.create',
  idempotent: true,
  refusedInViewAs: true,
  summary: 'Add a user',
  description:
    'Adds a client user and emails a temporary password, which works for 7 days and must be changed at the first sign-in. Nobody gives a right they do not hold.',
  spec: [],
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
  answers: { 200: UserDetails },
  errors: ['not-found', 'lost-update', 'state-conflict', 'validation-failed'],
  audience: userAudience,
  rights,
  audit: 'users.update-details',
  idempotent: true,
  refusedInViewAs: true,
  summary: 'Edit a user',
  description:
    'Replaces name, email, phone, roles and restriction; what was taken away counts from the next call on. Your own roles and the last administrator stay: 409. An edit that changes nothing answers 422 with "No changes detected." on the whole form.',
  spec: [],
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
  answers: { 200: UserDetails },
  errors: ['not-found', 'lost-update', 'state-conflict', 'validation-failed'],
  audience: userAudience,
  rights,
  audit: 'users.set-status',
  idempotent: true,
  refusedInViewAs: true,
  summary: 'Enable or disable a user',
  description:
    'A disabled user cannot sign in; open sessions end at once. Nobody disables themselves or the last administrator. A change to the present status answers 409.',
  spec: [],
});
