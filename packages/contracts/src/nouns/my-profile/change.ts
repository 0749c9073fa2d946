import { z } from 'zod';
import { currentPassword, newPasswordShape } from '../../access/password-fields.ts';
import { TotpEnrolment, recoveryCodes } from '../../access/sign-in.ts';
import { contract } from '../../kernel/contract.ts';
import { text, id } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';

const audience = ['facility', 'staff'] as const;

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

const password = currentPassword('Password', 'Your own password, to confirm that it is you.');

export const startSecondFactor = contract({
  name: 'myProfile.startSecondFactor',
  kind: 'mutation',
  method: 'POST',
  path: 'my-profile/second-factor',
  body: z.strictObject({ password }).meta({ id: 'MySecondFactorStart' }),
  responses: { 200: TotpEnrolment },
  audience,
  rights: {},
  refusedInViewAs: true,
  showsSecret: true,
  summary: 'Set up a second factor',
  description:
    'Returns a secret for an authenticator app. It takes effect when confirmed with a code; the current second factor stays until then.',
});

export const confirmSecondFactor = contract({
  name: 'myProfile.confirmSecondFactor',
  kind: 'mutation',
  method: 'POST',
  path: 'my-profile/second-factor/confirm',
  body: z
    .strictObject({
      code: text({ max: 10 }).meta({
        title: 'Code',
        description: 'Six digits from the authenticator app.',
        'x-form': { autocomplete: 'one-time-code', inputMode: 'numeric' },
      }),
    })
    .meta({ id: 'MySecondFactorConfirmation' }),
  responses: { 200: z.strictObject({ recoveryCodes }).meta({ id: 'MyRecoveryCodes' }) },
  errors: ['state-conflict'],
  audience,
  rights: {},
  refusedInViewAs: true,
  notIdempotent: 'The session gets a new token, so a repeat comes without a session.',
  holdsSecret: true,
  summary: 'Confirm the second factor',
  description:
    'Switches the second factor on, returns ten recovery codes, shown only once, and ends all other sessions.',
});

export const removeSecondFactor = contract({
  name: 'myProfile.removeSecondFactor',
  kind: 'mutation',
  method: 'POST',
  path: 'my-profile/second-factor/remove',
  body: z.strictObject({ password }).meta({ id: 'MySecondFactorRemoval' }),
  responses: { 204: noContent() },
  errors: ['state-conflict'],
  audience,
  rights: {},
  refusedInViewAs: true,
  summary: 'Remove the second factor',
  description: 'Switches it off and invalidates the recovery codes. Staff must keep it, except in a demo.',
});

export const renewRecoveryCodes = contract({
  name: 'myProfile.renewRecoveryCodes',
  kind: 'mutation',
  method: 'POST',
  path: 'my-profile/recovery-codes',
  body: z.strictObject({ password }).meta({ id: 'MyRecoveryCodesRenewal' }),
  responses: { 200: z.strictObject({ recoveryCodes }).meta({ id: 'MyNewRecoveryCodes' }) },
  errors: ['state-conflict'],
  audience,
  rights: {},
  refusedInViewAs: true,
  showsSecret: true,
  summary: 'Make new recovery codes',
  description: 'Invalidates the old codes. The new ones are shown only once.',
});

export const endSession = contract({
  name: 'myProfile.endSession',
  kind: 'mutation',
  method: 'DELETE',
  path: 'my-profile/sessions/{sessionId}',
  params: z.strictObject({ sessionId: id().meta({ title: 'Session ID', description: 'Identifier of the session.' }) }),
  responses: { 204: noContent() },
  errors: ['state-conflict'],
  audience,
  rights: {},
  refusedInViewAs: true,
  summary: 'End one of my sessions',
  description: 'Ends one of your other sessions. The current session returns 409: sign out instead.',
});

export const endOtherSessions = contract({
  name: 'myProfile.endOtherSessions',
  kind: 'mutation',
  method: 'DELETE',
  path: 'my-profile/sessions',
  responses: {
    200: z
      .strictObject({ ended: z.int().meta({ title: 'Ended', description: 'Number of sessions ended.' }) })
      .meta({ id: 'MySessionsEnded' }),
  },
  audience,
  rights: {},
  refusedInViewAs: true,
  summary: 'End all my other sessions',
  description: 'Ends all sessions except the current one.',
});
