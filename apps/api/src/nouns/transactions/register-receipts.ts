import { getTransaction, receiptNumber } from '@quickportal/contracts/transactions/contracts';
import { findByReceipt } from '@quickportal/db/transactions/transaction';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../bindings/content-disposition.ts';
import type { ContextOf } from '../../bindings/rest.ts';
import { requireOwnRequest } from '../../bindings/own-request.ts';
import { sendProblem } from '../../bindings/send-problem.ts';
import { authorise, unauthenticated } from '../../engines/access/authorise.ts';
import { withinLimits } from '../../engines/access/call-limits.ts';
import { receiptPdf } from '../../engines/receipts/receipt-pdf.ts';
import { readReceipt } from '../../engines/receipts/receipt.ts';
import { withContract } from '../../procedures/caller-reader.ts';
import type { CallContext } from '../../procedures/context.ts';
import { notFound } from '../../kernel/problem.ts';
import { problemOf } from '../../kernel/trpc-error.ts';

const RECEIPT_COST = 10;

/** `GET transactions/{receiptNumber}/receipt`: the receipt as a PDF, for anyone who may see the transaction. */
export function registerReceipts(app: FastifyInstance, { base, contextOf }: { base: string; contextOf: ContextOf }) {
  app.get(`${base}/transactions/:receiptNumber/receipt`, async (request, reply) => {
    try {
      const ctx = await contextOf(request);
      if (ctx.actor.kind === 'anonymous') throw unauthenticated(ctx.actor);
      requireOwnRequest(request, { actor: ctx.actor, now: ctx.services.clock.now(), missing: 'csrf-token-invalid' });
      authorise(getTransaction, ctx.actor);
      const call = withContract(ctx, getTransaction);
      const { number, pdf } = await withinLimits(ctx, RECEIPT_COST, () => make(call, request));
      const { download } = request.query as { download?: unknown };
      const place = download === 'true' ? 'attachment' : 'inline';
      return await reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', contentDisposition(`receipt-${number}.pdf`, place))
        .header('cache-control', 'private, no-store')
        .send(pdf);
    } catch (error) {
      return sendProblem(request, reply, problemOf(error));
    }
  });
}

async function make(ctx: CallContext, request: FastifyRequest): Promise<{ number: string; pdf: Buffer }> {
  const parsed = receiptNumber.safeParse((request.params as { receiptNumber: string }).receiptNumber);
  if (!parsed.success) throw notFound();
  const { db } = ctx;
  const found = await findByReceipt(db, parsed.data);
  const receipt = found && (await readReceipt(db, found));
  if (!receipt) throw notFound();
  const drawn = { at: ctx.services.clock.now(), lane: `community ${found.communityId}` };
  return { number: receipt.receiptNumber, pdf: await receiptPdf(receipt, drawn) };
}
