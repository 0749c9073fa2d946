import { ofCommunity } from '@quickportal/contracts/merchant-choice-routing/call-parts';
import { routingColumnNames, routingColumns } from '@quickportal/contracts/merchant-choice-routing/routing-columns';
import { downloadMerchantChoiceRouting } from '@quickportal/contracts/merchant-choice-routing/transfers';
import { inputParser } from '@quickportal/contracts/kernel/input';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../bindings/content-disposition.ts';
import { textDecoder } from '../../bindings/decode-text.ts';
import { requireOwnRequest } from '../../bindings/own-request.ts';
import { type ContextOf, routePath } from '../../bindings/rest.ts';
import { sendProblem } from '../../bindings/send-problem.ts';
import { authorise } from '../../engines/access/authorise.ts';
import { spendCalls } from '../../engines/access/call-limits.ts';
import { auditRefusal, refusalOf } from '../../engines/audit/refusals.ts';
import { csvField } from '../../engines/exports/csv.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { problemOf } from '../../kernel/trpc-error.ts';
import { withContract } from '../../procedures/caller-reader.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireCommunity } from './require-community.ts';
import { loadRoutableAccounts } from './routable-accounts.ts';
import { toRoutingFields } from './to-merchant-choice-routing.ts';

const contract = downloadMerchantChoiceRouting;
const parse = inputParser(contract);
const decode = textDecoder(ofCommunity);

/** `GET merchant-choice-routing/{communityId}/export`: the current routing as CSV, with a CSRF token in the address. */
export function registerRoutingExport(
  app: FastifyInstance,
  { base, contextOf }: { base: string; contextOf: ContextOf },
): void {
  app.get(base + routePath(contract.path), async (request, reply) => {
    let ctx: CallContext | undefined;
    try {
      ctx = withContract(await contextOf(request), contract);
      spendCalls(ctx, contract.cost);
      authorise(contract, ctx.actor);
      const now = ctx.services.clock.now();
      requireOwnRequest(request, { actor: ctx.actor, now, missing: 'csrf-token-invalid' });
      return await send(ctx, communityIn(request), reply);
    } catch (error) {
      const problem = problemOf(error);
      if (ctx && problem.status === 403)
        void auditRefusal(ctx.services, { ...ctx, call: contract.name, description: refusalOf(contract.summary) });
      return sendProblem(request, reply, problem);
    }
  });
}

function communityIn(request: FastifyRequest): number {
  const { params } = parse({ params: decode(request.params as Record<string, string>) }) as {
    params: { communityId: number };
  };
  return params.communityId;
}

async function send(ctx: CallContext, communityId: number, reply: FastifyReply): Promise<FastifyReply> {
  requireCommunity(ctx, communityId);
  const { timeZone } = communityOf(ctx);
  const lines = await change(ctx, { communityId }, async ({ trx, audit }) => {
    const found = await currentLines(trx, communityId);
    await audit({
      objectType: 'merchant-choice-routing-upload',
      objectId: communityId,
      description: `Merchant choice routing of ${found.length} merchants downloaded`,
    });
    return found;
  });
  const rows = [Object.values(routingColumns), ...lines];
  const today = dateIn(timeZone, ctx.services.clock.now());
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition(`merchant-choice-routing-${communityId}-${today}.csv`))
    .header('cache-control', 'private, no-store')
    .send(rows.map((row) => `${row.map((value) => csvField(value)).join(',')}\r\n`).join(''));
}

/** What may be pasted: every account that can be routed, by business code and merchant ID. */
async function currentLines(db: Parameters<typeof loadRoutableAccounts>[0], communityId: number): Promise<string[][]> {
  const { businesses, takesDebit } = await loadRoutableAccounts(db, communityId);
  const accounts = [...businesses.values()].flatMap((ofBusiness) => [...ofBusiness.values()]);
  return accounts
    .filter(({ enabled, businessId }) => enabled && takesDebit.has(businessId))
    .map(({ businessCode: supplierCode, merchantId, routing }) => {
      const line = { supplierCode, merchantId, ...toRoutingFields(routing) };
      return routingColumnNames.map((name) => line[name] ?? '');
    });
}
