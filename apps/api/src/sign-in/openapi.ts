import {
  ForcedPasswordForm,
  ForgotPasswordForm,
  ReauthenticateForm,
  ResetPasswordForm,
  SecondFactorForm,
  SignInResponse,
  SignInForm,
} from '@quickportal/contracts/access/sign-in';
import type { ProblemType } from '@quickportal/contracts/kernel/problem';
import { z } from 'zod';
import { DOCUMENT_BASE } from '../openapi/document-base.ts';
import { responseHeadersOf } from '../openapi/headers.ts';
import {
  type ExtraOperations,
  type Operation,
  type Response,
  type Schema,
  reference,
} from '../openapi/openapi-types.ts';
import { responsesOf } from '../openapi/problem-responses.ts';
import { documentedSteps, type DocumentedStep } from './documented-steps.ts';

// Zod names schemas after the id in their metadata
const forms = z.object({
  SignInForm,
  SecondFactorForm,
  ForcedPasswordForm,
  ForgotPasswordForm,
  ResetPasswordForm,
  ReauthenticateForm,
  SignInResponse,
});

const always: readonly ProblemType[] = [
  'malformed-request',
  'csrf-token-invalid',
  'payload-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'internal',
  'unavailable',
];

const FORM_TEXT =
  'A plain form post without `Accept: application/json` is answered with 303 to the page that comes next, or back to the form with a code in `error`. Requests that another site made the browser send are refused.';

function operation({
  id,
  summary,
  description,
  body,
  response: given,
  errors,
  session,
  jsonOnly,
}: DocumentedStep): Operation {
  const done: Response = {
    description: 'Done.',
    headers: responseHeadersOf({}),
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
  for (const schema of Object.values($defs)) delete schema.id;
  return $defs;
}

/** What `{base}/AuthAction` and the addresses below it take and answer, for the OpenAPI document. */
export const signInOperations: ExtraOperations = {
  paths: Object.fromEntries(
    Object.entries(documentedSteps).map(([path, documentedStep]) => [
      `/AuthAction${path}`,
      { servers: [{ url: DOCUMENT_BASE, description: 'Beside the REST base' }], post: operation(documentedStep) },
    ]),
  ),
  schemas: schemas(),
};
