import * as contracts from '@quickportal/contracts/payments/contracts';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { formatRate } from '@quickportal/contracts/rules/surcharge';
import { getPayer } from '@quickportal/db/payments/payer';
import { sendAttempt } from '../engines/payments/learn-outcome.ts';
import { paymentFacts } from '../engines/payments/payment-facts.ts';
import type { PaymentOrder } from '../engines/payments/payment-order.ts';
import { moneyOf } from '../engines/payments/present-transaction.ts';
import { quotePayment } from '../engines/payments/quote-payment.ts';
import { recordPayments, type WantedPayment } from '../engines/payments/record-payment.ts';
import { sentAnswer, type SentAnswer } from '../engines/payments/stored-answer.ts';
import type { Gateway, PaymentInstruction } from '../engines/gateways/gateway.ts';
import { implement, type CallContext } from '../kernel/implement.ts';
import { communityOf, communityScope } from '../kernel/scope.ts';
import { Problem } from '../kernel/problem.ts';
import { twoStepChangesTogether } from '../kernel/two-step-changes-together.ts';

export const takePayment = implement(contracts.takePayment).mutation(async ({ ctx, input }) => {
  const order: PaymentOrder = {
    ...input.body,
    ...where(ctx),
    customerId: input.params.id,
    principal: cents(input.body),
  };
  if (input.query.validateOnly) return { status: 200, body: await preview(ctx, order) };
  return take(ctx, input, order);
});

/** Payments of one community that are asked for at once are recorded together, and each is sent by itself. */
const take = twoStepChangesTogether<PaymentOrder, PaymentInstruction, Taken>({
  async first(services, tools, requests) {
    const [any] = requests;
    if (!any) return [];
    const wanted = requests.map(({ ctx: { actor, origin }, wanted: order, held }): WantedPayment => {
      return { order, actor, origin, held };
    });
    const recorded = await recordPayments(services, tools, communityOf(any.ctx), wanted);
    return recorded.map((it) => {
      if (it instanceof Problem) return it;
      if (it.instruction) return { send: it.instruction };
      return { answer: { status: 201, body: sentAnswer('PAYMENT', it.transaction, false).body } };
    });
  },
  async send(ctx, instruction) {
    const { instructionId } = instruction;
    const send = (gateway: Gateway) => gateway.authorise(instruction);
    return taken(await sendAttempt(ctx.services, { kind: 'PAYMENT', instructionId, send, learner: ctx }));
  },
});

interface Taken {
  status: 201;
  body: SentAnswer['body'];
}
const taken = ({ body }: SentAnswer): Taken => ({ status: 201, body });

const cents = ({ amount }: { amount: string }): bigint => parseAmount(amount) ?? 0n;

/** People take payments by phone or at the counter, programs for whoever pays on their site. */
const where = ({ actor }: CallContext) =>
  actor.kind === 'apiKey'
    ? ({ product: 'RESTAPI', source: 'RESTAPI', eci: 'INTERNET' } as const)
    : ({ product: 'TERMINAL', source: 'TERMINAL', eci: 'PHONE' } as const);

async function preview(ctx: CallContext, order: PaymentOrder) {
  const { communityId, timeZone } = communityOf(ctx);
  const db = ctx.services.db.reader(communityScope(ctx));
  const now = ctx.services.clock.now();
  const quote = await quotePayment(paymentFacts(db), await getPayer(db, order), order, { communityId, timeZone, now });
  const { currency } = quote.payer;
  return {
    principalAmount: moneyOf(quote.principal, currency),
    surchargeAmount: moneyOf(quote.surcharge, currency),
    totalAmount: moneyOf(quote.total, currency),
    surchargeRate: formatRate(quote.rate),
    settlementDate: quote.settlementDate,
  };
}
