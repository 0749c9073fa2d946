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

/** Kysely for building queries. It runs nothing: a `Reader` or a transaction does. */
export const build: Kysely<DB> = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A query that Kysely compiles once; later calls only bind values. `R` is its row type. */
export interface PreparedQuery<P, R> {
  readonly name: string;
  statement(params: P): Statement;
  /** Never set; carries the row type. */
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
 * Defines a query that is compiled once, such as `preparedQuery('customers.get', (params: { id: number }) => ...)`, and
 * run by `db.first(query, { id: 7 })`. `params` represents the values of each call: use its fields where Kysely accepts
 * a value, and nowhere else (no conditions on them: see `shapedQuery`).
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
 * Defines a prepared query that finds a few rows by unique keys. Outside transactions, concurrent ones share a
 * connection and wait for each other, so use it only for queries that take well under a millisecond.
 */
export function queryByKey<P extends object, R>(
  name: string,
  buildQuery: (params: P) => Compilable<R>,
): PreparedQuery<P, R> {
  const query = preparedQuery(name, buildQuery);
  return { name, statement: (params) => ({ ...query.statement(params), byKey: true }) };
}

/** Defines a prepared query that is written in SQL. */
export const preparedSql = <P extends object, R>(
  name: string,
  write: (params: P) => RawBuilder<R>,
): PreparedQuery<P, R> => preparedQuery(name, (params: P) => ({ compile: () => write(params).compile(build) }));

/** Which criteria of a search are given: the shape of its query. */
export type GivenOf<C> = { readonly [K in keyof C]-?: boolean };
/** The values of criteria. Those that are not given are never read, because the query has no condition for them. */
export type ValuesOf<C> = { readonly [K in keyof C]-?: NonNullable<C[K]> };

/** Splits criteria into the shape of the query and its values. An empty text counts as not given. */
export function criteriaOf<C extends object>(criteria: C): { given: GivenOf<C>; values: ValuesOf<C> } {
  const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
  const given = Object.entries(criteria).map(([name, value]) => [name, isGiven(value)] as const);
  return { given: Object.fromEntries(given) as GivenOf<C>, values: criteria as ValuesOf<C> };
}

/**
 * Defines a family of prepared queries, one per shape: `shape` selects filters and order (flags and names, never
 * values), `params` holds the values. Each shape is compiled once.
 */
export function shapedQuery<S extends object, P extends object, R>(
  name: string,
  buildQuery: (shape: S, params: P) => Compilable<R>,
): (shape: S) => PreparedQuery<P, R> {
  const queries = new Map<string, PreparedQuery<P, R>>();
  return (shape) => {
    const key = JSON.stringify(shape);
    let query = queries.get(key);
    if (!query) {
      query = preparedQuery(`${name}.${queries.size + 1}`, (params: P) => buildQuery(shape, params));
      queries.set(key, query);
    }
    return query;
  };
}
