import multipart from '@fastify/multipart';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import * as contracts from '@quickportal/contracts/uploaded-files/transfers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyNotes } from '../../bindings/apply-notes.ts';
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
import { sendContent, sendErrors } from './send-file.ts';
import { receivePreview, receiveUpload } from './receive-upload.ts';

interface TransferRoutes {
  /** Path of the REST base. */
  base: string;
  contextOf: ContextOf;
}

type Transfer = (ctx: CallContext, input: never, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What is not JSON about files: uploading one, downloading it and its errors. */
export async function registerTransfers(app: FastifyInstance, { base, contextOf }: TransferRoutes): Promise<void> {
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
    route(contracts.uploadFile, async (ctx, input, request, reply) => {
      const file = await receiveUpload(ctx, input, request);
      applyNotes(reply, ctx.notes);
      return reply.code(201).header('cache-control', 'no-store').send(file);
    });
    route(contracts.previewFile, async (ctx, input, request, reply) =>
      reply.header('cache-control', 'no-store').send(await receivePreview(ctx, input, request)),
    );
    route(contracts.downloadUploadedFile, (ctx, input, _request, reply) => sendContent(ctx, input, reply));
    route(contracts.downloadUploadedFileErrors, (ctx, input, _request, reply) => sendErrors(ctx, input, reply));
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
