import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';

const kinds = [
  { value: 'CARD_EXPIRING', label: 'Card about to expire', group: 'Customers' },
  { value: 'PAYMENT_APPROVED', label: 'Payment received', group: 'Payments' },
  { value: 'PAYMENT_DECLINED', label: 'Payment declined', group: 'Payments' },
  { value: 'RECURRING_DUE', label: 'Payment about to be taken', group: 'Schedules' },
  { value: 'RECURRING_STOPPED', label: 'Payment schedule stopped', group: 'Schedules' },
];
const values = kinds.map(({ value }) => value);

/** The form of the facility's notices, as the server describes it; all but one are on. */
export const noticesForm: FormSchemaDocument = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    replyToEmail: {
      type: 'string',
      title: 'Reply address',
      maxLength: 254,
      'x-form': {
        inputMode: 'email',
        help: 'Replies to notices go to this address. Without an address, no one receives them.',
      },
      'x-rules': [{ rule: 'email', message: 'Enter an email such as name@example.com' }],
    },
    switchedOn: {
      type: 'array',
      title: 'Notices that are sent',
      'x-form': { widget: 'checkbox', options: kinds },
      items: { type: 'string', title: 'Notice', enum: values },
    },
  },
  required: ['switchedOn'],
  additionalProperties: false,
  'x-form': {
    title: 'Update the notices of the facility',
    submitLabel: 'Save',
    order: ['replyToEmail', 'switchedOn'],
    groups: [{ title: '', fields: ['replyToEmail', 'switchedOn'] }],
    values: {
      replyToEmail: 'accounts@harbourcity.example.com',
      switchedOn: values.filter((kind) => kind !== 'RECURRING_DUE'),
    },
    options: {},
    today: '2026-11-20',
    currency: 'AUD',
  },
};
