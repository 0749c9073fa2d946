import multipart from '@fastify/multipart';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textDecoder } from '../../bindings/decode-text.ts';
import { type ContextOf, routePath } from '../../bindings/rest.ts';
import { requireOwnRequest } from '../../bindings/own-request.ts';
import { sendProblem } from '../../bindings/send-problem.ts';
import { spendCalls } from '../../engines/access/call-limits.ts';
import { authorise } from '../../engines/access/authorise.ts';
import { auditRefusal, refusalOf } from '../../engines/audit/refusals.ts';
import { withContract } from '../../procedures/caller-reader.ts';
import type { CallContext } from '../../procedures/context.ts';
import { inputParser } from '@quickportal/contracts/kernel/input';
import { problemOf } from '../../kernel/trpc-error.ts';

export interface TransferRoutes {
  /** Path of the REST base. */
  base: string;
  contextOf: ContextOf;
}

type Transfer = (ctx: CallContext, input: never, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Adds a route for a call that is not JSON. */
export type AddTransfer = (contract: AnyContract, transfer: Transfer) => void;

/** Routes that are not JSON, such as uploads: checked as every call is, with bodies that are read as they come in. */
export async function registerMultipart(
  app: FastifyInstance,
  { base, contextOf }: TransferRoutes,
  add: (route: AddTransfer) => void,
): Promise<void> {
  await app.register(async (scoped) => {
    await scoped.register(multipart, {
      limits: { files: 1, fields: 0, parts: 2, fileSize: Infinity, headerPairs: 20 },
    });
    const route = (contract: AnyContract, transfer: Transfer) => {
      const parse = inputParser(contract);
      scoped.route({
        method: contract.method,
        url: base + routePath(contract.path),
        handler: async (request, reply) => {
          let ctx: CallContext | undefined;
          try {
            ctx = withContract(await contextOf(request), contract);
            // Uploads at once have a limit of their own: a slow one must not hold up other dear calls
            spendCalls(ctx, contract.cost);
            authorise(contract, ctx.actor);
            requireOwnRequest(request, {
              actor: ctx.actor,
              now: ctx.services.clock.now(),
              missing: 'csrf-token-invalid',
            });
            const response = await transfer(ctx, parse(partsOf(contract, request)) as never, request, reply);
            return response;
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
        },
      });
    };
    add(route);
  });
}

function partsOf(contract: AnyContract, request: FastifyRequest): unknown {
  // Both belong to the link, not to the call
  const { csrf: _csrf, communityId: _communityId, ...query } = request.query as Record<string, string | string[]>;
  return {
    ...(contract.params && { params: textDecoder(contract.params)(request.params as Record<string, string>) }),
    ...(contract.query && { query: textDecoder(contract.query)(query) }),
  };
}
