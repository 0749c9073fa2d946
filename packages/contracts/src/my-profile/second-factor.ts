import { z } from 'zod';
import { currentPassword } from '../access/password-fields.ts';
import { recoveryCodes, TotpEnrolment } from '../access/sign-in.ts';
import { noContent } from '../kernel/answer.ts';
import { contract } from '../kernel/contract.ts';
import { text } from '../kernel/primitives.ts';

const audience = ['facility', 'staff'] as const;
const password = currentPassword('Password', 'Your own password, to confirm that it is you.');

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
