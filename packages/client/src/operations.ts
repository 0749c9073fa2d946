import type { paths } from './schema.gen.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Addresses that have a call with this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths] &
  string;

type OperationOf<P extends keyof paths, M extends Method> = paths[P][M];

type ParametersIn<O, Place extends 'path' | 'query'> = O extends { parameters: { [K in Place]?: infer T } }
  ? NonNullable<T>
  : never;

type BodyOf<O> = O extends { requestBody?: { content: { 'application/json': infer B } } } ? B : never;

/** Required where something in it is, left out where there is nothing. */
type Field<Name extends string, T> = [T] extends [never]
  ? unknown
  : {} extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

export interface CallOptions {
  /** Names one change. Give your own to repeat the change safely after your program was stopped. */
  idempotencyKey?: string;
  /** The version that you read, where the body has none. */
  ifMatch?: number;
  /** Stops the call, and its waits between attempts. */
  signal?: AbortSignal;
}

/** What a call takes: its path, its query, its body. */
export type RequestOf<P extends keyof paths, M extends Method> = Field<
  'path',
  ParametersIn<OperationOf<P, M>, 'path'>
> &
  Field<'query', ParametersIn<OperationOf<P, M>, 'query'>> &
  Field<'body', BodyOf<OperationOf<P, M>>> &
  CallOptions;

type Success = 200 | 201 | 202 | 204 | 302;

type ContentOf<R> = R extends { content: { 'application/json': infer B } }
  ? B
  : R extends { content: { 'application/pdf': unknown } }
    ? Uint8Array
    : undefined;

type Responses<O> = O extends { responses: infer R } ? R : never;

/** By the responses alone: with all operations in its constraint the type is too large for the compiler. */
type ContentsOf<R> = { [S in keyof R & Success]: ContentOf<R[S]> }[keyof R & Success];

/** What a call returns: one type for each documented success. */
export type ResponseOf<P extends keyof paths, M extends Method> = ContentsOf<Responses<OperationOf<P, M>>>;

/** Calls that return pages, and the type of their rows. */
export type PagedPath<M extends 'get' | 'post'> = {
  [P in PathOf<M>]: Extract<ResponseOf<P, M>, Page> extends never ? never : P;
}[PathOf<M>];

export interface Page {
  items: readonly unknown[];
  recordsCount: number;
  currentPage: number;
  pageSize: number;
}

export type RowOf<P extends keyof paths, M extends 'get' | 'post'> =
  Extract<ResponseOf<P, M>, Page> extends { items: readonly (infer T)[] } ? T : never;

/** The request may be left out where nothing in it is required. */
export type RequestArguments<P extends keyof paths, M extends Method> =
  {} extends RequestOf<P, M> ? [request?: RequestOf<P, M>] : [request: RequestOf<P, M>];

/** A request as the client sends it, whatever its call. */
export interface AnyRequest extends CallOptions {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}
