import { ConflictError } from '@quickportal/db/connect/errors';
import { fieldProblem } from './problem.ts';

/**
 * For `.catch()` after an insert or update: a value that another row has is 422 on its field; anything else is thrown
 * on. `constraints` are the unique ones that say so.
 */
export const uniqueField =
  (constraints: string | readonly string[], field: string, message: string) =>
  (error: unknown): never => {
    if (!(error instanceof ConflictError) || ![constraints].flat().includes(error.constraint)) throw error;
    throw fieldProblem(field, message);
  };
