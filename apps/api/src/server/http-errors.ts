import type { FastifyError, FastifyInstance } from 'fastify';
import { sendProblem } from '../bindings/send-problem.ts';
import { Problem } from '../kernel/problem.ts';
import { problemOf } from '../kernel/trpc-error.ts';

/** What Fastify itself refuses, in the same form as every other problem. */
function problemOfFastify(error: FastifyError): Problem {
  switch (error.statusCode) {
    case 400:
      return new Problem('malformed-request', { cause: error });
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

/** Failures outside of calls become problem documents. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(request, reply, problemOfFastify(error)));
}
