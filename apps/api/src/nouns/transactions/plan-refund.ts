import { rights } from '@quickportal/contracts/access/rights';
import type { RefundPreview } from '@quickportal/contracts/transactions/contracts';
import { parseAmount } from '@quickportal/contracts/rules/money';
import type { Reader } from '@quickportal/db/connect/reader';
import { refundApprovalAbove } from '@quickportal/db/payments/write-refunds';
import { findByReceipt } from '@quickportal/db/transactions/transaction';
import { realPerson } from '../../engines/access/actor.ts';
import { quoteRefund, type RefundQuote } from '../../engines/payments/record-refund.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { findApprovers, noApproverReason } from '../../engines/proposals/approver.ts';
import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { requireNothingPending } from '../../procedures/propose.ts';
import type { CallContext } from '../../procedures/context.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf, communityScope } from '../../procedures/scope.ts';
import { refundKey, refundKind } from './refund-kind.ts';

interface RefundRequest {
  readonly params: { readonly receiptNumber: string };
  readonly body: { readonly principalAmount: string };
}

/** What a refund comes to, and whether a second person has to approve it. */
export interface RefundPlan {
  readonly quote: RefundQuote;
  readonly needsApproval: boolean;
}

/** Locks the payment and plans a refund of it. Throws where none is possible, not that much, or another one waits. */
export async function planRefund(
  db: Reader,
  communityId: number,
  refundRequest: RefundRequest,
  now: Date,
): Promise<RefundPlan> {
  const found = orNotFound(await findByReceipt(db, refundRequest.params.receiptNumber));
  const { transactionId, receiptNumber } = found;
  const principal = parseAmount(refundRequest.body.principalAmount) ?? 0n;
  const quote = await quoteRefund(db, { communityId, transactionId, principal }, now);
  const { objectType, noun } = refundKind;
  await requireNothingPending(db, { communityId, objectType, key: refundKey(receiptNumber), noun });
  const limit = await refundApprovalAbove(db, communityId);
  // Small parts of one payment don't get around the limit
  const total = quote.refundedBefore + quote.principal + quote.surcharge;
  return { quote, needsApproval: limit !== null && total > limit };
}

/** What a refund would come to and who has to agree; nothing is done. */
export async function previewRefund(ctx: CallContext, refundRequest: RefundRequest): Promise<RefundPreview> {
  const { services } = ctx;
  const { communityId } = communityOf(ctx);
  const now = services.clock.now();
  return services.db.transaction(communityScope(ctx), async (trx) => {
    const { quote, needsApproval } = await planRefund(trx, communityId, refundRequest, now);
    const { currency, businessId } = quote.original;
    return {
      principalAmount: moneyOf(quote.principal, currency),
      surchargeAmount: moneyOf(quote.surcharge, currency),
      totalAmount: moneyOf(quote.principal + quote.surcharge, currency),
      needsApproval,
      approvalRefusal: needsApproval ? await approvalRefusal(trx, ctx, { communityId, businessId, now }) : '',
    };
  });
}

/** Why a request would be refused at once, as a sentence; empty where at least one user can approve it. */
async function approvalRefusal(
  db: Reader,
  { actor, services }: CallContext,
  { now, ...place }: { communityId: number; businessId: number; now: Date },
): Promise<string> {
  const requesterId = realPerson(actor)?.systemUserId;
  const { approve } = refundKind.rights;
  if (requesterId === undefined) return `Only a portal user can request this: it needs "${rights[approve].title}".`;
  const kind = refundKind as unknown as ProposalKind;
  const request = { ...place, requesterId, subjectUserId: null, requestedAt: now, furtherRights: [] };
  return noApproverReason(await findApprovers(db, services, kind, request), services, kind) ?? '';
}
