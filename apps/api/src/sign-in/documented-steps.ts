import type { ProblemType } from '@quickportal/contracts/kernel/problem';
import { reference, type Schema } from '../openapi/openapi-types.ts';

/** Documentation of a sign-in step for readers of the API. */
export interface DocumentedStep {
  id: string;
  summary: string;
  description: string;
  /** Name of the body's component; without one the body is empty. */
  body?: string;
  response: { status: 200 | 202 | 204; schema?: Schema; example?: object };
  errors: readonly ProblemType[];
  /** Needs the cookie of a session. */
  session?: true;
  /** Returns JSON to everyone. */
  jsonOnly?: true;
}

const response = reference('schemas', 'SignInResponse');
const home = { status: 200, schema: response, example: { next: 'home' } } as const;
/** The steps by their path under `{base}/AuthAction`. */
export const documentedSteps: Readonly<Record<string, DocumentedStep>> = {
  '': {
    id: 'signIn.start',
    summary: 'Sign in',
    description:
      'Sends login name and password. The response names the next step and sets the session cookie. Ten failures lock the account for 30 minutes.',
    body: 'SignIn',
    response: home,
    errors: ['sign-in-failed', 'validation-failed'],
  },
  '/change-password': {
    id: 'signIn.changePassword',
    summary: 'Change a temporary password',
    description: 'For a session that requires it (`next` is `change-password`).',
    body: 'SignInPasswordChange',
    response: home,
    errors: ['unauthenticated', 'state-conflict', 'validation-failed'],
    session: true,
  },
  '/forgot-password': {
    id: 'signIn.forgotPassword',
    summary: 'Request a link to choose a new password',
    description: 'The response is the same whether there is an account or not. The link works once, within 30 minutes.',
    body: 'ForgotPassword',
    response: { status: 202, schema: { type: 'object', additionalProperties: false }, example: {} },
    errors: ['mail-not-set-up', 'validation-failed'],
  },
  '/reauthenticate': {
    id: 'signIn.reauthenticate',
    summary: 'Enter the password again',
    description:
      'After 15 minutes without a call every call returns 401 `reauthentication-required`; this call unlocks the session. While viewing as another user, send your own password.',
    body: 'Reauthentication',
    response: home,
    errors: ['unauthenticated', 'other-community', 'validation-failed'],
    session: true,
    jsonOnly: true,
  },
  '/reset-password': {
    id: 'signIn.resetPassword',
    summary: 'Choose a new password with an emailed link',
    description: 'Ends all sessions of the user and unlocks a locked account. The second factor stays as it is.',
    body: 'ResetPassword',
    response: { status: 204 },
    errors: ['state-conflict', 'validation-failed'],
  },
  '/second-factor': {
    id: 'signIn.secondFactor',
    summary: 'Enter the second factor',
    description:
      'A code from the authenticator app or a recovery code, each valid once; for a session that requires it (`next` is `second-factor`). The first code after set-up returns ten recovery codes, shown only once.',
    body: 'SignInSecondFactor',
    response: home,
    errors: ['unauthenticated', 'validation-failed'],
    session: true,
  },
  '/second-factor/set-up': {
    id: 'signIn.setUpSecondFactor',
    summary: 'Set up the second factor while signing in',
    description: 'For staff who have none yet. Send the first code to `AuthAction/second-factor`.',
    response: { status: 200, schema: reference('schemas', 'TotpEnrolment') },
    errors: ['unauthenticated', 'state-conflict'],
    session: true,
    jsonOnly: true,
  },
  '/sign-out': {
    id: 'signIn.signOut',
    summary: 'Sign out',
    description: 'Ends the session. Takes the header `X-Requested-With`, or the CSRF token as field `csrf`.',
    response: { status: 204 },
    errors: [],
    session: true,
  },
};
