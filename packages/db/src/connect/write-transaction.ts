import {
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  DummyDriver,
  Transaction,
  type Compilable,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import type { Client, QueryResult } from 'pg';
import type { DB } from '../schema.gen.ts';
import type { PreparedQuery } from './prepared-query.ts';
import { readerOver, type Reader } from './reader.ts';
import type { Scope } from './scope.ts';
import type { Statement } from './statement.ts';
import { sendStatement, sendAsPipeline, type SentStatement } from './send-statement.ts';

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};

/**
 * An open transaction: Kysely on its one connection, and a Reader for query functions. Statements started together are
 * sent together and run in order. After its end every statement is refused.
 */
export class WriteTransaction extends Transaction<DB> implements Reader {
  readonly scope: Scope;
  readonly #connection: TransactionConnection;
  readonly #reader: Reader;

  constructor(client: Client, scope: Scope, prepare: boolean) {
    const connection = new TransactionConnection(client, prepare);
    const executor = new DefaultQueryExecutor(compiler, adapter, {
      provideConnection: (consumer) => consumer(connection),
    });
    super({ config: { dialect }, driver: new DummyDriver(), executor, dialect });
    this.scope = scope;
    this.#connection = connection;
    this.#reader = readerOver(scope, (statement) => connection.execute(statement));
  }

  all<P, R>(query: PreparedQuery<P, R>, params: P): Promise<R[]> {
    return this.#reader.all(query, params);
  }

  first<P, R>(query: PreparedQuery<P, R>, params: P): Promise<R | undefined> {
    return this.#reader.first(query, params);
  }

  run<R>(query: Compilable<R>): Promise<R[]> {
    return this.#reader.run(query);
  }

  /** Runs a prepared statement and returns how many rows it inserted, updated or deleted. */
  async changed<P, R>(query: PreparedQuery<P, R>, params: P): Promise<number> {
    return (await this.#connection.execute(query.statement(params))).rowCount ?? 0;
  }

  /**
   * Sends a prepared statement without waiting for its result; resolves once it is sent. It travels with the next
   * statement, or with COMMIT. Later statements see its rows; when it fails, the transaction fails.
   */
  write<P, R>(query: PreparedQuery<P, R>, params: P): Promise<void> {
    return this.#connection.write(query.statement(params));
  }

  /**
   * Refuses further statements and waits for those started; throws the error of a failed `write`. For `transaction()`
   * only.
   */
  close(): Promise<void> {
    return this.#connection.close();
  }
}

class TransactionConnection implements DatabaseConnection {
  readonly #client: Client;
  readonly #prepare: boolean;
  #started: Promise<unknown> = Promise.resolve();
  #failed: { error: unknown } | null = null;
  #open = true;

  constructor(client: Client, prepare: boolean) {
    this.#client = client;
    this.#prepare = prepare;
  }

  execute(statement: Statement): Promise<QueryResult> {
    return this.#send(statement).response;
  }

  /** A statement that was never sent must fail here, because COMMIT would succeed without it. */
  async write(statement: Statement): Promise<void> {
    const { isSent, response } = this.#send(statement);
    if (isSent) response.catch((error: unknown) => (this.#failed ??= { error }));
    else await response;
  }

  #send(statement: Statement): SentStatement<Record<string, unknown>> {
    if (!this.#open) return { isSent: false, response: Promise.reject(new Error('The transaction has ended')) };
    const ready = this.#prepare ? statement : { text: statement.text, values: statement.values };
    sendAsPipeline(this.#client);
    const sent = sendStatement<Record<string, unknown>>(this.#client, ready);
    const before = this.#started;
    this.#started = sent.response.then(
      () => before,
      () => before,
    );
    return sent;
  }

  async executeQuery(query: { sql: string; parameters: readonly unknown[] }) {
    const { command, rowCount, rows } = await this.execute({ text: query.sql, values: [...query.parameters] });
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return changes ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('A transaction does not stream');
  }

  async close(): Promise<void> {
    this.#open = false;
    await this.#started;
    if (this.#failed) throw this.#failed.error;
  }
}
