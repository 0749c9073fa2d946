import { Query, type Connection, type QueryResult, type Submittable } from 'pg';
import { scopeStatement } from './scope.ts';
import type { Statement } from './statement.ts';

/** The internals of pg that this file builds on; pg 8 is pinned and tests cover each of them. */
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
/** What pg's Result derives from a row description. */
interface RowShape {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}
type Callback<R extends object> = (error: Error | null, result: QueryResult<R>) => void;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types leave out what subclasses need
const PgQuery = Query as unknown as new (config: object, values: undefined, callback: unknown) => PgQuery;

const scopeName = 'scope';

/** Row descriptions of a connection's named statements, which stay valid as long as the statement exists. */
interface StatementShapes {
  shapes: Map<string, RowShape>;
  /** The connection without its `describe` message. */
  silent: PgConnection;
}
const shapesByConnection = new WeakMap<PgConnection, StatementShapes>();

function shapesOf(connection: PgConnection): StatementShapes {
  const known = shapesByConnection.get(connection);
  if (known) return known;
  const silent: PgConnection = Object.create(connection);
  silent.describe = () => undefined;
  const created = { shapes: new Map<string, RowShape>(), silent };
  shapesByConnection.set(connection, created);
  return created;
}

/**
 * A statement preceded by its scope in one message: `set_config(..., true)` and the statement share one Sync, so they
 * are one implicit transaction. That needs no extra round trip and leaves nothing on the connection, which makes it
 * safe behind a pooler in transaction mode.
 */
export class ScopedQuery<R extends object> extends PgQuery implements Submittable {
  declare submit: (connection: Connection) => void;
  readonly #scope: readonly string[] | undefined;
  readonly #own: { name: string | undefined; text: string };
  #isReadingScope = false;
  #preparing = false;
  #shapes: Map<string, RowShape> | undefined;
  /** Whether pg accepted its name and values and sent it. */
  isSent = false;

  constructor(statement: Statement, scope: readonly string[] | undefined, callback: Callback<R>) {
    super(statement, undefined, callback);
    this.#scope = scope;
    this.#own = { name: statement.name, text: statement.text };
  }

  /** Always uses the extended protocol: the simple one would end the scope before the statement. */
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
    // pg records each ParseComplete under the active query's name and text: first those of the scope statement
    this.#isReadingScope = true;
    this.name = name;
    this.text = scopeStatement;
  }

  #prepareOwn(connection: PgConnection): void {
    const { name } = this.#own;
    if (!name) return super.prepare(connection);
    const { shapes, silent } = shapesOf(connection);
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
    if (!this.#isReadingScope) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    if (this.#isReadingScope) this.#restoreOwn();
    else super.handleCommandComplete(message, connection);
  }

  override handleError(error: Error, connection: PgConnection): void {
    if (this.#preparing) this.#forget(connection);
    // after an error in the scope the server skipped our Parse, so the name is not prepared
    if (this.#isReadingScope && this.#own.name) delete connection.submittedNamedStatements[this.#own.name];
    this.#restoreOwn();
    super.handleError(error, connection);
  }

  /** Handles a value that cannot be sent: pg closes the statement but still believes it prepared. */
  #forget(connection: PgConnection): void {
    this.isSent = false;
    const { name } = this.#own;
    if (!name) return;
    delete connection.submittedNamedStatements[name];
    delete connection.parsedStatements[name];
    this.#own.name = undefined;
  }

  #restoreOwn(): void {
    this.#isReadingScope = false;
    this.name = this.#own.name;
    this.text = this.#own.text;
  }
}

/** Returns the name of the prepared scope statement; undefined for poolers without named statements. */
function scopeStatementName(statement: { name?: string | undefined }): string | undefined {
  return statement.name ? scopeName : undefined;
}

function isPrepared(connection: PgConnection, name: string): boolean {
  return connection.parsedStatements[name] !== undefined || connection.submittedNamedStatements[name] !== undefined;
}
