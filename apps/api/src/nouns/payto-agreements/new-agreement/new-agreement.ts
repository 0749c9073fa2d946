import type { Customer } from '@quickportal/contracts/customers/customer';
import type { z } from 'zod';
import type {
  checkPayToAgreementParty,
  checkPayToAgreementPayment,
} from '@quickportal/contracts/payto-agreements/contracts';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { isAustralianDebit } from '@quickportal/contracts/rules/payments/payment-methods';
import { maskPayId, normalPayId, payIdFault, payIdType } from '@quickportal/contracts/rules/contact/payid';
import { PAYTO_TIME_ZONE } from '@quickportal/contracts/rules/payto/respond-by';
import { termFaults } from '@quickportal/contracts/rules/payto/term-faults';
import type { PayToTerms } from '@quickportal/contracts/rules/payto/terms';
import type { Reader } from '@quickportal/db/connect/reader';
import { getPayeeAccount, type PayeeAccount } from '@quickportal/db/payto-agreements/get-payee-account';
import { maskedNumber, normalNumber } from '@quickportal/db/vault/vault-number';
import { getPayer, type PayerAccount } from '@quickportal/db/payments/payer';
import { dateIn } from '../../../kernel/date-in.ts';
import { conflict, fieldProblem, Problem } from '../../../kernel/problem.ts';

export type PartyBody = z.output<NonNullable<typeof checkPayToAgreementParty.body>>;
/** How a payer is named; without a customer there is no account to choose. */
type PayerBody = Pick<PartyBody, 'payerKind' | 'payId' | 'payIdType' | 'accountId' | 'bsb' | 'accountNumber'>;
export type PaymentBody = z.output<NonNullable<typeof checkPayToAgreementPayment.body>>;
type TermBody = Omit<PaymentBody, 'description' | 'shortDescription' | 'payeeReference' | 'purpose'>;

/** The date that agreements follow. */
export const sydneyDate = (now: Date): string => dateIn(PAYTO_TIME_ZONE, now);

/** The payee account that a customer's agreements settle to. 409 where the customer can have no agreement. */
export async function checkMayHaveAgreement(db: Reader, customer: Customer): Promise<PayeeAccount> {
  if (!customer.customerEnabled) throw conflict('The customer is disabled. Enable the customer first.');
  if (!customer.hasPayToProduct) throw conflict(`${customer.businessName} does not have the PayTo product.`);
  const payee = await getPayeeAccount(db, customer.businessId);
  if (!payee) throw conflict(`${customer.businessName} has no enabled PayTo payee account.`);
  return payee;
}

/** Terms as they were entered. The start date of an agreement that exists is its own. */
export function termsOf(body: TermBody, startDate: string = body.startDate): PayToTerms & { currency: 'AUD' } {
  const cents = (text: string | undefined) => (text === undefined ? null : parseAmount(text));
  return {
    agreementType: body.agreementType,
    frequency: body.frequency,
    currency: 'AUD',
    paymentAmount: cents(body.amount),
    maximumPaymentAmount: cents(body.maximumPaymentAmount),
    firstPaymentAmount: cents(body.firstPaymentAmount),
    lastPaymentAmount: cents(body.lastPaymentAmount),
    firstPaymentDue: body.firstPaymentDue ?? null,
    lastPaymentDue: body.lastPaymentDue ?? null,
    paymentsPerPeriod: body.paymentsPerPeriod ?? null,
    pointInTime: null,
    automaticRenewal: body.automaticRenewal,
    startDate,
    endDate: body.endDate ?? null,
  };
}

/** Refuses terms that the network would refuse, on the fields that are wrong. */
export function checkTerms(terms: PayToTerms, context: { today: string; isNew: boolean }): void {
  const faults = termFaults(terms, context);
  if (faults.length === 0) return;
  const errors = faults.map(({ field, message }) => ({
    field: field === 'paymentAmount' ? 'amount' : field,
    messages: [message],
  }));
  throw new Problem('validation-failed', { errors });
}

/** Where the money is to come from, before an account number goes to the vault. */
export type CheckedPayer =
  | { kind: 'PAYID'; payId: string; payIdType: ReturnType<typeof payIdType>; maskedPayId: string }
  | { kind: 'CUSTOMER_ACCOUNT'; account: PayerAccount }
  | { kind: 'BANK_ACCOUNT'; bsb: string; accountNumber: string };

/** Refuses a payer that the network would not know, on its field. */
export async function checkPayer(db: Reader, customerId: number, body: PayerBody): Promise<CheckedPayer> {
  if (body.payerKind === 'PAYID') return checkedPayId(body.payId ?? '', body.payIdType);
  if (body.payerKind === 'BANK_ACCOUNT')
    return { kind: 'BANK_ACCOUNT', bsb: body.bsb ?? '', accountNumber: body.accountNumber ?? '' };
  const payer = await getPayer(db, { customerId, accountId: body.accountId ?? 0 });
  const account = payer?.account;
  if (!account || !isAustralianDebit(account.accountType))
    throw fieldProblem('accountId', 'Choose an Australian bank account of the customer.');
  if (!account.enabled) throw fieldProblem('accountId', 'Account not enabled.');
  return { kind: 'CUSTOMER_ACCOUNT', account };
}

function checkedPayId(text: string, chosen: PartyBody['payIdType']): CheckedPayer {
  const type = chosen ?? payIdType(text);
  const payId = normalPayId(text, type);
  if (payId === null)
    throw fieldProblem('payId', payIdFault(text, type) ?? 'This is no PayID of the type you chose. Check the type.');
  return { kind: 'PAYID', payId, payIdType: type, maskedPayId: maskPayId(payId, type) };
}

/** Where the money is to come from, as a review shows it. */
export function maskedPayer(payer: CheckedPayer): string {
  if (payer.kind === 'PAYID') return payer.maskedPayId;
  if (payer.kind === 'CUSTOMER_ACCOUNT') return payer.account.maskedNumber ?? '';
  const { bsb, accountNumber } = payer;
  const number = normalNumber({ kind: 'AU_ACCOUNT', bsb, accountNumber });
  return number ? maskedNumber(number).masked : '';
}
