import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  DummyDriver,
  ValueNode,
  type Compilable,
  type OperationNode,
  type RawBuilder,
} from 'kysely';
import type { DB } from '../schema.gen.ts';
import type { Statement } from './statement.ts';

/** Kysely for writing queries down. It runs nothing: a `Reader` or a transaction does. */
export const build: Kysely<DB> = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A query that Kysely compiles once; later calls only put values in. `R` is its row. */
export interface PreparedQuery<P, R> {
  readonly name: string;
  statement(params: P): Statement;
  /** Never there; carries the row type. */
  readonly row?: R;
}

class Placeholder {
  readonly expressionType = undefined;
  readonly param: string;
  constructor(param: string) {
    this.param = param;
  }
  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }
}

/**
 * Writes a query down once. `params` in `build` stands for the values that come with each call: use its fields where
 * Kysely takes a value, and nowhere else (no conditions on them: for those see `shapedQuery`).
 *
 * const customerById = preparedQuery('customers.get', (params: { customerId: number }) =>
 *   build.selectFrom('app.customer').select(['id', 'customer_name']).where('id', '=', params.customerId));
 * const row = await db.first(customerById, { customerId: 7 });
 */
export function preparedQuery<P extends object, R>(
  name: string,
  buildQuery: (params: P) => Compilable<R>,
): PreparedQuery<P, R> {
  let compiled: { text: string; parameters: readonly unknown[] } | undefined;
  const compile = () => {
    const placeholders = new Proxy<P>(Object.create(null), { get: (_, param) => new Placeholder(String(param)) });
    const { sql, parameters } = buildQuery(placeholders).compile();
    return { text: sql, parameters };
  };
  return {
    name,
    statement(params) {
      compiled ??= compile();
      const values = compiled.parameters.map((parameter) =>
        parameter instanceof Placeholder ? Reflect.get(params, parameter.param) : parameter,
      );
      return { name, text: compiled.text, values };
    },
  };
}

/**
 * A prepared query that finds a row, or a few, by unique keys alone. Outside transactions those that are asked for at
 * once share a connection, where one waits for the other: nothing that can take a millisecond belongs here.
 */
export function queryByKey<P extends object, R>(
  name: string,
  buildQuery: (params: P) => Compilable<R>,
): PreparedQuery<P, R> {
  const query = preparedQuery(name, buildQuery);
  return { name, statement: (params) => ({ ...query.statement(params), byKey: true }) };
}

/** `preparedQuery` for a statement that is written in SQL. */
export const preparedSql = <P extends object, R>(
  name: string,
  write: (params: P) => RawBuilder<R>,
): PreparedQuery<P, R> => preparedQuery(name, (params: P) => ({ compile: () => write(params).compile(build) }));

/** Which criteria of a search are given: the shape of its query. */
export type GivenOf<C> = { readonly [K in keyof C]-?: boolean };
/** The values of criteria. That of one that is not given is never read, as its condition is not in the query. */
export type ValuesOf<C> = { readonly [K in keyof C]-?: NonNullable<C[K]> };

/** The criteria of a search as the shape of its query and its values. An empty text is not given. */
export function criteriaOf<C extends object>(criteria: C): { given: GivenOf<C>; values: ValuesOf<C> } {
  const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
  const given = Object.entries(criteria).map(([name, value]) => [name, isGiven(value)] as const);
  return { given: Object.fromEntries(given) as GivenOf<C>, values: criteria as ValuesOf<C> };
}

/**
 * A family of prepared queries, one for each shape that is asked for: `shape` says which filters and which order apply
 * (flags and words, never values), `params` are the values. Each shape is built once.
 */
export function shapedQuery<S extends object, P extends object, R>(
  name: string,
  buildQuery: (shape: S, params: P) => Compilable<R>,
): (shape: S) => PreparedQuery<P, R> {
  const known = new Map<string, PreparedQuery<P, R>>();
  return (shape) => {
    const key = JSON.stringify(shape);
    let query = known.get(key);
    if (!query) {
      query = preparedQuery(`${name}.${known.size + 1}`, (params: P) => buildQuery(shape, params));
      known.set(key, query);
    }
    return query;
  };
}
