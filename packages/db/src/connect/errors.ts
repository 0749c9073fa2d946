import { DatabaseError as PgError } from 'pg';

/** Base of every error that this package throws deliberately. `cause` is PostgreSQL's own error. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** A unique or exclusion constraint was violated. `constraint` is its name. */
export class ConflictError extends DatabaseError {
  override name = 'ConflictError';
  readonly constraint: string;
  constructor(constraint: string, cause?: unknown) {
    super(`The row conflicts with ${constraint}`, { cause });
    this.constraint = constraint;
  }
}

/** A foreign key or check constraint was violated. `constraint` is its name. */
export class ConstraintError extends DatabaseError {
  override name = 'ConstraintError';
  readonly constraint: string;
  constructor(constraint: string, cause?: unknown) {
    super(`The row violates ${constraint}`, { cause });
    this.constraint = constraint;
  }
}

/** A required row does not exist, or is not visible in this scope. */
export class RowNotFoundError extends DatabaseError {
  override name = 'RowNotFoundError';
  constructor(what: string) {
    super(`There is no ${what}`);
  }
}

/** The row has changed since the caller read it (its `version` differs). */
export class VersionError extends DatabaseError {
  override name = 'VersionError';
  constructor(what: string) {
    super(`The ${what} was changed by another user`);
  }
}

/** Row-level security or a missing grant refused the statement: a bug of ours, never the caller's fault. */
export class IsolationError extends DatabaseError {
  override name = 'IsolationError';
}

/** Two transactions conflicted twice in a row (serialisation failure or deadlock). */
export class SerializationError extends DatabaseError {
  override name = 'SerializationError';
}

/**
 * The database is unreachable, too slow, or cannot write, for example because its disk is full. `outcomeUnknown`: the
 * connection was lost while committing, so the change may or may not have been made.
 */
export class UnavailableError extends DatabaseError {
  override name = 'UnavailableError';
  readonly outcomeUnknown: boolean;
  constructor(message: string, cause?: unknown, outcomeUnknown = false) {
    super(message, { cause });
    this.outcomeUnknown = outcomeUnknown;
  }
}

/** Code that holds a connection requested another one, which could deadlock with itself. */
export class HeldConnectionError extends DatabaseError {
  override name = 'HeldConnectionError';
  constructor() {
    super('A transaction is open in this call: read and write through it, or wait until it has ended');
  }
}

const timeouts = new Set(['57014', '55P03', '25P03', '25P04']);
/** Connection errors, lack of resources such as disk space, operator intervention, and disk errors. */
const unavailable = /^(08|53|57P|58)/;
/** The server is read-only: a standby, or a disk that is mounted read-only. */
const takesNoWrites = (code: string, message: string): boolean =>
  code === '25006' || (code === '42501' && message.endsWith('Read-only file system'));

/** Maps errors of pg to the classes above; returns any other error unchanged. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error;
  if (!(error instanceof PgError)) return isConnectionError(error) ? new UnavailableError(error.message, error) : error;
  const code = error.code ?? '';
  if (code === '23505' || code === '23P01') return new ConflictError(error.constraint ?? '', error);
  if (code === '23503' || code === '23514') return new ConstraintError(error.constraint ?? '', error);
  if (code === '40001' || code === '40P01') return new SerializationError(error.message, { cause: error });
  if (timeouts.has(code) || unavailable.test(code) || takesNoWrites(code, error.message))
    return new UnavailableError(error.message, error);
  if (code === '42501') return new IsolationError(error.message, { cause: error });
  return error;
}

const connectionFault =
  /^Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|^timeout expired|Client was closed/;

function isConnectionError(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined;
  return (
    (typeof code === 'string' && /^(ECONN|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EHOST|ENET|EAI_)/.test(code)) ||
    connectionFault.test(error.message)
  );
}
