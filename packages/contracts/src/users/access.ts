import { z } from 'zod';
import { noContent } from '../kernel/response.ts';
import { contract } from '../kernel/contract.ts';
import { ownPassword, userAudience, userParams } from './call-parts.ts';
import { UserDetails } from './user.ts';

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
