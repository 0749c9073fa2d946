import type { z } from 'zod';
import type { Right } from '../access/rights.ts';
import type { ProductCode } from '../rules/payments/connections.ts';
import { kebabCase } from './kebab-case.ts';
import { problemTypes, type ProblemType } from './problem.ts';

export type { FieldForm, FieldRule } from './form-meta.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Audience = 'staff' | 'facility' | 'apiKey' | 'public';
export type SuccessStatus = 200 | 201 | 202 | 204 | 302;
export type Responses = { readonly [S in SuccessStatus]?: z.ZodType };
type Shape = z.ZodObject;

/**
 * The rights required for a call: any of `anyOf` and all of `allOf`. With neither, any signed-in user of the audience.
 */
export interface RightsNeeded {
  readonly anyOf?: readonly Right[];
  readonly allOf?: readonly Right[];
}

/**
 * A call as data. The tRPC procedure, REST route, OpenAPI operation, form schema and generated checks are all derived
 * from it, so nothing about a call is written twice.
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
  /** A query changes nothing, whatever its method (a search may be a POST). */
  readonly kind: K;
  readonly method: Method;
  /** Path under the REST base without a leading slash, parameters in braces, as the specification spells it. */
  readonly path: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Maximum size of the JSON body in bytes, where 64 KB (kernel/body-limit.ts) is too small. */
  readonly bodyLimit?: number;
  /** Success responses by status. With several, the procedure returns `{ status, body }`. A 204 has no body. */
  readonly responses: A;
  /** Problems besides those that any call can return (`universalProblems`). */
  readonly errors: readonly ProblemType[];
  readonly audience: readonly Audience[];
  readonly rights: RightsNeeded;
  /** The product without which the call is refused, where not all calls of the noun need it (`product` of its facts). */
  readonly product?: ProductCode;
  /** Schema of the current record in a lost-update problem. */
  readonly current?: z.ZodType;
  /** Audit action of a change, `noun.verb`. */
  readonly audit?: string;
  /** Whether the header Idempotency-Key is honoured, so that a repeated request makes one change. */
  readonly idempotent: boolean;
  /** Why a change ignores the key, as a sentence. */
  readonly notIdempotent?: string;
  /**
   * The response holds a secret that is shown once. True: its body is not stored, and a repeat of the key is a 409. The
   * name of a field: it is null in what is stored and in a repeat.
   */
  readonly showsSecret?: boolean | string;
  /** Each response holds a secret, such as a token of the session: it is never compressed (ADR 0098). */
  readonly holdsSecret?: boolean;
  /** Refused during a view-as (approvals, keys, users and roles, passwords, taking payments). */
  readonly refusedInViewAs?: boolean;
  /** Also accepts publishable API keys: creating single-use tokens. */
  readonly opensToPublishableKeys?: boolean;
  /** Allowed in a session whose password must be changed or entered again first. */
  readonly openWhenLocked?: boolean;
  /**
   * Cost of the call, counted against the caller's calls a minute; 1 by default. Calls with a higher cost also have a
   * limit on how many a community may run at once.
   */
  readonly cost?: number;
  readonly summary: string;
  readonly description: string;
  /** Specification ids, such as 1C003. */
  readonly spec: readonly string[];
}
export type AnyContract = Contract;

type FilledIn = 'errors' | 'idempotent' | 'spec';
/** A contract as written, without what can be derived. */
export type ContractDefinition<
  K extends 'query' | 'mutation' = 'query' | 'mutation',
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends Shape | undefined = Shape | undefined,
  A extends Responses = Responses,
> = Omit<Contract<K, P, Q, B, A>, FilledIn> & Partial<Pick<Contract, 'errors' | 'spec'>>;

/**
 * Declares a call and derives the rest: the audit action of a change from its name, the problems of its parameters and
 * body (`errors` adds others), the record shown in a lost update, and idempotency unless `notIdempotent` gives a
 * reason.
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

/**
 * Whether responses of a call may be compressed: the length of a compressed text tells what is in it to those who can
 * choose a part of it, so that no secret is among them.
 */
export const isCompressible = ({ showsSecret, holdsSecret }: Pick<Contract, 'showsSecret' | 'holdsSecret'>): boolean =>
  !showsSecret && !holdsSecret;

/**
 * Derives problems: parameters can name missing records, fields can be invalid, a version outdated, a secret already
 * shown.
 */
function impliedErrors(definition: ContractDefinition): ProblemType[] {
  const { params, query, body, showsSecret } = definition;
  return [
    ...(params ? (['not-found'] as const) : []),
    ...(isVersioned(definition) ? (['lost-update'] as const) : []),
    ...(showsSecret === true ? (['state-conflict'] as const) : []),
    ...(query || body ? (['validation-failed'] as const) : []),
  ];
}

/** Whether a call is made against a version that its caller has read. */
const isVersioned = ({ query, body }: Pick<ContractDefinition, 'query' | 'body'>): boolean =>
  [query, body].some((part) => part !== undefined && 'version' in part.shape);

const problemOrder = Object.keys(problemTypes);
const inOrder = (types: readonly ProblemType[]): ProblemType[] =>
  [...new Set(types)].toSorted((a, b) => problemOrder.indexOf(a) - problemOrder.indexOf(b));

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

/** The input that a caller sends: those of `params`, `query` and `body` that the contract has. */
export type InputOf<C> = keyof Parts<C, 'input'> extends never ? void : Parts<C, 'input'>;
/** The input that a procedure receives: parsed, with defaults. */
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

/** The result of a procedure: the body, or `{ status, body }` where the contract has several success responses. */
export type ResponseOf<C> = ResponseShape<ResponsesOf<C>, 'output'>;
/** The result of a procedure before the response schema is applied. */
export type ResponseInputOf<C> = ResponseShape<ResponsesOf<C>, 'input'>;
