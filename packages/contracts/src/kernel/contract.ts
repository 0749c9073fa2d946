import type { z } from 'zod';
import type { Right } from '../access/rights.ts';
import { kebabCase } from './kebab-case.ts';
import { problemTypes, type ProblemType } from './problem.ts';

export type { FieldForm, FieldRule } from './form-meta.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Audience = 'staff' | 'facility' | 'apiKey' | 'public';
export type SuccessStatus = 200 | 201 | 202 | 204 | 302;
export type Responses = { readonly [S in SuccessStatus]?: z.ZodType };
type Shape = z.ZodObject;

/** Which rights open a call: any one of `anyOf`, and every one of `allOf`. Neither: any signed-in user of the audience. */
export interface RightsNeeded {
  readonly anyOf?: readonly Right[];
  readonly allOf?: readonly Right[];
}

/**
 * A call as data. Everything else (tRPC procedure, REST route, OpenAPI operation, form schema, generated
 * checks) is derived from it, so nothing about a call is written twice.
 */
export interface Contract<
  K extends 'query' | 'mutation' = 'query' | 'mutation',
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
  A extends Responses = Responses,
> {
  /** `noun.verb`: the tRPC path and the OpenAPI operation id. */
  readonly name: `${string}.${string}`;
  /** A query changes nothing; independent of the method (a search may be a POST). */
  readonly kind: K;
  readonly method: Method;
  /** Path under the REST base, parameters in braces, no leading slash: the specification's own spelling. */
  readonly path: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Bytes of the JSON body at most, where 64 KB (kernel/body-limit.ts) are too few. */
  readonly bodyLimit?: number;
  /** Success answers by status. Several: the procedure answers `{ status, body }`. 204 carries no body. */
  readonly responses: A;
  /** Problems beyond those that any call can answer (`universalProblems`). */
  readonly errors: readonly ProblemType[];
  readonly audience: readonly Audience[];
  readonly rights: RightsNeeded;
  /** What a lost update is refused with: the thing as it is now, by its version. */
  readonly current?: z.ZodType;
  /** Audit action of a change, `noun.verb`. */
  readonly audit?: string;
  /** Whether the header Idempotency-Key is honoured: the same key twice makes one change. */
  readonly idempotent: boolean;
  /** Why a change honours no key, in a sentence. */
  readonly notIdempotent?: string;
  /** The answer holds a secret that is shown once: nothing of it is kept, and a repeat of the key is a 409. */
  readonly showsSecret?: boolean;
  /** Refused while viewing as another user (approvals, keys, users and roles, passwords, taking money). */
  readonly refusedInViewAs?: boolean;
  /** Open to publishable API keys too: creating single use tokens. */
  readonly opensToPublishableKeys?: boolean;
  /** Works in a session whose password must be changed or re-entered first. */
  readonly openWhenLocked?: boolean;
  /**
   * What the call takes from its caller's calls a minute, 1 unless given. Calls that cost more are dear: of them a
   * community may run a few at once only.
   */
  readonly cost?: number;
  readonly summary: string;
  readonly description: string;
  /** Specification ids, such as 1C003. */
  readonly spec: readonly string[];
}
export type AnyContract = Contract;

type FilledIn = 'errors' | 'idempotent' | 'spec';
/** A call as it is written: what follows from the rest is left out. */
export type ContractDefinition<
  K extends 'query' | 'mutation' = 'query' | 'mutation',
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
  A extends Responses = Responses,
> = Omit<Contract<K, P, Q, B, A>, FilledIn> & Partial<Pick<Contract, 'errors' | 'spec'>>;

/**
 * Declares a call and fills in what follows from the rest: the audit action of a change from its name, the problems of
 * its parameters and body (`errors` adds the others), what a lost update shows, and that a change is idempotent unless
 * `notIdempotent` says why not.
 */
export const contract = <
  const K extends 'query' | 'mutation',
  const A extends Responses,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
>(
  definition: ContractDefinition<K, P, Q, B, A>,
): Contract<K, P, Q, B, A> => {
  const isChange = definition.kind === 'mutation';
  return {
    ...(isChange && { audit: kebabCase(definition.name) }),
    ...(isVersioned(definition) && definition.responses[200] && { current: definition.responses[200] }),
    spec: [],
    ...definition,
    errors: inOrder([...impliedErrors(definition), ...(definition.errors ?? [])]),
    idempotent: isChange && definition.notIdempotent === undefined,
  };
};

/** Parameters can name what does not exist, fields can be wrong, a version can be old, a secret is shown once. */
function impliedErrors(definition: ContractDefinition): ProblemType[] {
  const { params, query, body, showsSecret } = definition;
  return [
    ...(params ? (['not-found'] as const) : []),
    ...(isVersioned(definition) ? (['lost-update'] as const) : []),
    ...(showsSecret ? (['state-conflict'] as const) : []),
    ...(query || body ? (['validation-failed'] as const) : []),
  ];
}

/** Whether a call is made against a version that its caller has read. */
const isVersioned = ({ query, body }: Pick<ContractDefinition, 'query' | 'body'>): boolean =>
  [query, body].some((part) => part !== undefined && 'version' in part.shape);

const order = Object.keys(problemTypes);
const inOrder = (types: readonly ProblemType[]): ProblemType[] =>
  [...new Set(types)].toSorted((entry, other) => order.indexOf(entry) - order.indexOf(other));

type Part<N extends string, S, M extends 'input' | 'output'> = S extends z.ZodObject
  ? M extends 'input'
    ? Record<never, unknown> extends z.input<S>
      ? { [K in N]?: z.input<S> }
      : { [K in N]: z.input<S> }
    : { [K in N]: z.output<S> }
  : unknown;
type Simplify<T> = { [K in keyof T]: T[K] };
type Parts<C, M extends 'input' | 'output'> =
  C extends Contract<infer _K, infer P, infer Q, infer B, infer _A>
    ? Simplify<Part<'params', P, M> & Part<'query', Q, M> & Part<'body', B, M>>
    : never;

/** What a caller sends: `{ params, query, body }`, only the parts that the contract has. */
export type InputOf<C> = keyof Parts<C, 'input'> extends never ? void : Parts<C, 'input'>;
/** What a procedure receives: parsed, defaults filled in. */
export type ParsedOf<C> = keyof Parts<C, 'output'> extends never ? Record<never, never> : Parts<C, 'output'>;

type ResponsesOf<C> = C extends Contract<infer _K, infer _P, infer _Q, infer _B, infer A> ? A : never;
type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;
type BodyOf<S, M extends 'input' | 'output'> = S extends z.ZodType
  ? M extends 'input'
    ? z.input<S>
    : z.output<S>
  : never;
type ResponseShape<A, M extends 'input' | 'output'> =
  IsUnion<keyof A> extends true
    ? { [S in keyof A]: { status: S; body: BodyOf<A[S], M> } }[keyof A]
    : BodyOf<A[keyof A], M>;

/** What a procedure returns: the body, or `{ status, body }` where the contract has several success answers. */
export type ResponseOf<C> = ResponseShape<ResponsesOf<C>, 'output'>;
/** The same before the answer schema has run over it. */
export type ResponseInputOf<C> = ResponseShape<ResponsesOf<C>, 'input'>;
