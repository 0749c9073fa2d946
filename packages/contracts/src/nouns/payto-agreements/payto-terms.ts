import { z } from 'zod';
import { count, date, money } from '../../kernel/primitives.ts';
import { payToAgreementTypeCodes, payToFrequencyCodes } from '../../rules/payto/terms.ts';

/** How often payments may be taken, as a code and in words. */
export const frequency = z
  .strictObject({
    code: z.enum(payToFrequencyCodes).meta({ title: 'Frequency', description: 'How often payments may be taken.' }),
    displayName: z.string().meta({
      title: 'Frequency in words',
      description: 'The frequency as a person reads it.',
      examples: ['Monthly'],
    }),
  })
  .meta({ id: 'PayToFrequency' });

const amount = (title: string, description: string) => money().nullable().meta({ title, description });
const day = (title: string, description: string) => date().nullable().meta({ title, description });

/** What payments under an agreement follow. Dates of Sydney. */
export const PayToTermsShape = {
  agreementType: z
    .enum(payToAgreementTypeCodes)
    .meta({ title: 'Agreement type', description: 'What the agreement says of the amount of a payment.' }),
  frequency,
  amount: amount('Amount', 'Of each payment; with a maximum, the least of one. Null: only the maximum counts.'),
  maximumPaymentAmount: amount('Maximum amount', 'The most a payment can be; null where there is none.'),
  firstPaymentAmount: amount('First payment', 'Amount of the first payment, where it differs.'),
  lastPaymentAmount: amount('Last payment', 'Amount of the last payment, where it differs.'),
  firstPaymentDue: day('First payment due', 'From when the first payment can be taken.'),
  lastPaymentDue: day('Last payment due', 'When the last payment is due.'),
  paymentsPerPeriod: count().nullable().meta({
    title: 'Payments a period',
    description: 'How many payments a period may have; null: as the frequency says.',
  }),
  pointInTime: count()
    .nullable()
    .meta({ title: 'Day of the period', description: 'From 1; null where none is agreed.' }),
  automaticRenewal: z
    .boolean()
    .meta({ title: 'Automatic renewal', description: 'Whether it goes on until it is cancelled.' }),
  startDate: date().meta({ title: 'Start', description: 'First day of the agreement. It never changes.' }),
  endDate: day('End', 'Last day that a payment can be taken on; null where it renews automatically or has no end.'),
};
