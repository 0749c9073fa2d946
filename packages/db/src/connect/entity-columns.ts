import { sql, type RawBuilder } from 'kysely';

/** Maps the fields of an entity, as the contract names them, to their columns, for reading and writing. */
export type ColumnMap = Readonly<Record<string, string>>;

type Aliases<T extends string, M extends ColumnMap> = { [F in keyof M & string]: `${T}.${M[F]} as ${F}` }[keyof M &
  string];

/** Selects columns under the names of their fields: `c.customer_name as customerName`. */
export const selected = <const T extends string, const M extends ColumnMap>(table: T, columns: M): Aliases<T, M>[] =>
  Object.entries(columns).map(([field, column]) => `${table}.${column} as ${field}` as Aliases<T, M>);

/** Qualifies the columns of the fields for SQL: `{ customerName: 'c.customer_name' }`. */
export const qualified = <const M extends ColumnMap>(table: string, columns: M): { readonly [F in keyof M]: string } =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, `${table}.${column}`])) as {
    [F in keyof M]: string;
  };

type Changeable<V> = V extends readonly (infer T)[] ? T[] : V;
type Written<M extends ColumnMap, E> = { [F in keyof M & keyof E as M[F]]: Changeable<E[F]> };

type Unchanged<V> = V extends readonly (infer T)[] ? readonly T[] : V;
/** The fields of an entity that a map writes. */
export type FieldsOf<M extends ColumnMap, E> = { readonly [F in keyof M & keyof E]: Unchanged<E[F]> };

/** Converts an entity to column values for an insert or update. Fields that the entity does not have are left out. */
export function written<const M extends ColumnMap, E extends object>(columns: M, entity: E): Written<M, E> {
  const values: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(columns))
    if (field in entity) values[column] = (entity as Record<string, unknown>)[field];
  return values as Written<M, E>;
}

/** Selects columns in raw SQL under the names of their fields: `id as "transactionId"`. */
export const named = (columns: ColumnMap): RawBuilder<unknown> =>
  sql.raw(
    Object.entries(columns)
      .map(([field, column]) => `${column} as "${field}"`)
      .join(', '),
  );

/** The row type of a query. */
export type Selected<Query> = Query extends { executeTakeFirstOrThrow(): Promise<infer Row> } ? Row : never;
