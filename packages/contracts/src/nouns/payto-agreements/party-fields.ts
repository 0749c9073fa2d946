import { z } from 'zod';
import { id, numberText, text } from '../../kernel/primitives.ts';
import { PayerType, PayIdTypeCode } from './payto-payer.ts';

/** How the payer's account is named: never both ways (domain/payto.md section 1). */
export const payerKinds = {
  PAYID: 'PayID',
  CUSTOMER_ACCOUNT: 'Account of the customer',
  BANK_ACCOUNT: 'Other bank account',
} as const;
export const payerKindCodes = Object.keys(payerKinds) as [keyof typeof payerKinds, ...(keyof typeof payerKinds)[]];
const isKind = (kind: keyof typeof payerKinds) => ({ field: 'payerKind', is: kind });
const shownFor = (kind: keyof typeof payerKinds) => ({ visibleWhen: isKind(kind), requiredWhen: isKind(kind) });

/** Step 1: who pays. */
export const partyShape = {
  payerName: text({ max: 140 }).meta({
    title: 'Payer name',
    description: 'Name of the account’s owner, at most 140 characters.',
    examples: ['Margaret Olsson'],
    'x-form': { width: 'half' },
  }),
  payerReference: text({ max: 35, min: 0 })
    .optional()
    .meta({
      title: 'Payer reference',
      description: 'Helps the payer to recognise the agreement, at most 35 characters.',
      'x-form': { width: 'half' },
    }),
  payerType: PayerType.default('PERSON').meta({
    title: 'Payer type',
    description: 'A person or an organisation.',
    'x-form': {
      widget: 'radio',
      options: [
        { value: 'PERSON', label: 'Person' },
        { value: 'ORGANISATION', label: 'Organisation' },
      ],
    },
  }),
  payerKind: z.enum(payerKindCodes).meta({
    title: 'Pays from',
    description: 'How the payer’s account is named: by a PayID, or by BSB and account number.',
    'x-form': { widget: 'radio', options: Object.entries(payerKinds).map(([value, label]) => ({ value, label })) },
  }),
  payId: text({ max: 256 })
    .optional()
    .meta({
      title: 'PayID',
      description: 'Email, phone number, ABN or organisation name that is registered at the payer’s bank.',
      examples: ['margaret.olsson@example.com'],
      'x-form': { autocomplete: 'off', ...shownFor('PAYID') },
      'x-rules': [{ rule: 'payId', field: 'payIdType' }],
    }),
  payIdType: PayIdTypeCode.optional().meta({
    title: 'PayID type',
    description: 'Read from the PayID if left out.',
    'x-form': {
      widget: 'select',
      width: 'half',
      options: [
        { value: 'EMAL', label: 'Email' },
        { value: 'TELI', label: 'Phone' },
        { value: 'AUBN', label: 'ABN' },
        { value: 'ORGN', label: 'Organisation name' },
      ],
      visibleWhen: isKind('PAYID'),
    },
  }),
  accountId: id()
    .optional()
    .meta({
      title: 'Account',
      description: 'A bank account of the customer.',
      'x-form': { widget: 'select', optionsFrom: 'payerAccounts', ...shownFor('CUSTOMER_ACCOUNT') },
    }),
  bsb: numberText({ max: 12 })
    .optional()
    .meta({
      title: 'BSB',
      description: 'Six digits, with a dash in the middle or without.',
      'x-form': {
        widget: 'masked',
        mask: 'bsb',
        searchPath: 'bsb-branches',
        width: 'half',
        inputMode: 'numeric',
        autocomplete: 'off',
        ...shownFor('BANK_ACCOUNT'),
      },
      'x-rules': [{ rule: 'bsb' }],
    }),
  accountNumber: numberText({ max: 20 })
    .optional()
    .meta({
      title: 'Account number',
      description: 'One to nine digits; leading zeros count.',
      'x-form': { width: 'half', inputMode: 'numeric', autocomplete: 'off', ...shownFor('BANK_ACCOUNT') },
      'x-rules': [{ rule: 'auAccount' }],
    }),
};
