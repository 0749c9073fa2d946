import { z } from 'zod';
import type { Condition } from '../../kernel/form-meta.ts';
import { amountText, date, text } from '../../kernel/primitives.ts';
import { payToPurposes, payToPurposeCodes } from '../../rules/payto/purposes.ts';
import {
  MOST_PAYMENTS_PER_PERIOD,
  payToAgreementTypeCodes,
  payToAgreementTypes,
  payToFrequencies,
  payToFrequencyCodes,
} from '../../rules/payto/terms.ts';

const titled = (options: Readonly<Record<string, { title: string }>>) =>
  Object.entries(options).map(([value, { title }]) => ({ value, label: title }));

const AMOUNT = 'Amount';
const WHEN = 'When';
const FIRST_AND_LAST = 'First and last payment';

/** Groups of a form with these fields, in their order. */
export const termGroups = [
  { title: AMOUNT },
  { title: WHEN },
  { title: FIRST_AND_LAST, help: 'Only where they differ from the other payments.' },
];

const isOf = (...types: string[]): Condition => ({ field: 'agreementType', in: types });
const optionalAmount = (title: string, description: string, group: string, extra: object = {}) =>
  amountText()
    .optional()
    .meta({
      title,
      description,
      'x-form': { widget: 'money', currency: 'AUD', group, width: 'half', ...extra },
      'x-rules': [{ rule: 'amountAtLeast', value: '0.01' }],
    });
const optionalDate = (title: string, description: string, group: string, extra: object = {}) =>
  date()
    .optional()
    .meta({ title, description, 'x-form': { group, width: 'half', ...extra } });

/** What payments under an agreement follow, but for its start: asked for when it is created and when it is amended. */
export const termShape = {
  agreementType: z.enum(payToAgreementTypeCodes).meta({
    title: 'Agreement type',
    description:
      'Fixed: every payment is the same. Variable and usage based: up to a maximum. Balloon: a larger last one.',
    'x-form': { widget: 'select', options: titled(payToAgreementTypes), group: AMOUNT, width: 'half' },
  }),
  amount: optionalAmount('Amount', 'Of each payment, in Australian dollars.', AMOUNT, {
    visibleWhen: isOf('FIXED', 'BALLOON'),
    requiredWhen: isOf('FIXED', 'BALLOON'),
  }),
  maximumPaymentAmount: optionalAmount('Maximum amount', 'The most a payment can be.', AMOUNT, {
    visibleWhen: isOf('VARIABLE', 'USAGE', 'BALLOON'),
    requiredWhen: isOf('VARIABLE', 'USAGE'),
  }),
  frequency: z.enum(payToFrequencyCodes).meta({
    title: 'Frequency',
    description: 'How often payments may be taken.',
    'x-form': { widget: 'select', options: titled(payToFrequencies), group: WHEN, width: 'half' },
  }),
  paymentsPerPeriod: z
    .int()
    .min(1)
    .max(MOST_PAYMENTS_PER_PERIOD)
    .optional()
    .meta({
      title: 'Payments a period',
      description: 'How many payments a period may have. One if left out; ad hoc and intra-day: any number.',
      'x-form': { group: WHEN, width: 'half' },
    }),
  automaticRenewal: z
    .boolean()
    .default(false)
    .meta({
      title: 'Automatic renewal',
      description: 'The agreement goes on until it is cancelled.',
      'x-form': { widget: 'checkbox', group: WHEN },
    }),
  endDate: optionalDate('End date', 'The last day that a payment can be taken on.', WHEN, {
    visibleWhen: { field: 'automaticRenewal', isNot: true },
  }),
  firstPaymentDue: optionalDate('First payment due', 'From when the first payment can be taken.', FIRST_AND_LAST),
  firstPaymentAmount: optionalAmount('First payment amount', 'Where the first payment differs.', FIRST_AND_LAST),
  lastPaymentDue: optionalDate('Last payment due', 'When the last payment is due.', FIRST_AND_LAST, {
    requiredWhen: isOf('BALLOON'),
  }),
  lastPaymentAmount: optionalAmount('Last payment amount', 'Where the last payment differs.', FIRST_AND_LAST, {
    requiredWhen: isOf('BALLOON'),
  }),
};

/** The texts of an agreement that the payer reads. */
export const textShape = {
  description: text({ min: 5, max: 140 })
    .regex(/^[\x20-\x7e]*$/, { message: 'Use only letters without accents, digits and common signs.' })
    .meta({
      title: 'Description',
      description: 'What the payments are for, 5 to 140 characters without accents; the payer reads it at their bank.',
      examples: ['Water rates 10023'],
    }),
  shortDescription: text({ max: 35, min: 0 })
    .optional()
    .meta({
      title: 'Short description',
      description: 'The same in at most 35 characters, for small screens.',
      'x-form': { width: 'half' },
    }),
  payeeReference: text({ max: 35, min: 0 })
    .optional()
    .meta({
      title: 'Your reference',
      description: 'At most 35 characters; the payer sees it. The customer’s number if left out.',
      'x-form': { width: 'half' },
    }),
};

export const purposeField = z
  .enum(payToPurposeCodes)
  .default('OTHER')
  .meta({
    title: 'Purpose',
    description: 'What kind of payments these are.',
    'x-form': { widget: 'select', options: titled(payToPurposes), width: 'half' },
  });
