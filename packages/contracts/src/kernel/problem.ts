import { z } from 'zod';

/** Every kind of problem, by the last segment of its `type` (RFC 9457). */
export const problemTypes = {
  'malformed-request': { status: 400, title: 'The request could not be read.' },
  'no-credentials': { status: 401, title: 'Send an API key as the user name of HTTP Basic, or sign in.' },
  unauthenticated: { status: 401, title: 'Sign in to continue.' },
  'reauthentication-required': { status: 401, title: 'Enter your password to continue.' },
  'sign-in-failed': { status: 401, title: 'The login name or password is not correct.' },
  // 1R215
  'payto-payment-not-authorised': {
    status: 401,
    title: 'You are not authorized to take payments against this agreement.',
  },
  forbidden: { status: 403, title: 'You do not have access to this.' },
  'missing-request-header': { status: 403, title: 'The header X-Requested-With is missing.' },
  'csrf-token-invalid': { status: 403, title: 'This page is out of date. Reload it and try again.' },
  'not-found': { status: 404, title: 'This does not exist, or you do not have access to it.' },
  'method-not-allowed': { status: 405, title: 'This method is not available here.' },
  'mail-not-set-up': { status: 409, title: 'This portal does not send email.' },
  'lost-update': { status: 409, title: 'Another user changed this. Reload to see the current state.' },
  'other-community': { status: 409, title: 'This tab works for another community or user than your session.' },
  'state-conflict': { status: 409, title: 'This is not possible in the current state.' },
  'idempotency-in-progress': { status: 409, title: 'The same request is still running. Try again in a moment.' },
  'payload-too-large': { status: 413, title: 'The request is too large.' },
  'unsupported-media-type': { status: 415, title: 'Send application/json.' },
  'misdirected-request': {
    status: 421,
    title: 'This portal cannot be opened under this host name. Its operator can allow the name (ALLOWED_HOSTS).',
  },
  'validation-failed': { status: 422, title: 'Some fields need attention.' },
  'idempotency-key-reused': { status: 422, title: 'This idempotency key was used for another request.' },
  'too-many-requests': { status: 429, title: 'Too many requests. Wait a moment and try again.' },
  internal: { status: 500, title: 'Something went wrong on our side.' },
  unavailable: { status: 503, title: 'The service is not available right now. Try again shortly.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemType = keyof typeof problemTypes;

/** Problems that any call can return; contracts do not repeat them. */
export const universalProblems = [
  'malformed-request',
  'no-credentials',
  'unauthenticated',
  'reauthentication-required',
  'forbidden',
  'missing-request-header',
  'csrf-token-invalid',
  'other-community',
  'too-many-requests',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemType[];

export const PROBLEM_TYPE_BASE = 'https://quickportal.example/problems/';

export const FieldError = z
  .strictObject({
    field: z.string().meta({
      title: 'Field',
      description: 'Path of the field, such as configurations[3].visaRule; empty for the whole form.',
    }),
    messages: z
      .array(z.string())
      .meta({ title: 'Messages', description: 'What is wrong with the field, one sentence each.' }),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.output<typeof FieldError>;

/** An RFC 9457 problem document, media type application/problem+json. */
export const ProblemDocument = z
  .strictObject({
    type: z.string().meta({ title: 'Type', description: 'URI that names the kind of problem.' }),
    title: z.string().meta({ title: 'Title', description: 'The kind of problem, as a sentence.' }),
    status: z.int().meta({ title: 'Status', description: 'The HTTP status code.' }),
    detail: z.string().optional().meta({ title: 'Detail', description: 'What happened in this case.' }),
    requestId: z.string().meta({ title: 'Request ID', description: 'Quote it when you contact the help desk.' }),
    errors: z
      .array(FieldError)
      .optional()
      .meta({ title: 'Errors', description: 'For status 422: what to correct, field by field.' }),
    current: z
      .unknown()
      .optional()
      .meta({ title: 'Current', description: 'For lost-update: the current record, with its version.' }),
    waivedBillingConfirmationRequired: z.literal(true).optional().meta({
      title: 'Waived billing confirmation required',
      description: 'Only where facility configurations of billing are saved: products become waived. Confirm them.',
    }),
  })
  .meta({ id: 'Problem' });
export type ProblemDocument = z.output<typeof ProblemDocument>;
