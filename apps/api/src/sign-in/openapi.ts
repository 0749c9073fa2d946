import {
  ForcedPasswordForm,
  ForgotPasswordForm,
  ReauthenticateForm,
  ResetPasswordForm,
  SecondFactorForm,
  SignInAnswer,
  SignInForm,
} from '@quickportal/contracts/access/sign-in';
import type { ProblemType } from '@quickportal/contracts/kernel/problem';
import { z } from 'zod';
import { DOCUMENT_BASE } from '../openapi/document-base.ts';
import { answerHeadersOf } from '../openapi/headers.ts';
import {
  type ExtraOperations,
  type Operation,
  type Response,
  type Schema,
  reference,
} from '../openapi/openapi-types.ts';
import { responsesOf } from '../openapi/problem-responses.ts';

interface Documented {
  id: string;
  summary: string;
  description: string;
  /** Name of the body's component; without one the body is empty. */
  body?: string;
  answer: { status: 200 | 202 | 204; schema?: Schema; example?: object };
  errors: readonly ProblemType[];
  /** Needs the cookie of a session. */
  session?: true;
  /** Answers JSON to everybody. */
  jsonOnly?: true;
}

// Zod names schemas after the id in their metadata
const forms = z.object({
  SignInForm,
  SecondFactorForm,
  ForcedPasswordForm,
  ForgotPasswordForm,
  ResetPasswordForm,
  ReauthenticateForm,
  SignInAnswer,
});

const answer = reference('schemas', 'SignInAnswer');
const home = { status: 200, schema: answer, example: { next: 'home' } } as const;
const always: readonly ProblemType[] = [
  'malformed-request',
  'csrf-token-invalid',
  'payload-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'internal',
  'unavailable',
];

const operations: Record<string, Documented> = {
  '': {
    id: 'signIn.start',
    summary: 'Sign in',
    description:
      'Login name and password. The answer says what the session waits for; the session cookie comes with it. Ten failures lock the account for 30 minutes.',
    body: 'SignIn',
    answer: home,
    errors: ['sign-in-failed', 'validation-failed'],
  },
  '/change-password': {
    id: 'signIn.changePassword',
    summary: 'Change a temporary password',
    description: 'For a session that waits for it (`next` is `change-password`).',
    body: 'SignInPasswordChange',
    answer: home,
    errors: ['unauthenticated', 'state-conflict', 'validation-failed'],
    session: true,
  },
  '/forgot-password': {
    id: 'signIn.forgotPassword',
    summary: 'Ask for a link to choose a new password',
    description: 'The answer is the same whether there is an account or not. The link works once, within 30 minutes.',
    body: 'ForgotPassword',
    answer: { status: 202, schema: { type: 'object', additionalProperties: false }, example: {} },
    errors: ['validation-failed'],
  },
  '/reauthenticate': {
    id: 'signIn.reauthenticate',
    summary: 'Enter the password again',
    description:
      'After 15 minutes without a call every call answers 401 `reauthentication-required`; this opens the session again. While viewing as another user it takes the password of the real person.',
    body: 'Reauthentication',
    answer: home,
    errors: ['unauthenticated', 'validation-failed'],
    session: true,
    jsonOnly: true,
  },
  '/reset-password': {
    id: 'signIn.resetPassword',
    summary: 'Choose a new password by a mailed link',
    description: 'Ends every session of the user and opens a locked account. The second factor stays as it is.',
    body: 'ResetPassword',
    answer: { status: 204 },
    errors: ['state-conflict', 'validation-failed'],
  },
  '/second-factor': {
    id: 'signIn.secondFactor',
    summary: 'Give the second factor',
    description:
      'A code of the authenticator app or a recovery code, each once; for a session that waits for it (`next` is `second-factor`). The first code of a set-up answers ten recovery codes, shown this once.',
    body: 'SignInSecondFactor',
    answer: home,
    errors: ['unauthenticated', 'validation-failed'],
    session: true,
  },
  '/second-factor/set-up': {
    id: 'signIn.setUpSecondFactor',
    summary: 'Set up the second factor while signing in',
    description: 'For staff who have none yet. Send the first code to `AuthAction/second-factor`.',
    answer: { status: 200, schema: reference('schemas', 'TotpEnrolment') },
    errors: ['unauthenticated', 'state-conflict'],
    session: true,
    jsonOnly: true,
  },
  '/sign-out': {
    id: 'signIn.signOut',
    summary: 'Sign out',
    description: 'Ends the session. Takes the header `X-Requested-With`, or the CSRF token as field `csrf`.',
    answer: { status: 204 },
    errors: [],
    session: true,
  },
};

const FORM_TEXT =
  'A plain form post without `Accept: application/json` is answered with 303 to the page that comes next, or back to the form with a code in `error`. Requests that another site made the browser send are refused.';

function operation({
  id,
  summary,
  description,
  body,
  answer: given,
  errors,
  session,
  jsonOnly,
}: Documented): Operation {
  const done: Response = {
    description: 'Done.',
    headers: answerHeadersOf({}),
    ...(given.schema && {
      content: {
        'application/json': { schema: given.schema, ...(given.example && { example: given.example as never }) },
      },
    }),
  };
  const schema = body && reference('schemas', body);
  return {
    operationId: id,
    summary,
    description: jsonOnly ? description : `${description}\n\n${FORM_TEXT}`,
    tags: ['sign-in'],
    security: session ? [{ session: [] }] : [],
    ...(schema && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema },
          ...(jsonOnly ? {} : { 'application/x-www-form-urlencoded': { schema } }),
        },
      },
    }),
    responses: {
      [given.status]: done,
      ...(jsonOnly ? {} : { 303: { description: 'The page that comes next, for plain form posts.' } }),
      ...responsesOf([...always, ...errors]),
    },
  };
}

function schemas(): Record<string, Schema> {
  const { $defs = {} } = z.toJSONSchema(forms, { io: 'input' }) as { $defs?: Record<string, Schema & { id?: string }> };
  return Object.fromEntries(Object.entries($defs).map(([name, { id: _, ...schema }]) => [name, schema]));
}

/** What `{base}/AuthAction` and the addresses below it take and answer, for the OpenAPI document. */
export const signInOperations: ExtraOperations = {
  paths: Object.fromEntries(
    Object.entries(operations).map(([path, one]) => [
      `/AuthAction${path}`,
      { servers: [{ url: DOCUMENT_BASE, description: 'Beside the REST base' }], post: operation(one) },
    ]),
  ),
  schemas: schemas(),
};
