import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { needsOwnRequest } from '../bindings/own-request.ts';
import { type Header, type Parameter, type Reference, reference } from './openapi-types.ts';

/** What many calls read beside their own input, by the name of its component. No examples where a copied one does harm. */
export const sharedParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body returns the stored result for 30 days.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The version you read, such as `"3"`, in place of the field `version`. If it has changed since, the response is 409.',
    schema: { type: 'string', pattern: '^(W/)?"?[0-9]{1,10}"?$' },
  },
  // Not marked as required: a client sets it once for all calls, and typed ones would ask for it at each
  RequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: false,
    description:
      'Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value that is not empty works; without it and without `csrf` the response is 403. Callers with an API key leave it out.',
    schema: { type: 'string', minLength: 1 },
    example: 'XMLHttpRequest',
  },
  CommunityId: {
    name: 'X-Community-Id',
    in: 'header',
    required: false,
    description:
      'The community to work in, or `none`. Staff name any enabled community for this one call; without the header it is the one chosen with `PUT session/community`. For all other users it can only confirm their own community: another one returns 409 `other-community`.',
    schema: { type: 'string', pattern: '^([1-9][0-9]{0,15}|none)$' },
  },
  ViewAs: {
    name: 'X-View-As',
    in: 'header',
    required: false,
    description:
      'The ID of the user that the session is expected to view as, or `none`. If the session does not, the call returns 409 `other-community` and does nothing.',
    schema: { type: 'string', pattern: '^([1-9][0-9]{0,15}|none)$' },
  },
  UserId: {
    name: 'X-User-Id',
    in: 'header',
    required: false,
    description:
      'The ID of the user who is expected to be signed in. If another user is, the call returns 409 `other-community` and does nothing.',
    schema: { type: 'string', pattern: '^[1-9][0-9]{0,15}$' },
  },
  Csrf: {
    name: 'csrf',
    in: 'query',
    required: false,
    description:
      'The CSRF token of the session, where the header X-Requested-With is not sent, as from a plain form or a link. A wrong token returns 403, with the header too.',
    schema: { type: 'string', minLength: 1 },
  },
  LinkedCommunity: {
    name: 'communityId',
    in: 'query',
    required: false,
    description:
      'The community to work in, where `csrf` is sent and the header X-Community-Id is not, as in a link that staff follow.',
    schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  },
} as const satisfies Record<string, Parameter>;

/** Response headers, by the name of their component. */
export const responseHeaders: Record<string, Header> = {
  RequestId: {
    description: 'Identifies this request in our logs; quote it when you contact the help desk.',
    schema: { type: 'string' },
  },
  IdempotentReplayed: {
    description: '`true` when this is the stored response to an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
  },
  RateLimitPolicy: {
    description:
      'How many calls a key may make: `q` within `w` seconds (draft-ietf-httpapi-ratelimit-headers). Only in responses to API keys.',
    schema: { type: 'string', examples: ['"calls";q=200;w=10'] },
  },
  RateLimit: {
    description:
      'Calls that remain, `r`, and seconds until all are available again, `t`. Only in responses to API keys.',
    schema: { type: 'string', examples: ['"calls";r=187;t=1'] },
  },
  RetryAfter: {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 1 },
  },
};

type SharedParameter = keyof typeof sharedParameters;
const referenceTo = (name: SharedParameter): Reference => reference('parameters', name);
const placeHeaders = ['CommunityId', 'ViewAs', 'UserId'] as const satisfies SharedParameter[];

/** The shared parameters that a call reads. */
export function sharedParametersOf(contract: AnyContract): Reference[] {
  const { idempotent, body, query } = contract;
  const names: SharedParameter[] = [];
  if (idempotent) names.push('IdempotencyKey');
  if (body && 'version' in body.shape) names.push('IfMatch');
  const own = names.map(referenceTo);
  if (!needsOwnRequest(contract)) return own;
  const takesCommunity = query !== undefined && 'communityId' in query.shape;
  return [
    ...own,
    ...ownRequestParameters().filter(({ $ref }) => !takesCommunity || !$ref.endsWith('/LinkedCommunity')),
  ];
}

/** What proves that a request of a session is its own, and whom it is for: in headers, or in the query of a link. */
export const ownRequestParameters = (): Reference[] =>
  (['RequestedWith', ...placeHeaders, 'Csrf', 'LinkedCommunity'] as const).map(referenceTo);

/** The headers of a success answer. */
export function responseHeadersOf({
  idempotent,
  audience = [],
}: Partial<Pick<AnyContract, 'idempotent' | 'audience'>>): Record<string, Reference> {
  return {
    'X-Request-Id': reference('headers', 'RequestId'),
    ...(idempotent ? { 'Idempotent-Replayed': reference('headers', 'IdempotentReplayed') } : {}),
    ...(audience.includes('apiKey') ? rateLimitHeaders : {}),
  };
}

/** What is left of the calls of a key. */
export const rateLimitHeaders: Record<string, Reference> = {
  RateLimit: reference('headers', 'RateLimit'),
  'RateLimit-Policy': reference('headers', 'RateLimitPolicy'),
};
