import type { AccountType } from '@quickportal/contracts/rules/account-types';
import { isCard, paymentMethods } from '@quickportal/contracts/rules/payment-methods';
import { limitBroken } from '@quickportal/contracts/rules/amount-limits';
import { settlementDate, type PaymentMethod } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { displayAmount, type Currency } from '@quickportal/contracts/rules/money';
import { effectiveRate, withSurcharge, type SurchargedAmount } from '@quickportal/contracts/rules/surcharge';
import type { Payer, PayerAccount } from '@quickportal/db/payments/payer';
import type { SettlementTarget } from '@quickportal/db/payments/settlement-account';
import { conflict, fieldProblem, notFound } from '../../kernel/problem.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { targetOf, type PaymentFacts } from './payment-facts.ts';
import type { PaymentOrder } from './payment-order.ts';
import { sourceOfAccount, type PaymentSource } from './payment-source.ts';

/** What a payment comes to, and everything that recording it needs. Amounts in cents. */
export interface Quote extends SurchargedAmount {
  payer: Payer;
  source: PaymentSource;
  /** Thousandths of a percent. */
  rate: bigint;
  target: SettlementTarget;
  method: PaymentMethod;
  /** yyyy-mm-dd */
  settlementDate: string;
}

/** Of a payment from an account of the customer. */
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
 * Checks everything that a payment needs, and what it comes to. Throws not-found for a customer out of scope, and
 * otherwise says what is wrong on its field.
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
  return {
    ...withSurcharge(order.principal, rate),
    payer,
    account,
    source: sourceOfAccount(account),
    rate,
    target,
    method,
    settlementDate: settlementDate(method, place.now),
  };
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
  const payment = (await facts.cards(businessId)).find((card) => card.cardScheme === cardScheme);
  if (!payment || !(cardType === 'DEBIT' ? payment.debit || !payment.credit : payment.credit))
    throw fieldProblem('accountId', 'The business does not accept this card. Choose another account.');
  const [year, month] = today.split('-').map(Number) as [number, number];
  if (expiryYear !== null && expiryMonth !== null && expiryYear * 12 + expiryMonth < year * 12 + month)
    throw fieldProblem('accountId', 'The card has expired.');
}

/** Refuses an amount of nothing, or outside the limits of the facility. */
export async function checkAmount(
  facts: Pick<PaymentFacts, 'limits'>,
  amount: bigint,
  key: { communityId: number; currency: 'AUD' | 'NZD' },
): Promise<void> {
  if (amount <= 0n) throw fieldProblem('amount', 'Enter 0.01 or more.');
  const limits = await facts.limits(key);
  const broken = limitBroken(amount, limits);
  if (broken === null || limits === null) return;
  const limit = withCurrency(limits[broken], key.currency);
  throw fieldProblem('amount', `Enter at ${broken === 'minimum' ? 'least' : 'most'} ${limit}.`);
}

/** Facilities that take both currencies have a limit of each: `$5,000.00 AUD`, `NZ$5,000.00`. */
const withCurrency = (cents: bigint, currency: Currency): string =>
  currency === 'AUD' ? `${displayAmount(cents, currency)} AUD` : displayAmount(cents, currency);

/**
 * Surcharge rate of a payment from an account on a day (yyyy-mm-dd), in thousandths of a percent. Prepaid cards, and
 * cards whose funding is not known, count as credit.
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
