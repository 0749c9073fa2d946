import { InputError } from '@quickportal/contracts/kernel/input';
import type { ProblemType } from '@quickportal/contracts/kernel/problem';
import { TRPCError, type TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { databaseProblem } from './database-problem.ts';
import { notFound, Problem } from './problem.ts';

const codeByStatus: Record<number, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};
const problemByCode: Partial<Record<TRPC_ERROR_CODE_KEY, ProblemType>> = {
  PARSE_ERROR: 'malformed-request',
  BAD_REQUEST: 'malformed-request',
  NOT_FOUND: 'not-found',
  METHOD_NOT_SUPPORTED: 'method-not-allowed',
  PAYLOAD_TOO_LARGE: 'payload-too-large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported-media-type',
};

/** Maps any error to a problem. An unknown error is a fault of ours: 500, with its text only in the log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof InputError)
    return error.notFound ? notFound() : new Problem('validation-failed', { errors: error.errors });
  if (error instanceof TRPCError) {
    if (error.cause instanceof Problem || error.cause instanceof InputError) return problemOf(error.cause);
    const type = problemByCode[error.code];
    // tRPC's own messages about a request reveal no secrets: an unknown path, a body that is not JSON
    if (type) return new Problem(type, { cause: error });
    return databaseProblem(error.cause) ?? new Problem('internal', { cause: error.cause ?? error });
  }
  return databaseProblem(error) ?? new Problem('internal', { cause: error });
}

/** Maps any error to a TRPCError with the matching status. */
export function trpcErrorOf(error: unknown): TRPCError {
  const problem = problemOf(error);
  return new TRPCError({
    code: codeByStatus[problem.status] ?? 'INTERNAL_SERVER_ERROR',
    message: problem.message,
    cause: problem,
  });
}
