import { z } from 'zod';
import { currentPassword, newPasswordShape } from '../access/password-fields.ts';
import { noContent } from '../kernel/answer.ts';
import { contract } from '../kernel/contract.ts';
import { MyProfile } from './my-profile.ts';

const audience = ['facility', 'staff'] as const;

export const getMyProfile = contract({
  name: 'myProfile.get',
  kind: 'query',
  method: 'GET',
  path: 'my-profile',
  answers: { 200: MyProfile },
  errors: [],
  audience,
  rights: {},
  summary: 'My profile',
  description:
    'The signed-in person and the state of password and second factor. While viewing as another user: theirs.',
  spec: [],
});

export const changeMyPassword = contract({
  name: 'myProfile.changePassword',
  kind: 'mutation',
  method: 'PATCH',
  path: 'my-profile/password',
  body: z
    .strictObject({
      currentPassword: currentPassword('Current password', 'Your present password.'),
      ...newPasswordShape,
    })
    .meta({ id: 'MyPasswordChange' }),
  answers: { 204: noContent() },
  errors: ['validation-failed'],
  audience,
  rights: {},
  audit: 'my-profile.change-password',
  refusedInViewAs: true,
  summary: 'Change my password',
  description: 'Sets a new password, ends every other session and sends a notice by email.',
  spec: [],
});
