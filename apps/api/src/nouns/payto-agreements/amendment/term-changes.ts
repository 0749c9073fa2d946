import type { TermChange } from '@quickportal/contracts/payto-agreements/term-change';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { displayAmount } from '@quickportal/contracts/rules/money';
import { payToAgreementTypes, payToFrequencies, type PayToTerms } from '@quickportal/contracts/rules/payto/terms';

const money = (cents: bigint | null) => (cents === null ? '' : displayAmount(cents, 'AUD'));
const day = (date: string | null) => (date === null ? '' : displayDate(date));

/** Fields of terms as people read them, in the order in which they are shown. */
const shownFields = {
  agreementType: { title: 'Agreement type', show: (terms) => payToAgreementTypes[terms.agreementType].title },
  amount: { title: 'Amount', show: (terms) => money(terms.paymentAmount) },
  maximumPaymentAmount: { title: 'Maximum amount', show: (terms) => money(terms.maximumPaymentAmount) },
  frequency: { title: 'Frequency', show: (terms) => payToFrequencies[terms.frequency].title },
  paymentsPerPeriod: { title: 'Payments a period', show: (terms) => terms.paymentsPerPeriod?.toString() ?? '' },
  automaticRenewal: { title: 'Automatic renewal', show: (terms) => (terms.automaticRenewal ? 'On' : 'Off') },
  endDate: { title: 'End date', show: (terms) => day(terms.endDate) },
  firstPaymentDue: { title: 'First payment due', show: (terms) => day(terms.firstPaymentDue) },
  firstPaymentAmount: { title: 'First payment amount', show: (terms) => money(terms.firstPaymentAmount) },
  lastPaymentDue: { title: 'Last payment due', show: (terms) => day(terms.lastPaymentDue) },
  lastPaymentAmount: { title: 'Last payment amount', show: (terms) => money(terms.lastPaymentAmount) },
} satisfies Readonly<Record<string, { title: string; show: (terms: Shown) => string }>>;
type Shown = Omit<PayToTerms, 'startDate'>;

/** What differs between two terms, from what to what. */
export const termChanges = (before: Shown, after: Shown): TermChange[] =>
  changesOf(
    Object.entries(shownFields).map(([field, { title, show }]) => ({
      field,
      title,
      before: show(before),
      after: show(after),
    })),
  );

const changesOf = (fields: TermChange[]): TermChange[] => fields.filter(({ before, after }) => before !== after);

/** The texts of an agreement that the payee may change alone. */
export interface AgreementTexts {
  description: string;
  shortDescription: string;
  payeeReference: string;
}

/** What differs between two texts of an agreement. */
export const textChanges = (before: AgreementTexts, after: AgreementTexts): TermChange[] =>
  changesOf([
    { field: 'description', title: 'Description', before: before.description, after: after.description },
    {
      field: 'shortDescription',
      title: 'Short description',
      before: before.shortDescription,
      after: after.shortDescription,
    },
    { field: 'payeeReference', title: 'Your reference', before: before.payeeReference, after: after.payeeReference },
  ]);
