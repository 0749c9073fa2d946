import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';

const gives = { field: 'change', is: 'GIVE' } as const;

/** The form of one payment of a schedule, as the server describes it. */
export const dateForm: FormSchemaDocument = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    change: {
      type: 'string',
      title: 'What to do',
      enum: ['GIVE', 'SKIP', 'RESTORE'],
      'x-form': {
        widget: 'radio',
        options: [
          { value: 'GIVE', label: 'Change the date or amount' },
          { value: 'SKIP', label: 'Skip this payment' },
          { value: 'RESTORE', label: 'Restore the schedule’s date and amount' },
        ],
      },
    },
    newDate: {
      type: 'string',
      title: 'Day',
      format: 'date',
      'x-text': 'date',
      'x-form': { width: 'half', visibleWhen: gives },
    },
    newAmount: {
      type: 'string',
      title: 'Amount',
      allOf: [
        {
          pattern: String.raw`^(0|[1-9][0-9]{0,9})\.[0-9]{2}$`,
          'x-message': 'Enter an amount with two decimals, such as 120.50',
        },
      ],
      'x-form': { widget: 'money', width: 'half', visibleWhen: gives },
    },
  },
  required: ['change'],
  additionalProperties: false,
  'x-form': {
    title: 'Change an instalment of a schedule',
    submitLabel: 'Save',
    order: ['change', 'newDate', 'newAmount'],
    groups: [{ title: '', fields: ['change', 'newDate', 'newAmount'] }],
    values: {},
    options: {},
    today: '2026-11-20',
    currency: 'AUD',
  },
};
