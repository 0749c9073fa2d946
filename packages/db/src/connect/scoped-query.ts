import { Query, type Connection, type QueryResult, type Submittable } from 'pg';
import { scopeStatement } from './scope.ts';
import type { Statement } from './statement.ts';

/** The parts of pg's own classes that this file builds on; pg 8 is pinned and tests cover each of them. */
interface PgQuery {
  name: string | undefined;
  text: string;
  _result: RowShape;
  _accumulateRows: boolean;
  prepare(connection: PgConnection): void;
  handleRowDescription(message: unknown): void;
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
  describe(message: unknown): void;
  execute(message: { portal: string }): void;
}
/** What pg's Result makes of a row description. */
interface RowShape {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}
type Callback<R extends object> = (error: Error | null, result: QueryResult<R>) => void;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types leave out what subclasses need
const PgQuery = Query as unknown as new (config: object, values: undefined, callback: unknown) => PgQuery;

const scopeName = 'scope';

/** A connection whose named statements are described once: the answer is the same until the statement is gone. */
interface Described {
  shapes: Map<string, RowShape>;
  /** The same connection, except that it does not ask for a description. */
  silent: PgConnection;
}
const described = new WeakMap<PgConnection, Described>();

function describedOf(connection: PgConnection): Described {
  const known = described.get(connection);
  if (known) return known;
  const silent: PgConnection = Object.create(connection);
  silent.describe = () => undefined;
  const made = { shapes: new Map<string, RowShape>(), silent };
  described.set(connection, made);
  return made;
}

/**
 * One statement preceded by its scope, in one message: `set_config(..., true)` and the statement go out before a
 * single Sync, so they are one implicit transaction. That costs no extra round trip, and nothing is left behind on the
 * connection, which makes it safe behind a pooler in transaction mode.
 */
export class ScopedQuery<R extends object> extends PgQuery implements Submittable {
  declare submit: (connection: Connection) => void;
  readonly #scope: readonly string[] | undefined;
  readonly #own: { name: string | undefined; text: string };
  #answeringScope = false;
  #preparing = false;
  #shapes: Map<string, RowShape> | undefined;
  /** It went to the socket whole: pg had no fault to find with its name or values. */
  isSent = false;

  constructor(statement: Statement, scope: readonly string[] | undefined, callback: Callback<R>) {
    super(statement, undefined, callback);
    this.#scope = scope;
    this.#own = { name: statement.name, text: statement.text };
  }

  /** Always the extended protocol, also without values: the simple one would end the scope before the statement. */
  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: PgConnection): void {
    this.isSent = true;
    this.#preparing = true;
    this.#prepareAll(connection);
    this.#preparing = false;
  }

  #prepareAll(connection: PgConnection): void {
    if (!this.#scope) return this.#prepareOwn(connection);
    const name = scopeStatementName(this.#own);
    if (!name || !isPrepared(connection, name)) {
      connection.parse({ name: name ?? '', text: scopeStatement });
      if (name) connection.submittedNamedStatements[name] = scopeStatement;
    }
    connection.bind({ portal: '', statement: name ?? '', values: this.#scope });
    connection.execute({ portal: '' });
    this.#prepareOwn(connection);
    // pg files each ParseComplete under the active query's name and text: while the scope is answered, that is its own
    this.#answeringScope = true;
    this.name = name;
    this.text = scopeStatement;
  }

  #prepareOwn(connection: PgConnection): void {
    const { name } = this.#own;
    if (!name) return super.prepare(connection);
    const { shapes, silent } = describedOf(connection);
    const shape = shapes.get(name);
    this.#shapes = shapes;
    if (!shape) return super.prepare(connection);
    this._result.fields = shape.fields;
    this._result._parsers = shape._parsers;
    this._result._prebuiltEmptyResultObject = shape._prebuiltEmptyResultObject;
    this._accumulateRows = true;
    super.prepare(silent);
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (this.#own.name) this.#shapes?.set(this.#own.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }

  override handleDataRow(message: unknown): void {
    if (!this.#answeringScope) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    if (this.#answeringScope) this.#answerOwn();
    else super.handleCommandComplete(message, connection);
  }

  override handleError(error: Error, connection: PgConnection): void {
    if (this.#preparing) this.#forget(connection);
    // after a fault in the scope the server skipped our Parse, so the name is not prepared
    if (this.#answeringScope && this.#own.name) delete connection.submittedNamedStatements[this.#own.name];
    this.#answerOwn();
    super.handleError(error, connection);
  }

  /** A value that can't be sent: pg closes the statement, but goes on believing that it is prepared. */
  #forget(connection: PgConnection): void {
    this.isSent = false;
    const { name } = this.#own;
    if (!name) return;
    delete connection.submittedNamedStatements[name];
    delete connection.parsedStatements[name];
    this.#own.name = undefined;
  }

  #answerOwn(): void {
    this.#answeringScope = false;
    this.name = this.#own.name;
    this.text = this.#own.text;
  }
}

/** The scope is prepared by name where the statement is; a pooler that does not know names gets neither. */
function scopeStatementName(statement: { name?: string | undefined }): string | undefined {
  return statement.name ? scopeName : undefined;
}

function isPrepared(connection: PgConnection, name: string): boolean {
  return connection.parsedStatements[name] !== undefined || connection.submittedNamedStatements[name] !== undefined;
}
