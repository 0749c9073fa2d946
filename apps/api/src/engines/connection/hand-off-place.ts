import {
  findHandOffBusiness,
  findHandOffCustomer,
  type HandOffBusiness,
} from '@quickportal/db/hand-offs/find-hand-off-place';
import type { HandOffField } from '@quickportal/contracts/rules/payments/hand-off';
import type { Reader } from '@quickportal/db/connect/reader';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { findIsAllowedOrigin } from '@quickportal/db/domains/find-domain';
import { Problem } from '../../kernel/problem.ts';
import { paymentFacts } from '../payments/payment-facts.ts';
import { checkAmount } from '../payments/quote-payment.ts';
import { nameIn, returnOrigin } from './hand-off-faults.ts';
import { valueOf } from './hand-off-signature.ts';

/** What a hand-off names within its facility. */
export interface HandOffPlace {
  /** Undefined: it names no enabled business. */
  business: HandOffBusiness | undefined;
  /** Null: it names none, or a number that no customer of the business has. */
  customerId: number | null;
  /** What is wrong, by field. */
  faults: ReadonlyMap<string, string>;
}

/** Looks up the business of a hand-off, and what depends on the facility: the currency, and where payers may return. */
export async function findHandOffPlace(
  db: Reader,
  communityId: number,
  fields: readonly HandOffField[],
): Promise<HandOffPlace> {
  const faults = new Map<string, string>();
  const code = nameIn(fields, 'supplierBusinessCode');
  const business = code === null ? undefined : await findHandOffBusiness(db, { communityId, code });
  if (valueOf(fields, 'supplierBusinessCode') && !business)
    faults.set('supplierBusinessCode', 'No enabled business has this code.');
  const currency = valueOf(fields, 'currency');
  if (business && currency && currency !== business.currency)
    faults.set('currency', `The business takes payments in ${business.currency}.`);
  const amount = parseAmount(valueOf(fields, 'principalAmount') ?? '');
  if (business && amount) {
    const fault = await amountFault(db, amount, { communityId, currency: business.currency });
    if (fault !== null) faults.set('principalAmount', fault);
  }
  const customerNumber = nameIn(fields, 'customerNumber');
  const customer =
    business && customerNumber !== null
      ? await findHandOffCustomer(db, { communityId, businessId: business.businessId, customerNumber })
      : undefined;
  // Paying would refuse it too, but only once the payer has entered a card
  if (customer?.isEnabled === false) faults.set('customerNumber', 'The customer is disabled.');
  for (const name of ['returnUrl', 'cancelUrl']) {
    const origin = returnOrigin(valueOf(fields, name) ?? '');
    if (origin !== null && !(await findIsAllowedOrigin(db, { communityId, origin })))
      faults.set(name, 'Its domain is not on the domain whitelist.');
  }
  return { business, customerId: customer?.customerId ?? null, faults };
}

/** Why the facility's limits refuse an amount, in cents; null where they do not. */
async function amountFault(
  db: Reader,
  amount: bigint,
  facility: { communityId: number; currency: 'AUD' | 'NZD' },
): Promise<string | null> {
  try {
    await checkAmount(paymentFacts(db), amount, facility);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.errors?.[0]?.messages[0] ?? error.message;
  }
}
