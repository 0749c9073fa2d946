import type { AppRouter } from '@quickportal/api/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { callRoutes } from './call-routes.gen.ts';

/** A call by name: `customers.get`. */
export type CallName = keyof typeof callRoutes;
type Routes = typeof callRoutes;
/** A call that changes something: `customers.setStatus`. */
export type ChangeName = { [N in CallName]: Routes[N] extends { kind: 'mutation' } ? N : never }[CallName];
/** A call with a form for its body, even one that only checks it. */
export type AskingName = { [N in CallName]: Routes[N] extends { form: true } ? N : never }[CallName];
/** A change with a form for its body. */
export type FormName = AskingName & ChangeName;

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type At<Tree, N extends string> = N extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof Tree
    ? Verb extends keyof Tree[Noun]
      ? Tree[Noun][Verb]
      : never
    : never
  : never;

/** The input of a call: `{ params, query, body }`. */
export type CallInput<N extends CallName> = At<Inputs, N>;
/** The response of a call. */
export type CallResponse<N extends CallName> = At<Outputs, N>;
type Part<N extends CallName, P extends string> = CallInput<N> extends { [K in P]?: infer V } ? V : undefined;
/** The body of a call. */
export type CallBody<N extends CallName> = NonNullable<Part<N, 'body'>>;
/** The path parameters of a call. */
export type CallParams<N extends CallName> = Part<N, 'params'>;
