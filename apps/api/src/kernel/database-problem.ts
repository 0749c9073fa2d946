import {
  ConflictError,
  RowNotFoundError,
  SerializationError,
  UnavailableError,
  VersionError,
} from '@quickportal/db/connect/errors';
import { Problem } from './problem.ts';

/** Maps a database error to the problem that a caller sees; null when it is a fault of ours. */
export function databaseProblem(error: unknown): Problem | null {
  if (error instanceof RowNotFoundError) return new Problem('not-found', { cause: error });
  if (error instanceof VersionError) return new Problem('lost-update', { cause: error });
  if (error instanceof ConflictError || error instanceof SerializationError)
    return new Problem('state-conflict', { cause: error });
  if (error instanceof UnavailableError) return new Problem('unavailable', { cause: error, retryAfter: 5 });
  return null;
}
