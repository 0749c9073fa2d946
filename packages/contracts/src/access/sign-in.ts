import { z } from 'zod';
import { email, text } from '../kernel/primitives.ts';
import { currentPassword, newPasswordShape } from './password-fields.ts';

/** What a session waits for before it opens, in the order in which they are required. */
export const SignInNext = z.enum(['home', 'second-factor', 'change-password']);
export type SignInNext = z.output<typeof SignInNext>;

const returnTo = text({ max: 2000, min: 0 })
  .optional()
  .meta({
    title: 'Return to',
    description: 'Page of the portal to open after signing in: a path with its query. Anything else is ignored.',
    'x-form': { widget: 'hidden' },
  });

/** `POST {base}/AuthAction` (2C156). */
export const SignInForm = z
  .strictObject({
    loginName: text({ max: 100 }).meta({
      title: 'Login name',
      description: 'Name for signing in; case does not matter.',
      'x-form': { autocomplete: 'username' },
    }),
    password: currentPassword('Password', 'The current password.'),
    returnTo,
  })
  .meta({ id: 'SignIn' });

/** `POST {base}/AuthAction/second-factor`. */
export const SecondFactorForm = z
  .strictObject({
    code: text({ max: 40 }).meta({
      title: 'Code',
      description: 'Six digits from the authenticator app, or a recovery code.',
      'x-form': { autocomplete: 'one-time-code', inputMode: 'text' },
    }),
    returnTo,
  })
  .meta({ id: 'SignInSecondFactor' });

/** `POST {base}/AuthAction/change-password`: the forced change in a session that waits for it. */
export const ForcedPasswordForm = z
  .strictObject({ ...newPasswordShape, returnTo })
  .meta({ id: 'SignInPasswordChange' });

/** `POST {base}/AuthAction/forgot-password`. */
export const ForgotPasswordForm = z
  .strictObject({
    email: email().meta({
      title: 'Email',
      description: 'Email address of the account. The response is the same whether there is one or not.',
      'x-form': { autocomplete: 'email', inputMode: 'email' },
    }),
  })
  .meta({ id: 'ForgotPassword' });

/** `POST {base}/AuthAction/reset-password`. */
export const ResetPasswordForm = z
  .strictObject({
    token: text({ max: 100, min: 0 })
      .optional()
      .meta({
        title: 'Token',
        description: 'Token of the reset link; browsers that opened the link send it as a cookie instead.',
        'x-form': { widget: 'hidden' },
      }),
    ...newPasswordShape,
  })
  .meta({ id: 'ResetPassword' });

/** `POST {base}/AuthAction/reauthenticate`. */
export const ReauthenticateForm = z
  .strictObject({ password: currentPassword('Password', 'The current password.') })
  .meta({ id: 'Reauthentication' });

/** A secret for an authenticator app, shown once. */
export const TotpEnrolment = z
  .strictObject({
    secret: z.string().meta({ title: 'Secret', description: 'Base32, for typing into an authenticator app.' }),
    address: z.string().meta({ title: 'Address', description: 'The otpauth:// address that the QR code holds.' }),
    qrCode: z
      .strictObject({
        size: z.int().meta({ title: 'Size', description: 'Modules per side.' }),
        path: z
          .string()
          .meta({ title: 'Path', description: 'SVG path of the dark modules; viewBox is 0 0 size size.' }),
      })
      .meta({ title: 'QR code', description: 'What the page needs to draw the QR code.' }),
  })
  .meta({ id: 'TotpEnrolment' });
export type TotpEnrolment = z.output<typeof TotpEnrolment>;

export const recoveryCodes = z
  .array(z.string().meta({ title: 'Code', description: 'Works once, in place of a code from the app.' }))
  .meta({ title: 'Recovery codes', description: 'Ten codes, shown only once.' });

/** Answer of the sign-in steps to JSON callers. */
export const SignInResponse = z
  .strictObject({
    next: SignInNext.meta({ title: 'Next', description: 'The next step of signing in; home when it is complete.' }),
    setUpSecondFactor: z.boolean().optional().meta({
      title: 'Set up second factor',
      description: 'True when the user must set up the second factor first.',
    }),
    recoveryCodes: recoveryCodes.optional(),
  })
  .meta({ id: 'SignInResponse' });
export type SignInResponse = z.output<typeof SignInResponse>;
