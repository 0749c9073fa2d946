import type { z } from 'zod';
import type {
  checkPayToAgreementEcommerceParty,
  checkPayToAgreementEcommercePayment as checkPaymentContract,
} from '@quickportal/contracts/payto-agreements/contracts';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import type { PayToTerms } from '@quickportal/contracts/rules/payto/terms';
import type { Reader } from '@quickportal/db/connect/reader';
import { listPayToBusinesses, type PayToBusiness } from '@quickportal/db/payto-agreements/list-payto-businesses';
import { holdsRight } from '../../engines/access/authorise.ts';
import { paymentFacts } from '../../engines/payments/payment-facts.ts';
import { checkAmount } from '../../engines/payments/quote-payment.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { checkPayer, checkTerms, sydneyDate, type CheckedPayer } from './new-agreement/new-agreement.ts';

export type EcommerceParty = z.output<NonNullable<typeof checkPayToAgreementEcommerceParty.body>>;
export type EcommercePaymentBody = z.output<NonNullable<typeof checkPaymentContract.body>>;

/** Businesses that the caller may take such a payment for. */
export async function payToBusinessesOf(ctx: CallContext, db: Reader = ctx.db): Promise<PayToBusiness[]> {
  const businesses = await listPayToBusinesses(db, communityOf(ctx).communityId);
  return businesses.filter(({ businessId }) => holdsRight(ctx.actor, 'TERMINAL_EXISTING_CUSTOMER', businessId));
}

/** Refuses a business that cannot be paid, or not by this caller, and a payer that the network would not know. */
export async function checkEcommerceParties(
  ctx: CallContext,
  db: Reader,
  party: EcommerceParty,
): Promise<{ business: PayToBusiness; payer: CheckedPayer }> {
  const businesses = await payToBusinessesOf(ctx, db);
  const business = businesses.find(({ businessId }) => businessId === party.businessId);
  if (!business) throw fieldProblem('businessId', 'Choose a business with the PayTo product and a payee account.');
  // The payer is no customer: no account of one can be named
  return { business, payer: await checkPayer(db, 0, party) };
}

/** One payment of a fixed amount, from today until the day after the payer can last respond. */
export function ecommerceTerms({ amount }: EcommercePaymentBody, now: Date): PayToTerms & { currency: 'AUD' } {
  return {
    agreementType: 'FIXED',
    frequency: 'AD_HOC',
    currency: 'AUD',
    paymentAmount: parseAmount(amount),
    maximumPaymentAmount: null,
    firstPaymentAmount: null,
    lastPaymentAmount: null,
    firstPaymentDue: null,
    lastPaymentDue: null,
    paymentsPerPeriod: 1,
    pointInTime: null,
    automaticRenewal: false,
    startDate: sydneyDate(now),
    endDate: addDays(sydneyDate(respondBy(now)), 1),
  };
}

/** Refuses what the network or the facility would refuse, on its field. Returns the terms of its agreement. */
export async function checkEcommerceAmount(ctx: CallContext, db: Reader, payment: EcommercePaymentBody, now: Date) {
  const terms = ecommerceTerms(payment, now);
  checkTerms(terms, { today: terms.startDate, isNew: true });
  const { communityId } = communityOf(ctx);
  await checkAmount(paymentFacts(db), terms.paymentAmount ?? 0n, { communityId, currency: terms.currency });
  return terms;
}
