import { formatDateOnly } from '@quickportal/ui/date-time';
import { formatMoney } from '@quickportal/ui/money';
import type { PayToFrequency } from '@quickportal/contracts/rules/payto/terms';

const every: Record<PayToFrequency, string> = {
  AD_HOC: 'whenever one is due',
  INTRA_DAY: 'several times a day',
  DAILY: 'every day',
  WEEKLY: 'every week',
  FORTNIGHTLY: 'every fortnight',
  MONTHLY: 'every month',
  QUARTERLY: 'every quarter',
  HALF_YEARLY: 'every half-year',
  YEARLY: 'every year',
};

/** What was entered about payments so far, as a body has it. */
export type EnteredTerms = Readonly<Record<string, unknown>>;

const textOf = (terms: EnteredTerms, field: string): string => {
  const value = terms[field];
  return typeof value === 'string' ? value : '';
};

/** How often: "every month", "2 times every week". */
export function frequencyWords(terms: EnteredTerms): string {
  const words = every[textOf(terms, 'frequency') as PayToFrequency] ?? '';
  const count = terms['paymentsPerPeriod'];
  return typeof count === 'number' && count > 1 ? `up to ${count} times ${words}` : words;
}

/** The amount of a payment: of variable and usage based agreements the most that one can be. */
export function paymentAmount(terms: EnteredTerms): { isMost: boolean; amount: string } {
  const isMost = textOf(terms, 'amount') === '';
  return { isMost, amount: textOf(terms, isMost ? 'maximumPaymentAmount' : 'amount') };
}

/** From when to when: "From 24 Nov 2026 until 23 Nov 2027". */
export function validityWords(terms: EnteredTerms): string {
  const from = `From ${formatDateOnly(textOf(terms, 'startDate'))}`;
  if (terms['automaticRenewal'] === true) return `${from} until it is cancelled`;
  const end = textOf(terms, 'endDate');
  if (end === '') return `${from}, without an end date`;
  return end === textOf(terms, 'startDate')
    ? `Once, on ${formatDateOnly(end)}`
    : `${from} until ${formatDateOnly(end)}`;
}

/** The first or the last payment where it differs: "$20.00 on 24 Nov 2026"; empty where it does not. */
export function paymentWords(terms: EnteredTerms, which: 'first' | 'last'): string {
  const amount = textOf(terms, `${which}PaymentAmount`);
  const due = textOf(terms, `${which}PaymentDue`);
  const words = [amount && formatMoney(amount, 'AUD'), due && formatDateOnly(due)].filter((part) => part !== '');
  return words.join(' on ');
}
