import * as contracts from '@quickportal/contracts/payto-agreements/contracts';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { findRefusal, payableFrom } from '@quickportal/contracts/rules/payto/flight-check';
import { AGREEMENT_METHOD, paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { settlementDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import type { Reader } from '@quickportal/db/connect/reader';
import { getPrincipalEntryId } from '@quickportal/db/payments/get-principal-entry';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { holdsRight } from '../../engines/access/authorise.ts';
import type { Gateway, PaymentInstruction } from '../../engines/gateways/gateway.ts';
import { agreementRefusal } from '../../engines/payments/agreement-refusal.ts';
import { sendAttempt } from '../../engines/payments/learn-outcome.ts';
import { paymentFacts } from '../../engines/payments/payment-facts.ts';
import type { PaymentOrder } from '../../engines/payments/payment-order.ts';
import { checkFlight } from '../../engines/payments/quote-agreement-payment.ts';
import { checkAmount } from '../../engines/payments/quote-payment.ts';
import { recordPayments } from '../../engines/payments/record-payment.ts';
import { sentResponse, type SentResponse } from '../../engines/payments/stored-response.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { Problem } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { takenBy } from '../payments/offers.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { changeInTwoSteps } from '../../procedures/two-step-change.ts';
import { loadAgreement } from './load-agreement.ts';
import { sydneyDate } from './new-agreement/new-agreement.ts';

export const takePayToAgreementPayment = implement(contracts.takePayToAgreementPayment).mutation(
  async ({ ctx, input }) => {
    const agreement = await loadAgreement(ctx.db, input.params.token);
    if (!holdsRight(ctx.actor, 'TERMINAL_EXISTING_CUSTOMER', agreement.businessId))
      throw new Problem('payto-payment-not-authorised');
    const { amount, finalPayment, ...references } = input.body;
    const order: PaymentOrder = {
      ...references,
      ...takenBy(ctx.actor),
      customerId: agreement.customerId,
      accountId: null,
      agreement: { token: agreement.agreementToken, isFinal: finalPayment },
      principal: parseAmount(amount) ?? 0n,
    };
    if (input.query.validateOnly) return { status: 200, body: await check(ctx, agreement, order) };
    const { body } = await take(ctx, input, order);
    return { status: 201, body: await withEntry(ctx.db, body) };
  },
);

const take = (ctx: CallContext, input: unknown, order: PaymentOrder): Promise<SentResponse> =>
  changeInTwoSteps<PaymentInstruction, SentResponse>(ctx, input, {
    async record({ trx, now, record, idempotencyKeyId }) {
      const { actor, origin } = ctx;
      const paymentRequests = [{ order, actor, origin, idempotencyKeyId }];
      const [recorded] = await recordPayments(ctx.services, { trx, now, record }, communityOf(ctx), paymentRequests);
      if (!recorded) throw new Error('A payment vanished');
      if (recorded instanceof Problem) throw recorded;
      if (recorded.instruction) return { instruction: recorded.instruction };
      const response = sentResponse('PAYMENT', recorded.transaction, false);
      return { response: { ...response, body: await withEntry(trx, response.body) } };
    },
    settle(instruction) {
      const { instructionId } = instruction;
      const send = (gateway: Gateway) => gateway.authorise(instruction);
      return sendAttempt(ctx.services, { kind: 'PAYMENT', instructionId, send, learner: ctx });
    },
  });

async function withEntry(db: Reader, body: SentResponse['body']) {
  const principalBatchEntryId = await getPrincipalEntryId(db, body.receiptNumber);
  if (principalBatchEntryId === undefined) throw new Error('A payment has no batch entry');
  return { ...body, principalBatchEntryId };
}

async function check({ db, services }: CallContext, agreement: PayToAgreementRecord, order: PaymentOrder) {
  const now = services.clock.now();
  const { principal, agreement: { isFinal } = { isFinal: false } } = order;
  const { communityId, terms } = agreement;
  await checkAmount(paymentFacts(db), principal, { communityId, currency: terms.currency });
  const clauses = await checkFlight(db, agreement, { principal, isFinal }, now);
  const isOpen = agreementRefusal(agreement) === null;
  return {
    amount: moneyOf(principal, terms.currency),
    settlementDate: settlementDate(paymentMethods[AGREEMENT_METHOD].calendar, now),
    clauses,
    isPossible: findRefusal(clauses) === undefined && isOpen,
    payableFrom: isOpen ? payableFrom(clauses, sydneyDate(now)) : null,
  };
}
