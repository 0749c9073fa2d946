import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';

/** The form of a refund, as the server describes it. */
export const refundForm: FormSchemaDocument = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    principalAmount: {
      type: 'string',
      title: 'Amount',
      allOf: [
        {
          pattern: String.raw`^(0|[1-9][0-9]{0,9})\.[0-9]{2}$`,
          'x-message': 'Enter an amount with two decimals, such as 120.50',
        },
      ],
      'x-form': { widget: 'money', help: 'Its share of the surcharge is refunded as well.' },
    },
    reason: { type: 'string', title: 'Reason', minLength: 1, maxLength: 255, 'x-text': 'line' },
  },
  required: ['principalAmount', 'reason'],
  additionalProperties: false,
  'x-form': {
    title: 'Refund',
    order: ['principalAmount', 'reason'],
    groups: [{ title: '', fields: ['principalAmount', 'reason'] }],
    values: {},
    options: {},
    today: '2026-11-20',
  },
};
