import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Seconds that a browser remembers what it may send. */
const PREFLIGHT_SECONDS = 600;

/** Whether pages of other origins may make a call: with a publishable key, which anyone can read. */
export const opensToPages = ({ opensToPublishableKeys }: AnyContract): boolean => opensToPublishableKeys === true;

/**
 * Lets a page of another origin read the response, refusals too. Cookies are never accepted from there, so only the key
 * counts, and the domain whitelist of its facility.
 */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers;
  void reply.header('vary', 'origin');
  if (origin !== undefined) void reply.header('access-control-allow-origin', origin);
}

/** Tells browsers, before a page makes such a call, which headers it may send. */
export function registerPreflight(app: FastifyInstance, url: string, { method }: AnyContract): void {
  app.options(url, async (request, reply) => {
    allowOrigin(request, reply);
    return reply
      .header('access-control-allow-methods', method)
      .header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .code(204)
      .send();
  });
}
