/** SQL ready to be sent. With a `name` it is prepared once per connection and reused. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values: unknown[];
  /** Finds rows by their keys, in microseconds: see `queryByKey`. */
  byKey?: true;
}
