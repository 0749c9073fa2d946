import { z } from 'zod';
import { newPasswordShape, recoveryCodes, TotpEnrolment } from '../access/sign-in.ts';
import { noContent } from '../kernel/answer.ts';
import { contract } from '../kernel/contract.ts';
import { id, passwordText, text } from '../kernel/primitives.ts';
import { MyProfile, MySession } from './my-profile.ts';

const audience = ['facility', 'staff'] as const;
const password = passwordText().meta({
  title: 'Password',
  description: 'Your own password, to confirm that it is you.',
  'x-form': { widget: 'password', autocomplete: 'current-password' },
});

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
      currentPassword: passwordText().meta({
        title: 'Current password',
        description: 'Your present password.',
        'x-form': { widget: 'password', autocomplete: 'current-password' },
      }),
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
  description: 'Sets a new password, ends every other session and sends a notice by mail.',
  spec: [],
});

export const startMySecondFactor = contract({
  name: 'myProfile.startSecondFactor',
  kind: 'mutation',
  method: 'POST',
  path: 'my-profile/second-factor',
  body: z.strictObject({ password }).meta({ id: 'MySecondFactorStart' }),
  answers: { 200: TotpEnrolment },
  errors: ['validation-failed'],
  audience,
  rights: {},
  audit: 'my-profile.start-second-factor',
  refusedInViewAs: true,
  summary: 'Start setting up a second factor',
  description:
    'Answers a secret for an authenticator app. It counts once it is confirmed with a code; a present one stays until then.',
  spec: [],
});

export const confirmMySecondFactor = contract({
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
  answers: { 200: z.strictObject({ recoveryCodes }).meta({ id: 'MyRecoveryCodes' }) },
  errors: ['state-conflict', 'validation-failed'],
  audience,
  rights: {},
  audit: 'my-profile.confirm-second-factor',
  refusedInViewAs: true,
  summary: 'Confirm the second factor',
  description:
    'Switches the second factor on and answers ten recovery codes, shown this once. Ends every other session.',
  spec: [],
});

export const removeMySecondFactor = contract({
  name: 'myProfile.removeSecondFactor',
  kind: 'mutation',
  method: 'POST',
  path: 'my-profile/second-factor/remove',
  body: z.strictObject({ password }).meta({ id: 'MySecondFactorRemoval' }),
  answers: { 204: noContent() },
  errors: ['state-conflict', 'validation-failed'],
  audience,
  rights: {},
  audit: 'my-profile.remove-second-factor',
  refusedInViewAs: true,
  summary: 'Remove the second factor',
  description: 'Switches it off and voids the recovery codes. Staff need it, except in a demo.',
  spec: [],
});

export const renewMyRecoveryCodes = contract({
  name: 'myProfile.renewRecoveryCodes',
  kind: 'mutation',
  method: 'POST',
  path: 'my-profile/recovery-codes',
  body: z.strictObject({ password }).meta({ id: 'MyRecoveryCodesRenewal' }),
  answers: { 200: z.strictObject({ recoveryCodes }).meta({ id: 'MyNewRecoveryCodes' }) },
  errors: ['state-conflict', 'validation-failed'],
  audience,
  rights: {},
  audit: 'my-profile.renew-recovery-codes',
  refusedInViewAs: true,
  summary: 'Make new recovery codes',
  description: 'Voids the old ones. The codes are shown this once.',
  spec: [],
});

export const listMySessions = contract({
  name: 'myProfile.sessions',
  kind: 'query',
  method: 'GET',
  path: 'my-profile/sessions',
  answers: {
    200: z
      .strictObject({
        items: z
          .array(MySession)
          .meta({ title: 'Sessions', description: 'Sessions that have not ended, newest first.' }),
      })
      .meta({ id: 'MySessions' }),
  },
  errors: [],
  audience,
  rights: {},
  refusedInViewAs: true,
  summary: 'My sessions',
  description: 'Where I am signed in.',
  spec: [],
});

export const endMySession = contract({
  name: 'myProfile.endSession',
  kind: 'mutation',
  method: 'DELETE',
  path: 'my-profile/sessions/{sessionId}',
  params: z.strictObject({ sessionId: id().meta({ title: 'Session id', description: 'Identifier of the session.' }) }),
  answers: { 204: noContent() },
  errors: ['not-found', 'state-conflict'],
  audience,
  rights: {},
  audit: 'my-profile.end-session',
  refusedInViewAs: true,
  summary: 'End one of my sessions',
  description: 'Signs out somewhere else. The session in use answers 409: sign out instead.',
  spec: [],
});

export const endMyOtherSessions = contract({
  name: 'myProfile.endOtherSessions',
  kind: 'mutation',
  method: 'DELETE',
  path: 'my-profile/sessions',
  answers: {
    200: z
      .strictObject({ ended: z.int().meta({ title: 'Ended', description: 'How many sessions were ended.' }) })
      .meta({ id: 'MySessionsEnded' }),
  },
  errors: [],
  audience,
  rights: {},
  audit: 'my-profile.end-other-sessions',
  refusedInViewAs: true,
  summary: 'End all my other sessions',
  description: 'Signs out everywhere but here.',
  spec: [],
});
