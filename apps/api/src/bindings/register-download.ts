import type { AnyContract, ParsedOf } from '@quickportal/contracts/kernel/contract';
import { inputParser } from '@quickportal/contracts/kernel/input';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorise } from '../engines/access/authorise.ts';
import { spendCalls } from '../engines/access/call-limits.ts';
import { auditRefusal, refusalOf } from '../engines/audit/refusals.ts';
import { problemOf } from '../kernel/trpc-error.ts';
import { withContract } from '../procedures/caller-reader.ts';
import type { CallContext } from '../procedures/context.ts';
import { textDecoder } from './decode-text.ts';
import { requireOwnRequest } from './own-request.ts';
import type { ContextOf } from './rest.ts';
import { sendProblem } from './send-problem.ts';

export interface DownloadRoutes {
  basePath: string;
  contextOf: ContextOf;
}

/** Registers a download outside the REST base, whose address carries a token because links cannot send headers. */
export function registerDownload<C extends AnyContract>(
  app: FastifyInstance,
  { basePath, contextOf }: DownloadRoutes,
  contract: C,
  send: (ctx: CallContext, input: ParsedOf<C>, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const parse = inputParser(contract);
  const decode = contract.query && textDecoder(contract.query);
  const queryOf = (request: FastifyRequest) => {
    const { csrf: _csrf, communityId: _communityId, ...query } = request.query as Record<string, string | string[]>;
    return parse({ query: decode?.(query) }) as ParsedOf<C>;
  };
  app.get(`${basePath}/${contract.path}`, async (request, reply) => {
    let ctx: CallContext | undefined;
    try {
      ctx = withContract(await contextOf(request), contract);
      spendCalls(ctx, contract.cost);
      authorise(contract, ctx.actor);
      const now = ctx.services.clock.now();
      requireOwnRequest(request, { actor: ctx.actor, now, missing: 'csrf-token-invalid' });
      return await send(ctx, queryOf(request), reply);
    } catch (error) {
      const problem = problemOf(error);
      if (ctx && problem.status === 403)
        void auditRefusal(ctx.services, {
          ...ctx,
          call: contract.name,
          description: refusalOf(contract.summary),
        });
      return sendProblem(request, reply, problem);
    }
  });
}
