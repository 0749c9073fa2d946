import type { ProblemType } from './problem.ts';

/** What a program does about each kind of problem; the API documentation and the developer log say the same. */
export const problemAdvice: Readonly<Record<ProblemType, string>> = {
  'malformed-request': 'Correct the request: its JSON, its headers or its address. Sending it again does not help.',
  'no-credentials': 'Send your API key as the user name of HTTP Basic, with an empty password.',
  unauthenticated:
    'Send a key that works as the user of HTTP Basic, or a certificate that works. One that was disabled or has expired is refused from then on.',
  'reauthentication-required': 'Sign in again, then repeat the call.',
  'sign-in-failed': 'Check login name and password.',
  'payto-payment-not-authorised': 'Check the status, the dates and the largest amount of the agreement.',
  forbidden:
    'Use a key that may make this call from this address: secret keys cannot do what needs a person, publishable keys only create single use tokens.',
  'missing-request-header': 'Send X-Requested-With: XMLHttpRequest where the call is made in a session.',
  'csrf-token-invalid': 'Read the token of the session again.',
  'not-found': 'Check the ID: it does not exist, was deleted, or belongs to a business that the key does not reach.',
  'method-not-allowed': 'Use one of the methods in the header Allow.',
  'mail-not-set-up': 'Ask the operator of the portal to set up email.',
  'lost-update': 'Read the record again and decide whether your change still holds; then send it with the new version.',
  'other-community': 'Leave out X-Community-Id, or name the community of the key.',
  'state-conflict': 'Read the record: its status no longer allows this. Sending the same request again does not help.',
  'idempotency-in-progress': 'Wait a second, then send the same request with the same Idempotency-Key.',
  'payload-too-large': 'Send less at once: a smaller body, or a file in parts.',
  'unsupported-media-type': 'Send JSON in UTF-8 with Content-Type: application/json.',
  'misdirected-request': 'Call the portal under the host name that its operator gave you.',
  'validation-failed': 'Correct the fields that `errors` names. Sending the same request again does not help.',
  'idempotency-key-reused': 'Use a new Idempotency-Key for each different request; the first request was processed.',
  'too-many-requests': 'Wait as many seconds as Retry-After says, and spread your calls.',
  internal: 'Send it again with the same Idempotency-Key. If it fails again, give the help desk the request ID.',
  unavailable: 'Wait as many seconds as Retry-After says, then send it again with the same Idempotency-Key.',
};
