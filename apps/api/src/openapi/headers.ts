import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { type Header, type Parameter, type Reference, reference } from './openapi-types.ts';

/** Request headers, by the name of their component. No examples where a copied one would do harm. */
export const headerParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes a retry safe: a key of your own for this one change, such as a UUID. A repeat with the same key and body answers the stored result for 30 days.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The version you read, such as `"3"`, in place of the field `version`. If somebody changed it since, the answer is 409.',
    schema: { type: 'string', pattern: '^(W/)?"?[0-9]{1,10}"?$' },
  },
  // Not marked as required: a client sets it once for all calls, and typed ones would ask for it at each
  RequestedWith: {
    name: 'X-Requested-With',
    in: 'header',
    required: false,
    description:
      'Needed with every call by session: it proves that the call does not come from a plain form of another site. Any value will do; without it the answer is 403. Callers with an API key leave it out.',
    schema: { type: 'string' },
    example: 'XMLHttpRequest',
  },
} as const satisfies Record<string, Parameter>;

/** Response headers, by the name of their component. */
export const responseHeaders: Record<string, Header> = {
  RequestId: {
    description: 'Identifies this request in our logs; name it when you ask the help desk.',
    schema: { type: 'string' },
  },
  IdempotentReplayed: {
    description: '`true` when this is the stored answer of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
  },
  RetryAfter: {
    description: 'Seconds after which it makes sense to try again.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** The request headers that a call reads. */
export function headersOf({ audience, idempotent, body }: AnyContract): Reference[] {
  const names: (keyof typeof headerParameters)[] = [];
  if (idempotent) names.push('IdempotencyKey');
  if (body && 'version' in body.shape) names.push('IfMatch');
  if (!audience.includes('public')) names.push('RequestedWith');
  return names.map((name) => reference('parameters', name));
}

/** The headers of a success answer. */
export function answerHeadersOf({ idempotent }: Pick<AnyContract, 'idempotent'>): Record<string, Reference> {
  return {
    'X-Request-Id': reference('headers', 'RequestId'),
    ...(idempotent ? { 'Idempotent-Replayed': reference('headers', 'IdempotentReplayed') } : {}),
  };
}
