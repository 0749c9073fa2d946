import type { z } from 'zod';
import type { Right } from '../access/rights.ts';
import type { ProblemType } from './problem.ts';

export type { FieldForm, FieldRule } from './form-meta.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Audience = 'staff' | 'facility' | 'apiKey' | 'public';
export type SuccessStatus = 200 | 201 | 202 | 204 | 302;
export type Answers = { readonly [S in SuccessStatus]?: z.ZodType };
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
  A extends Answers = Answers,
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
  /** Success answers by status. Several: the procedure answers `{ status, body }`. 204 carries no body. */
  readonly answers: A;
  /** Problems beyond those that any call can answer. */
  readonly errors: readonly ProblemType[];
  readonly audience: readonly Audience[];
  readonly rights: RightsNeeded;
  /** Audit action of a change, `noun.verb`. */
  readonly audit?: string;
  /** Whether the header Idempotency-Key is honoured. */
  readonly idempotent?: boolean;
  /** Refused while viewing as another user (approvals, keys, users and roles, passwords, taking money). */
  readonly refusedInViewAs?: boolean;
  /** Open to publishable API keys too: creating single use tokens. */
  readonly opensToPublishableKeys?: boolean;
  /** Works in a session whose password must be changed or re-entered first. */
  readonly openWhenLocked?: boolean;
  readonly summary: string;
  readonly description: string;
  /** Specification ids, such as 1C003. */
  readonly spec: readonly string[];
}
export type AnyContract = Contract;

/** Declares a call; returns it unchanged, with its types kept. */
export const contract = <
  const K extends 'query' | 'mutation',
  const A extends Answers,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
>(
  definition: Contract<K, P, Q, B, A>,
): Contract<K, P, Q, B, A> => definition;

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

type AnswersOf<C> = C extends Contract<infer _K, infer _P, infer _Q, infer _B, infer A> ? A : never;
type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;
type BodyOf<S, M extends 'input' | 'output'> = S extends z.ZodType
  ? M extends 'input'
    ? z.input<S>
    : z.output<S>
  : never;
type AnswerShape<A, M extends 'input' | 'output'> =
  IsUnion<keyof A> extends true
    ? { [S in keyof A]: { status: S; body: BodyOf<A[S], M> } }[keyof A]
    : BodyOf<A[keyof A], M>;

/** What a procedure returns: the body, or `{ status, body }` where the contract has several success answers. */
export type AnswerOf<C> = AnswerShape<AnswersOf<C>, 'output'>;
/** The same before the answer schema has run over it. */
export type AnswerInputOf<C> = AnswerShape<AnswersOf<C>, 'input'>;
