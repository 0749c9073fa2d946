import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import {
  PROBLEM_TYPE_BASE,
  type ProblemType,
  problemTypes,
  universalProblems,
} from '@quickportal/contracts/kernel/problem';
import {
  type Example,
  type MediaType,
  type Reference,
  reference,
  type Response,
  type Schema,
} from './openapi-types.ts';

const EXAMPLE_REQUEST_ID = 'rjaj6b7p4yz11tse';

/** A problem document as an answer would carry it. */
function exampleOf(type: ProblemType, errors?: { field: string; messages: string[] }[]): Example {
  const { status, title } = problemTypes[type];
  const value = { type: PROBLEM_TYPE_BASE + type, title, status, requestId: EXAMPLE_REQUEST_ID };
  return { summary: title, value: errors ? { ...value, errors } : value };
}

const problemMedia = (schema: string, examples: MediaType['examples']): Response['content'] => ({
  'application/problem+json': { schema: reference('schemas', schema), examples },
});

const listed = (types: readonly ProblemType[]): string =>
  types.map((type) => `\`${type}\`: ${problemTypes[type].title}`).join('\n\n');

function problemResponse(
  types: readonly ProblemType[],
  status: number,
  { schema = 'Problem', examples }: { schema?: string; examples?: MediaType['examples'] },
): Response {
  const mayWait = status === 429 || status === 503;
  return {
    description: listed(types),
    headers: {
      'X-Request-Id': reference('headers', 'RequestId'),
      ...(mayWait ? { 'Retry-After': reference('headers', 'RetryAfter') } : {}),
    },
    content: problemMedia(schema, {
      ...Object.fromEntries(types.map((type) => [type, reference('examples', type)])),
      ...examples,
    }),
    'x-problems': [...types],
  };
}

// Responses that operations share word for word, by name: a memo, each entry follows from its name alone
const shared = new Map<string, Response>();

/** `['forbidden', 'missing-request-header']` make `ForbiddenOrMissingRequestHeader`. */
export function sharedResponse(types: readonly ProblemType[], status: number, schema = 'Problem'): Reference {
  const about = types
    .map((type) => type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .join('Or');
  const name = schema === 'Problem' ? about : `${about}With${schema}`;
  if (!shared.has(name)) shared.set(name, problemResponse(types, status, { schema }));
  return reference('responses', name);
}

/** The components that problem answers refer to; those that a document does not use are dropped from it later. */
export function problemComponents() {
  const types = Object.keys(problemTypes) as ProblemType[];
  return {
    examples: Object.fromEntries(types.map((type) => [type, exampleOf(type, exampleErrors[type])])),
    responses: structuredClone(Object.fromEntries(shared)),
  };
}

const exampleErrors: Partial<Record<ProblemType, { field: string; messages: string[] }[]>> = {
  'validation-failed': [{ field: '', messages: ['No changes detected.'] }],
};

/** Every way a call can fail: what any call can answer, what its parts bring with them, and what it declares. */
export function problemsOf(contract: AnyContract): ProblemType[] {
  const { audience, openWhenLocked, body, params, idempotent, errors } = contract;
  const universal = universalProblems.filter((type) => {
    if (type === 'reauthentication-required') return !audience.includes('public') && !openWhenLocked;
    return !audience.includes('public') || !signedInOnly.includes(type);
  });
  const types: ProblemType[] = [
    ...universal,
    ...(params ? (['not-found'] as const) : []),
    ...errors,
    ...(body ? (['payload-too-large', 'unsupported-media-type'] as const) : []),
    ...(idempotent ? (['idempotency-in-progress', 'idempotency-key-reused'] as const) : []),
  ];
  return [...new Set(types)];
}

const signedInOnly: readonly ProblemType[] = [
  'no-credentials',
  'unauthenticated',
  'forbidden',
  'missing-request-header',
  'csrf-token-invalid',
  'other-community',
];

/** The error answers of a call, by status. */
export function problemResponses(contract: AnyContract): Record<string, Response | Reference> {
  return responsesOf(problemsOf(contract), {
    invalid: invalidFieldExample(contract),
    conflict: contract.current && conflictName(contract),
  });
}

const currentName = ({ name, current }: AnyContract): string => {
  const id = current?.meta()?.id;
  if (id === undefined) throw new Error(`${name} needs an id in the schema of what a lost update shows`);
  return id;
};
const conflictName = (contract: AnyContract): string => `${currentName(contract)}Conflict`;

/** The problems of calls that check a version, by name: with the thing as it is now. */
export function conflictSchemas(contracts: readonly AnyContract[]): Record<string, Schema> {
  const conflicts = contracts.filter(({ current }) => current !== undefined);
  return Object.fromEntries(
    conflicts.map((contract) => [
      conflictName(contract),
      {
        title: 'Conflict',
        description: 'Why the change was refused; of a lost update also the thing as it is now.',
        allOf: [
          reference('schemas', 'Problem'),
          { type: 'object', properties: { current: reference('schemas', currentName(contract)) } },
        ],
      },
    ]),
  );
}

/** The same for an operation that has no contract. */
export function responsesOf(
  types: readonly ProblemType[],
  { invalid, conflict }: { invalid?: MediaType['examples']; conflict?: string | undefined } = {},
): Record<string, Response | Reference> {
  const byStatus = Map.groupBy(types, (type) => problemTypes[type].status);
  const responses: Record<string, Response | Reference> = {};
  for (const [status, sameStatus] of [...byStatus].toSorted(([a], [b]) => a - b)) {
    responses[status] =
      invalid && sameStatus.includes('validation-failed')
        ? problemResponse(sameStatus, status, { examples: invalid })
        : sharedResponse(sameStatus, status, sameStatus.includes('lost-update') ? conflict : undefined);
  }
  return responses;
}

/** What a missing field looks like: the first that the body cannot do without. */
function invalidFieldExample({ body, query }: AnyContract): MediaType['examples'] {
  const shape = { ...query?.shape, ...body?.shape };
  const field = Object.keys(shape).find((name) => shape[name] && !shape[name].safeParse(undefined).success);
  return field
    ? { 'validation-failed': exampleOf('validation-failed', [{ field, messages: ['Required.'] }]) }
    : undefined;
}
