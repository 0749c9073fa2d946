import { z } from 'zod';
import { currentPassword, newPasswordShape } from '../access/password-fields.ts';
import { noContent } from '../kernel/response.ts';
import { contract } from '../kernel/contract.ts';
import { MyProfile } from './my-profile.ts';

const audience = ['facility', 'staff'] as const;

export const getMyProfile = contract({
  name: 'myProfile.get',
  kind: 'query',
  method: 'GET',
  path: 'my-profile',
  responses: { 200: MyProfile },
  audience,
  rights: {},
  summary: 'Retrieve my profile',
  description:
    'The signed-in user, with the state of password and second factor. While viewing as another user, the profile of that user.',
});

export const changePassword = contract({
  name: 'myProfile.changePassword',
  kind: 'mutation',
  method: 'PATCH',
  path: 'my-profile/password',
  body: z
    .strictObject({
      currentPassword: currentPassword('Current password', 'Your current password.'),
      ...newPasswordShape,
    })
    .meta({ id: 'MyPasswordChange' }),
  responses: { 204: noContent() },
  audience,
  rights: {},
  refusedInViewAs: true,
  notIdempotent: 'The session gets a new token, so a repeat comes without a session.',
  summary: 'Change my password',
  description: 'Sets a new password, ends all other sessions and sends a notice by email.',
});
