import { Query, type Connection, type QueryResult, type Submittable } from 'pg';
import { scopeStatement } from './scope.ts';
import type { Statement } from './statement.ts';

/** The part of pg's own Query and Connection that this file builds on; pg 8 is pinned and tests cover each of them. */
interface PgQuery {
  prepare(connection: PgConnection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: PgConnection): void;
  handleError(error: Error, connection: PgConnection): void;
  requiresPreparation(): boolean;
}
interface PgConnection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(message: { name: string; text: string }): void;
  bind(message: { portal: string; statement: string; values: readonly string[] }): void;
  execute(message: { portal: string }): void;
}
type Callback<R extends object> = (error: Error | null, result: QueryResult<R>) => void;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types leave out what subclasses need
const PgQuery = Query as unknown as new (config: object, values: undefined, callback: unknown) => PgQuery;

const scopeName = 'scope';

/**
 * One statement preceded by its scope, in one message: `set_config(..., true)` and the statement go out before a
 * single Sync, so they are one implicit transaction. That costs no extra round trip, and nothing is left behind on the
 * connection, which makes it safe behind a pooler in transaction mode.
 */
export class ScopedQuery<R extends object> extends PgQuery implements Submittable {
  declare submit: (connection: Connection) => void;
  declare private ownName: string | undefined;
  declare private ownText: string;
  readonly #scope: readonly string[] | undefined;
  #answeringScope = false;

  constructor(statement: Statement, scope: readonly string[] | undefined, callback: Callback<R>) {
    super(statement, undefined, callback);
    this.#scope = scope;
  }

  // pg files each ParseComplete under the active query's name and text: while the scope is answered, that is its own.
  // pg's constructor sets both before our private fields exist, hence the plain ones beneath.
  get name(): string | undefined {
    return this.ownName && #answeringScope in this && this.#answeringScope ? scopeName : this.ownName;
  }
  set name(value: string | undefined) {
    this.ownName = value;
  }
  get text(): string {
    return #answeringScope in this && this.#answeringScope ? scopeStatement : this.ownText;
  }
  set text(value: string) {
    this.ownText = value;
  }

  /** Always the extended protocol, also without values: the simple one would end the scope before the statement. */
  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: PgConnection): void {
    if (!this.#scope) return super.prepare(connection);
    // the scope is prepared by name where the statement is; a pooler that does not know names gets neither
    const name = this.ownName ? scopeName : '';
    if (!name || !isPrepared(connection, name)) {
      connection.parse({ name, text: scopeStatement });
      if (name) connection.submittedNamedStatements[name] = scopeStatement;
    }
    connection.bind({ portal: '', statement: name, values: this.#scope });
    connection.execute({ portal: '' });
    super.prepare(connection);
    this.#answeringScope = true;
  }

  override handleDataRow(message: unknown): void {
    if (!this.#answeringScope) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    if (this.#answeringScope) this.#answeringScope = false;
    else super.handleCommandComplete(message, connection);
  }

  override handleError(error: Error, connection: PgConnection): void {
    // after a fault in the scope the server skipped our Parse, so the name is not prepared
    if (this.#answeringScope && this.ownName) delete connection.submittedNamedStatements[this.ownName];
    this.#answeringScope = false;
    super.handleError(error, connection);
  }
}

function isPrepared(connection: PgConnection, name: string): boolean {
  return connection.parsedStatements[name] !== undefined || connection.submittedNamedStatements[name] !== undefined;
}
