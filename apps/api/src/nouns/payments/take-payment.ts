import * as contracts from '@quickportal/contracts/payments/contracts';
import { liveRules } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import { formatRate } from '@quickportal/contracts/rules/payments/surcharge';
import { findRulesInForce, type RulesInForce } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { findSamePayment } from '@quickportal/db/payments/find-same-payment';
import { getPayer } from '@quickportal/db/payments/payer';
import { holdsRight } from '../../engines/access/authorise.ts';
import { sendAttempt } from '../../engines/payments/learn-outcome.ts';
import { paymentFacts } from '../../engines/payments/payment-facts.ts';
import type { PaymentOrder } from '../../engines/payments/payment-order.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { quotePayment } from '../../engines/payments/quote-payment.ts';
import { recordPayments, type PaymentRequest } from '../../engines/payments/record-payment.ts';
import { sentResponse, type SentResponse } from '../../engines/payments/stored-response.ts';
import type { Gateway, PaymentInstruction } from '../../engines/gateways/gateway.ts';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { shortIpAddress } from '../../kernel/ip-address.ts';
import { fieldProblem, Problem } from '../../kernel/problem.ts';
import { batchedTwoStepChanges } from '../../procedures/batched-two-step-changes.ts';
import { takenBy } from './taken-by.ts';

export const takePayment = implement(contracts.takePayment).mutation(async ({ ctx, input }) => {
  const { customerIpAddress, ...body } = input.body;
  const order = {
    ...body,
    ...takenBy(ctx.actor),
    customerId: input.params.id,
    principal: cents(body),
    payerIp: customerIpAddress === undefined ? null : payerIpOf(customerIpAddress),
  };
  if (input.query.validateOnly) return { status: 200, body: await preview(ctx, order) };
  return take(ctx, input, order);
});

/** Payments of one community that arrive at once are recorded in one transaction; each is sent on its own. */
const take = batchedTwoStepChanges<PaymentOrder, PaymentInstruction, TakeResponse>({
  async record(services, tools, requests) {
    const [firstRequest] = requests;
    if (!firstRequest) return [];
    const paymentRequests = requests.map(
      ({ ctx: { actor, origin }, payload: order, idempotencyKeyId }): PaymentRequest => {
        return { order, actor, origin, idempotencyKeyId };
      },
    );
    const recorded = await recordPayments(services, tools, communityOf(firstRequest.ctx), paymentRequests);
    return recorded.map((entry) => {
      if (entry instanceof Problem) return entry;
      if (entry.instruction) return { instruction: entry.instruction };
      return { response: { status: 201, body: sentResponse('PAYMENT', entry.transaction, false).body } };
    });
  },
  async settle(ctx, instruction) {
    const { instructionId } = instruction;
    const send = (gateway: Gateway) => gateway.authorise(instruction);
    return toTakeResponse(await sendAttempt(ctx.services, { kind: 'PAYMENT', instructionId, send, learner: ctx }));
  },
});

interface TakeResponse {
  status: 201;
  body: SentResponse['body'];
}
const toTakeResponse = ({ body }: SentResponse): TakeResponse => ({ status: 201, body });

function payerIpOf(entered: string): string {
  const address = shortIpAddress(entered);
  if (address === null)
    throw fieldProblem('customerIpAddress', 'Enter an IP address such as 203.0.113.7 or 2001:db8::1.');
  return address;
}

const cents = ({ amount }: { amount: string }): bigint => parseAmount(amount) ?? 0n;

const seeRules = ['VIEW_FRAUD_GUARD', 'MANAGE_FRAUD_GUARD'] as const;

async function preview(ctx: CallContext, order: PaymentOrder & { customerId: number; accountId: number }) {
  const { communityId, timeZone } = communityOf(ctx);
  const { db } = ctx;
  const now = ctx.services.clock.now();
  const quote = await quotePayment(paymentFacts(db), await getPayer(db, order), order, { communityId, timeZone, now });
  const { currency, businessId } = quote.payer;
  const since = new Date(now.getTime() - contracts.SAME_PAYMENT_MINUTES * 60_000);
  const seesRules = seeRules.some((right) => holdsRight(ctx.actor, right, businessId));
  const [same, rules] = await Promise.all([
    findSamePayment(db, { communityId, accountId: order.accountId, principal: quote.principal, since }),
    seesRules ? findRulesInForce(db, { communityId, businessIds: [businessId] }) : null,
  ]);
  return {
    principalAmount: moneyOf(quote.principal, currency),
    surchargeAmount: moneyOf(quote.surcharge, currency),
    totalAmount: moneyOf(quote.total, currency),
    surchargeRate: formatRate(quote.rate),
    settlementDate: quote.settlementDate,
    samePayment: same
      ? {
          receiptNumber: same.receiptNumber,
          takenAt: same.takenAt,
          statusDisplay: transactionStates.states[same.status].title,
          isOutcomeUnknown: same.status === 'IN_FLIGHT',
        }
      : null,
    fraudGuard: settingOf(rules?.get(businessId)),
  };
}

/** Returns the rules that are switched on; null where none are. */
function settingOf(inForce: RulesInForce | undefined) {
  const rules = inForce ? liveRules(inForce.values, inForce.binTestingCode) : [];
  return inForce && rules.length > 0 ? { mode: inForce.values.mode, rules } : null;
}
