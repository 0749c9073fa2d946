import type { AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { isCard, paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { limitBroken } from '@quickportal/contracts/rules/payments/amount-limits';
import { settlementDate, type PaymentMethod } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { amountWithCurrency } from '@quickportal/contracts/rules/money';
import { networkOf, type CardNetwork } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import { effectiveRate, withSurcharge, type SurchargedAmount } from '@quickportal/contracts/rules/payments/surcharge';
import type { Payer, PayerAccount } from '@quickportal/db/payments/payer';
import type { SettlementTarget } from '@quickportal/db/payments/find-settlement-target';
import { conflict, fieldProblem, notFound } from '../../kernel/problem.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { targetOf, type PaymentFacts } from './payment-facts.ts';
import type { PaymentOrder } from './payment-order.ts';
import { guestPayer, sourceOfAccount, type PaymentSource } from './payment-source.ts';

/** The amounts of a payment, and everything needed to record it. Amounts in cents. */
export interface Quote extends SurchargedAmount {
  payer: Payer;
  source: PaymentSource;
  /** Surcharge rate in thousandths of a percent. */
  rate: bigint;
  target: SettlementTarget;
  /** Where merchant choice routing sends a debit card payment; null: to the card's own network. */
  network: CardNetwork | null;
  method: PaymentMethod;
  /** yyyy-mm-dd */
  settlementDate: string;
}

/** Quote of a payment from an account of the customer. */
export interface AccountQuote extends Quote {
  account: PayerAccount;
}

export const methodOf = (accountType: AccountType) => paymentMethods[accountType].calendar;

interface Place {
  communityId: number;
  timeZone: string;
  now: Date;
}

/**
 * Checks a payment and computes its amounts. Throws not-found for a customer out of scope, otherwise validation-failed
 * on the field concerned.
 */
export async function quotePayment(
  facts: PaymentFacts,
  payer: Payer | undefined,
  order: Pick<PaymentOrder, 'principal' | 'product'>,
  place: Place,
): Promise<AccountQuote> {
  if (!payer) throw notFound();
  const { account, businessId, currency } = payer;
  if (!payer.customerEnabled) throw conflict('The customer is disabled.');
  if (!account) throw fieldProblem('accountId', 'Choose an account of the customer.');
  if (!account.enabled) throw fieldProblem('accountId', 'Account not enabled.');
  const today = dateIn(place.timeZone, place.now);
  await checkAccount(facts, businessId, account, today);
  await checkAmount(facts, order.principal, { communityId: place.communityId, currency });
  const target = await facts.target(targetOf(account, { businessId, currency, product: order.product }));
  if (!target)
    throw fieldProblem(
      'accountId',
      'The business has no settlement account for payments from this account. Choose another account.',
    );
  const method = methodOf(account.accountType);
  const rate = await rateOf(facts, businessId, account, today);
  const amounts = withSurcharge(order.principal, rate);
  const { cardScheme, cardType: funding } = account;
  return {
    ...amounts,
    payer,
    account,
    source: sourceOfAccount(account),
    rate,
    target,
    network: networkOf(target.routing, { cardScheme, funding, currency, amount: amounts.total }),
    method,
    settlementDate: settlementDate(method, place.now),
  };
}

/**
 * Quotes a payment from an account of a customer, or with a card that belongs to no account, by the same rules. Throws
 * what `quotePayment` throws.
 */
export async function quoteOrder(
  facts: PaymentFacts,
  payer: Payer | undefined,
  order: Pick<PaymentOrder, 'principal' | 'product' | 'guest'>,
  place: Place,
): Promise<Quote> {
  if (!order.guest) return quotePayment(facts, payer, order, place);
  const quote = await quotePayment(facts, guestPayer(order.guest, payer), order, place);
  return { ...quote, source: { ...quote.source, accountId: null } };
}

async function checkAccount(
  facts: PaymentFacts,
  businessId: number,
  account: PayerAccount,
  today: string,
): Promise<void> {
  const { accountType, cardScheme, cardType, expiryMonth, expiryYear } = account;
  if (account.vaultEntryId === null)
    throw fieldProblem('accountId', 'The number of this account is not stored. Add the account again.');
  if (!(await facts.accountTypes(businessId)).includes(accountType))
    throw fieldProblem('accountId', 'The business does not accept this account type. Choose another account.');
  if (!isCard(accountType)) return;
  const acceptance = (await facts.cards(businessId)).find((card) => card.cardScheme === cardScheme);
  if (!acceptance || !(cardType === 'DEBIT' ? acceptance.debit || !acceptance.credit : acceptance.credit))
    throw fieldProblem('accountId', 'The business does not accept this card. Choose another account.');
  const [year, month] = today.split('-').map(Number) as [number, number];
  if (expiryYear !== null && expiryMonth !== null && expiryYear * 12 + expiryMonth < year * 12 + month)
    throw fieldProblem('accountId', 'The card has expired.');
}

/** Throws validation-failed for an amount of zero or outside the facility's limits. */
export async function checkAmount(
  facts: Pick<PaymentFacts, 'limits'>,
  amount: bigint,
  facility: { communityId: number; currency: 'AUD' | 'NZD' },
): Promise<void> {
  if (amount <= 0n) throw fieldProblem('amount', 'Enter 0.01 or more.');
  const limits = await facts.limits(facility);
  const broken = limitBroken(amount, limits);
  if (broken === null || limits === null) return;
  const limit = amountWithCurrency(limits[broken], facility.currency);
  throw fieldProblem('amount', `Enter at ${broken === 'minimum' ? 'least' : 'most'} ${limit}.`);
}

/**
 * Returns the surcharge rate of an account on a day (yyyy-mm-dd), in thousandths of a percent. Prepaid cards, and cards
 * of unknown funding, count as credit.
 */
export async function rateOf(
  facts: Pick<PaymentFacts, 'surcharges'>,
  businessId: number,
  { cardScheme, cardType }: Pick<PayerAccount, 'cardScheme' | 'cardType'>,
  on: string,
): Promise<bigint> {
  if (cardScheme === null) return 0n;
  const funding = cardType === 'DEBIT' ? 'DEBIT' : 'CREDIT';
  return effectiveRate(await facts.surcharges(businessId), { cardScheme, funding }, on);
}
