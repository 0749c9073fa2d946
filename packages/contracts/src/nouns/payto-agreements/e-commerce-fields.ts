import { z } from 'zod';
import { amountText, id, text, dateTime } from '../../kernel/primitives.ts';
import { partyShape, payerKindCodes, payerKinds } from './party-fields.ts';
import { purposeField, textShape } from './term-fields.ts';

const { CUSTOMER_ACCOUNT: _ofCustomer, ...ofPayer } = payerKinds;
const ecommerceKinds = { ...ofPayer, BANK_ACCOUNT: 'BSB and account number' };
const { payerName, payerReference, payerType, payId, payIdType, bsb, accountNumber } = partyShape;

/** Step 1: which business is paid, and by whom. The payer is no customer, so there is no account to choose. */
export const ecommercePartyShape = {
  businessId: id().meta({
    title: 'Business',
    description: 'The supplier business that is paid.',
    'x-form': { widget: 'select', optionsFrom: 'payToBusinesses' },
  }),
  payerName,
  payerReference,
  payerType,
  payerKind: z
    .enum(payerKindCodes)
    .exclude(['CUSTOMER_ACCOUNT'])
    .meta({
      title: 'Pays from',
      description: 'How the payer’s account is named: by a PayID, or by BSB and account number.',
      'x-form': {
        widget: 'radio',
        options: Object.entries(ecommerceKinds).map(([value, label]) => ({ value, label })),
      },
    }),
  payId,
  payIdType,
  bsb,
  accountNumber,
};

const reference = (title: string, description: string, example: string) =>
  text({ max: 35, min: 0 })
    .optional()
    .meta({ title, description, examples: [example], 'x-form': { width: 'half' } });

/** Step 2: what is paid, once. */
export const ecommercePaymentShape = {
  amount: amountText().meta({
    title: 'Amount',
    description: 'Decimal text with two digits, in Australian dollars. No surcharge is added.',
    examples: ['50.00'],
    'x-form': { widget: 'money', currency: 'AUD', large: true },
    'x-rules': [{ rule: 'amountAtLeast', value: '0.01' }],
  }),
  description: textShape.description,
  customerReferenceNumber: reference('Customer reference number', 'Your reference of the payer.', 'WEB-20931'),
  paymentReferenceNumber: reference('Payment reference number', 'Your reference of the payment.', 'INV-4711'),
  purpose: purposeField,
};

export const ecommerceRespondBy = dateTime().meta({
  title: 'Respond by',
  description: 'Until when the payer can approve. UTC.',
});
export const ecommerceShape = { ...ecommercePartyShape, ...ecommercePaymentShape };
