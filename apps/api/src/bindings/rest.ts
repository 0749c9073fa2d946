import { responseParts } from '@quickportal/contracts/kernel/response';
import { bodyLimitOf } from '@quickportal/contracts/kernel/body-limit';
import { isCompressible, type AnyContract } from '@quickportal/contracts/kernel/contract';
import type { AnyTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../procedures/context.ts';
import { allowOrigin, opensToPages, registerPreflight } from './cross-origin.ts';
import { applyNotes } from './apply-notes.ts';
import { compressed } from './compression.ts';
import { problemOf } from '../kernel/trpc-error.ts';
import { csrfOf, needsOwnRequest, requireOwnRequest } from './own-request.ts';
import { textDecoder } from './decode-text.ts';
import { sendProblem } from './send-problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves. */
    contract?: AnyContract;
  }
}

/** Builds the context of a request: who calls, from where. */
export type ContextOf = (request: FastifyRequest) => Promise<Context>;

interface RestOptions {
  /** Path of the REST base, such as /quickportal/rest/internal. */
  base: string;
  procedures: Record<string, AnyTRPCProcedure>;
  contextOf: ContextOf;
}

/** `customers/{id}` as the router writes it: `/customers/:id`. */
export const routePath = (path: string): string => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Serves every contract at its own path, through the same procedures that tRPC serves. */
export function registerRest(app: FastifyInstance, { base, procedures, contextOf }: RestOptions): void {
  for (const procedure of Object.values(procedures)) {
    const { contract } = (procedure._def as unknown as { meta: { contract: AnyContract } }).meta;
    const url = base + routePath(contract.path);
    if (opensToPages(contract)) registerPreflight(app, url, contract);
    app.route({
      method: contract.method,
      url,
      config: { contract },
      bodyLimit: bodyLimitOf(contract),
      handler: restHandler(contract, procedure, contextOf),
    });
  }
}

function restHandler(contract: AnyContract, procedure: AnyTRPCProcedure, contextOf: ContextOf) {
  const inputOf = inputReader(contract);
  const isChecked = needsOwnRequest(contract);
  const mayCompress = isCompressible(contract);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (opensToPages(contract)) allowOrigin(request, reply);
    try {
      const ctx = await contextOf(request);
      if (isChecked || csrfOf(request) !== undefined) {
        requireOwnRequest(request, { actor: ctx.actor, now: ctx.services.clock.now() });
      }
      const result: unknown = await procedure({
        ctx,
        path: contract.name,
        type: procedure._def.type,
        getRawInput: () => Promise.resolve(inputOf(request)),
        signal: undefined,
        batchIndex: 0,
      });
      const { status, body } = responseParts(contract, result);
      applyNotes(reply, ctx.notes);
      void reply.code(status).header('cache-control', 'no-store');
      if (status === 204 || status === 302) return reply.send();
      const text = JSON.stringify(body);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .send(mayCompress ? await compressed(request, reply, text) : text);
    } catch (error) {
      return sendProblem(request, reply, problemOf(error));
    }
  };
}

/** The parts of a request that hold input. */
type InputRequest = Pick<FastifyRequest, 'params' | 'query' | 'body' | 'headers'>;

/** How a request becomes `{ params, query, body }`; read only after the caller was found to be allowed. */
export function inputReader(contract: AnyContract): (request: InputRequest) => unknown {
  const params = contract.params && textDecoder(contract.params);
  const query = contract.query && textDecoder(contract.query);
  const takesVersion = contract.body !== undefined && 'version' in contract.body.shape;
  return (request) => {
    const input: { params?: unknown; query?: unknown; body?: unknown } = {};
    if (params) input.params = params(request.params as Record<string, string>);
    if (query) input.query = query(withoutLinkParts(request.query as Record<string, string | string[]>, contract));
    if (contract.body) input.body = takesVersion ? withIfMatch(request) : (request.body ?? {});
    return input;
  };
}

/** The token, and the community beside it, belong to the request, not to the call, unless the call takes one itself. */
function withoutLinkParts(
  query: Record<string, string | string[]>,
  { query: shape }: AnyContract,
): Record<string, string | string[]> {
  if (!('csrf' in query)) return query;
  const { csrf: _csrf, communityId, ...own } = query;
  return communityId !== undefined && shape && 'communityId' in shape.shape ? { ...own, communityId } : own;
}

/** The version may be in the header If-Match instead of the body; the body's own wins. */
function withIfMatch(request: InputRequest): unknown {
  const body = request.body ?? {};
  const header = request.headers['if-match'];
  if (header === undefined || typeof body !== 'object' || Array.isArray(body) || 'version' in body) return body;
  const digits = /^(?:W\/)?"?(\d{1,10})"?$/.exec(header)?.[1];
  return { ...body, version: digits === undefined ? header : Number(digits) };
}
