/** SQL with its values. With a `name` it is prepared once per connection and reused. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values: unknown[];
  /** Whether it finds rows by key, in microseconds: see `queryByKey`. */
  byKey?: true;
}
