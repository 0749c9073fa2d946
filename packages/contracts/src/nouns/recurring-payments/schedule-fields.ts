import { z } from 'zod';
import type { Condition } from '../../kernel/form-meta.ts';
import { amountText, date, text } from '../../kernel/primitives.ts';
import { frequencies, scheduleFrequencies } from '../../rules/schedule/frequency.ts';
import { endRules } from '../../rules/schedule/series.ts';
import { EndRule, Frequency } from './recurring-payment.ts';

const PAYMENT = 'Payment';
const WHEN = 'When';
const REFERENCES = 'References';

const repeats: Condition = { field: 'frequency', isNot: 'ONCE' };
const endsBy = (rule: string): Condition => ({ all: [repeats, { field: 'endRule', is: rule }] });

const reference = (title: string, description: string) =>
  text({ max: 255, min: 0 })
    .optional()
    .meta({ title, description, 'x-form': { group: REFERENCES, width: 'half' } });

/** What a schedule is made of, asked for when it is added and when it is changed. */
export const scheduleShape = {
  description: text({ max: 100 }).meta({
    title: 'Description',
    description: 'What the payments are for; the customer reads it in notices.',
    examples: ['Water rates'],
    'x-form': { group: PAYMENT, width: 'half' },
  }),
  instalmentAmount: amountText().meta({
    title: 'Amount of each payment',
    description: 'Principal, decimal text with two digits. A card surcharge is added to it.',
    examples: ['120.50'],
    'x-form': { widget: 'money', group: PAYMENT, width: 'half' },
    'x-rules': [{ rule: 'amountAtLeast', value: '0.01' }],
  }),
  accountToken: text({ max: 64 }).meta({
    title: 'Account',
    description: 'Token of the customer’s card or bank account to charge.',
    'x-form': { widget: 'select', optionsFrom: 'scheduleAccounts', group: PAYMENT },
  }),
  frequency: Frequency.meta({
    title: 'Frequency',
    description: 'How often a payment is taken.',
    'x-form': {
      group: WHEN,
      width: 'half',
      options: scheduleFrequencies.map((value) => ({ value, label: frequencies[value].title })),
    },
  }),
  nextPaymentDate: date().meta({
    title: 'Next payment date',
    description: 'Date of the next payment; later dates are calculated from it.',
    'x-form': { group: WHEN, width: 'half' },
  }),
  endRule: EndRule.optional().meta({
    title: 'Ends',
    description: 'When it ends; until stopped when left out.',
    'x-form': {
      widget: 'radio',
      group: WHEN,
      options: Object.entries(endRules).map(([value, label]) => ({ value, label })),
      visibleWhen: repeats,
      requiredWhen: repeats,
    },
  }),
  endDate: date()
    .optional()
    .meta({
      title: 'End date',
      description: 'The last date that can be due. Only with ON_DATE.',
      'x-form': { group: WHEN, width: 'half', visibleWhen: endsBy('ON_DATE'), requiredWhen: endsBy('ON_DATE') },
      'x-rules': [{ rule: 'dateNotBefore', field: 'nextPaymentDate' }],
    }),
  numberOfPayments: z
    .int()
    .min(1)
    .max(9999)
    .optional()
    .meta({
      title: 'Number of payments',
      description: 'Payments from the next payment date on. Only with AFTER_PAYMENTS.',
      'x-form': {
        group: WHEN,
        width: 'half',
        visibleWhen: endsBy('AFTER_PAYMENTS'),
        requiredWhen: endsBy('AFTER_PAYMENTS'),
      },
    }),
  customerReferenceNumber: reference(
    'Customer reference',
    'Your reference for the customer; the customer number if left out.',
  ),
  paymentReferenceNumber: reference('Payment reference', 'Sent with every payment; the schedule’s code if left out.'),
};

/** Never asked for in the form: the page asks when the server says that it is needed (1R117 1R118). */
export const confirmPaymentToday = z
  .boolean()
  .optional()
  .meta({
    title: 'Confirm payment today',
    description: 'True where the next payment date is today: a payment will be attempted immediately.',
    'x-form': { widget: 'hidden' },
  });
