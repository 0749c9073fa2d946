import { ConflictError } from '@quickportal/db/connect/errors';
import { fieldProblem } from './problem.ts';

/**
 * For `.catch()` after an insert or update: a value that another row has is 422 on its field; anything else is thrown
 * on. `constraint` is the unique constraint that says so.
 */
export const uniqueField =
  (constraint: string, field: string, message: string) =>
  (error: unknown): never => {
    if (!(error instanceof ConflictError) || error.constraint !== constraint) throw error;
    throw fieldProblem(field, message);
  };
