import { ConflictError } from '@quickportal/db/connect/errors';
import { fieldProblem } from './problem.ts';

/**
 * For `.catch()` after an insert or update: turns a violation of one of `constraints` into 422 on the field and
 * rethrows anything else.
 */
export const uniqueField =
  (constraints: string | readonly string[], field: string, message: string) =>
  (error: unknown): never => {
    if (!(error instanceof ConflictError) || ![constraints].flat().includes(error.constraint)) throw error;
    throw fieldProblem(field, message);
  };
