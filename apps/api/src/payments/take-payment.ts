import * as contracts from '@quickportal/contracts/payments/contracts';
import { liveRules } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import { formatRate } from '@quickportal/contracts/rules/surcharge';
import { findRulesInForce, type RulesInForce } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import { findSamePayment } from '@quickportal/db/payments/same-payment';
import { getPayer } from '@quickportal/db/payments/payer';
import { holdsRight } from '../engines/access/authorise.ts';
import { sendAttempt } from '../engines/payments/learn-outcome.ts';
import { paymentFacts } from '../engines/payments/payment-facts.ts';
import type { PaymentOrder } from '../engines/payments/payment-order.ts';
import { moneyOf } from '../engines/payments/to-transaction.ts';
import { quotePayment } from '../engines/payments/quote-payment.ts';
import { recordPayments, type WantedPayment } from '../engines/payments/record-payment.ts';
import { sentResponse, type SentResponse } from '../engines/payments/stored-response.ts';
import type { Gateway, PaymentInstruction } from '../engines/gateways/gateway.ts';
import type { CallContext } from '../procedures/context.ts';
import { implement } from '../procedures/implement.ts';
import { communityOf } from '../procedures/scope.ts';
import { shortIpAddress } from '../kernel/ip-address.ts';
import { fieldProblem, Problem } from '../kernel/problem.ts';
import { batchedTwoStepChanges } from '../procedures/batched-two-step-changes.ts';
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

/** Payments of one community that are asked for at once are recorded together, and each is sent by itself. */
const take = batchedTwoStepChanges<PaymentOrder, PaymentInstruction, TakeResponse>({
  async first(services, tools, requests) {
    const [requestAmongOthers] = requests;
    if (!requestAmongOthers) return [];
    const wanted = requests.map(({ ctx: { actor, origin }, wanted: order, held }): WantedPayment => {
      return { order, actor, origin, held };
    });
    const recorded = await recordPayments(services, tools, communityOf(requestAmongOthers.ctx), wanted);
    return recorded.map((entry) => {
      if (entry instanceof Problem) return entry;
      if (entry.instruction) return { send: entry.instruction };
      return { response: { status: 201, body: sentResponse('PAYMENT', entry.transaction, false).body } };
    });
  },
  async send(ctx, instruction) {
    const { instructionId } = instruction;
    const send = (gateway: Gateway) => gateway.authorise(instruction);
    return payment(await sendAttempt(ctx.services, { kind: 'PAYMENT', instructionId, send, learner: ctx }));
  },
});

interface TakeResponse {
  status: 201;
  body: SentResponse['body'];
}
const payment = ({ body }: SentResponse): TakeResponse => ({ status: 201, body });

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

/** What is switched on; null where nothing is. */
function settingOf(inForce: RulesInForce | undefined) {
  const rules = inForce ? liveRules(inForce.values, inForce.binTestingCode) : [];
  return inForce && rules.length > 0 ? { mode: inForce.values.mode, rules } : null;
}
