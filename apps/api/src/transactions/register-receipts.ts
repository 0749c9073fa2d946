import { getTransaction, receiptNumber } from '@quickportal/contracts/transactions/contracts';
import { findByReceipt } from '@quickportal/db/transactions/transaction';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContextOf } from '../bindings/rest.ts';
import { sendProblem } from '../bindings/send-problem.ts';
import { authorise } from '../engines/access/authorise.ts';
import { isCsrfTokenValid } from '../engines/auth/csrf.ts';
import { receiptPdf } from '../engines/receipts/receipt-pdf.ts';
import { readReceipt } from '../engines/receipts/receipt.ts';
import type { Context } from '../kernel/context.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';
import { problemOf } from '../kernel/trpc-error.ts';

/** `GET transactions/{receiptNumber}/receipt`: the receipt as a PDF, for whoever may see the transaction. */
export function registerReceipts(app: FastifyInstance, { base, contextOf }: { base: string; contextOf: ContextOf }) {
  app.get(`${base}/transactions/:receiptNumber/receipt`, async (request, reply) => {
    try {
      const ctx = await contextOf(request);
      requireOwnRequest(ctx, request);
      authorise(getTransaction, ctx.actor);
      const { number, pdf } = await make({ ...ctx, contract: getTransaction }, request);
      const { download } = request.query as { download?: unknown };
      const place = download === 'true' ? 'attachment' : 'inline';
      return await reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `${place}; filename="receipt-${number}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(pdf);
    } catch (error) {
      return sendProblem(request, reply, problemOf(error));
    }
  });
}

/** A link can be followed from anywhere: without the header it opens only with a token of this session. */
function requireOwnRequest({ actor, services }: Context, request: FastifyRequest): void {
  if (actor.kind === 'apiKey') return;
  if (actor.kind !== 'user') throw new Problem('unauthenticated');
  if (request.headers['x-requested-with'] !== undefined) return;
  const [path = ''] = request.url.split('?');
  const { csrf } = request.query as { csrf?: unknown };
  if (!isCsrfTokenValid(actor.csrfToken, csrf, path, services.clock.now())) throw new Problem('csrf-token-invalid');
}

async function make(ctx: Context, request: FastifyRequest): Promise<{ number: string; pdf: Buffer }> {
  const parsed = receiptNumber.safeParse((request.params as { receiptNumber: string }).receiptNumber);
  if (!parsed.success) throw notFound();
  const db = ctx.services.db.reader(communityScope(ctx));
  const found = await findByReceipt(db, parsed.data);
  const receipt = found && (await readReceipt(db, found));
  if (!receipt) throw notFound();
  return { number: receipt.receiptNumber, pdf: await receiptPdf(receipt, ctx.services.clock.now()) };
}
