import { ConflictError, UnavailableError } from '@quickportal/db/connect/errors';
import { Problem } from './problem.ts';

/** What a database error means to a caller, where it means anything: a lost race or a database that is busy. */
export function databaseProblem(error: unknown): Problem | null {
  if (error instanceof UnavailableError) return new Problem('unavailable', { cause: error, retryAfter: 5 });
  if (error instanceof ConflictError) return new Problem('state-conflict', { cause: error });
  return null;
}
