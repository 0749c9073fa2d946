import { Client } from 'pg';

/** Statements that this process has sent to a database since `countStatements`. */
export interface StatementCount {
  total(): number;
  /** By name, or text where there is none; most frequent first. */
  byName(): [name: string, count: number][];
  reset(): void;
}

/** Begins to count what any connection of this process sends; pg has no hook for it. */
export function countStatements(): StatementCount {
  const counts = new Map<string, number>();
  // oxlint-disable-next-line typescript/unbound-method -- called with the client it belongs to
  const send = Client.prototype.query as (this: Client, ...given: unknown[]) => unknown;
  Client.prototype.query = function counted(this: Client, ...given: unknown[]) {
    const name = nameOf(given[0]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return send.apply(this, given);
  } as typeof Client.prototype.query;
  return {
    total: () => counts.values().reduce((sum, count) => sum + count, 0),
    byName: () => [...counts].toSorted(([, a], [, b]) => b - a),
    reset: () => counts.clear(),
  };
}

function nameOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { name, text } = query as { name?: string; text?: string };
  return name ?? text ?? '';
}
