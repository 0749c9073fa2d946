import type { Customer } from '@quickportal/contracts/customers/customer';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import type { Preview } from './payment-preview.ts';

/** Who pays in the stories; all people are invented. */
export const margaret: Customer = {
  customerId: 1_048_217,
  businessId: 101,
  businessName: 'Harbour City Water',
  customerName: 'Margaret Olsson',
  customerNumber: 'HCW-0041827',
  customerEnabled: true,
  street1: '',
  street2: '',
  street3: '',
  city: '',
  state: 'NSW',
  postcode: '',
  email: 'margaret.olsson@example.com',
  receivesEmail: true,
  receivesSms: false,
  phoneNumber: '',
  hasPayToProduct: false,
  version: 1,
  createdAt: '2026-08-12T23:20:00.000Z',
  updatedAt: '2026-08-12T23:20:00.000Z',
};

const money = (amount: string, displayAmount: string) => ({ amount, currency: 'AUD' as const, displayAmount });

/** What 1,240.00 from the card comes to. */
export const preview: Preview = {
  principalAmount: money('1240.00', '$1,240.00'),
  surchargeAmount: money('13.64', '$13.64'),
  totalAmount: money('1253.64', '$1,253.64'),
  surchargeRate: '1.1',
  settlementDate: '2026-11-23',
  samePayment: null,
  fraudGuard: null,
};

const line = (title: string, half = false) => ({
  type: 'string' as const,
  title,
  minLength: 0,
  maxLength: 255,
  'x-text': 'line' as const,
  ...(half && { 'x-form': { width: 'half' as const } }),
});

/** The form of a payment, as the server describes it. */
export const paymentForm: FormSchemaDocument = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    accountId: { type: 'integer', title: 'Account', minimum: 1, 'x-form': { widget: 'select' } },
    amount: {
      type: 'string',
      title: 'Principal amount',
      allOf: [
        {
          pattern: String.raw`^(0|[1-9][0-9]{0,9})\.[0-9]{2}$`,
          'x-message': 'Enter an amount with two decimals, such as 120.50',
        },
      ],
      'x-form': { widget: 'money', large: true },
      'x-rules': [{ rule: 'amountAtLeast', value: '0.01' }],
    },
    customerReferenceNumber: line('Customer reference number', true),
    paymentReferenceNumber: line('Payment reference number', true),
    comment: line('Comment'),
  },
  required: ['accountId', 'amount'],
  additionalProperties: false,
  'x-form': {
    title: 'Take a payment',
    order: ['amount', 'accountId', 'customerReferenceNumber', 'paymentReferenceNumber', 'comment'],
    groups: [
      {
        title: '',
        fields: ['amount', 'accountId', 'customerReferenceNumber', 'paymentReferenceNumber', 'comment'],
      },
    ],
    values: { accountId: 500_001, customerReferenceNumber: 'HCW-0041827' },
    options: {},
    today: '2026-11-20',
    currency: 'AUD',
  },
};
