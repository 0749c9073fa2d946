import type { FastifyError, FastifyInstance } from 'fastify';
import { sendProblem } from '../bindings/send-problem.ts';
import { Problem } from '../kernel/problem.ts';
import { problemOf } from '../kernel/trpc-error.ts';

/** What Fastify itself refuses, in the same form as every other problem. */
function problemOfFastify(error: FastifyError): Problem {
  switch (error.statusCode) {
    case 400:
      return new Problem('malformed-request', {
        ...(isUnparsed(error) ? { detail: 'The body is not valid JSON.' } : {}),
        cause: error,
      });
    case 413:
      return new Problem('payload-too-large', { cause: error });
    case 414:
      return new Problem('malformed-request', { detail: 'The address is too long.', cause: error });
    case 415:
      return new Problem('unsupported-media-type', { cause: error });
    default:
      return problemOf(error);
  }
}

/** The JSON parser refused the body. Its own message repeats parts of the body, which can hold anything. */
const isUnparsed = (error: FastifyError): boolean =>
  error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY';

/** Failures outside of calls become problem documents. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(request, reply, problemOfFastify(error)));
}
