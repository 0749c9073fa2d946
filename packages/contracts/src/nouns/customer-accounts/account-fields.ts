import { numberText, text } from '../../kernel/primitives.ts';

/** Names that a direct entry file carries have at most so many characters. */
export const ACCOUNT_NAME_LIMIT = 32;

/** Fields that both adding and editing ask for, each made again so that its metadata can differ. */
export const expiryDate = () =>
  text({ max: 12 }).meta({
    title: 'Expiry date',
    description:
      'Month and year as on the card, such as MM/YY, MM/YYYY or YYYY-MM. It can be used up to the last day of that month.',
    examples: ['08/29'],
    'x-form': { widget: 'masked', mask: 'cardExpiry', width: 'half', inputMode: 'numeric', autocomplete: 'off' },
    'x-rules': [{ rule: 'cardExpiry' }],
  });

export const cardholderName = () =>
  text({ max: 100 }).meta({
    title: 'Cardholder name',
    description: 'Name as on the card.',
    examples: ['Margaret Olsson'],
    'x-form': { autocomplete: 'off' },
  });

export const accountName = () =>
  text({ max: ACCOUNT_NAME_LIMIT }).meta({
    title: 'Account name',
    description: 'Name of the account at the bank, at most 32 characters.',
    examples: ['M J Olsson'],
    'x-form': { autocomplete: 'off' },
  });

export const nzAccountName = () =>
  text({ max: ACCOUNT_NAME_LIMIT }).meta({
    title: 'Account name',
    description: 'Name of the account at the bank, at most 32 characters.',
    examples: ['Olsson Family Trust'],
    'x-form': { autocomplete: 'off' },
  });

export const cardNumber = () =>
  numberText({ max: 40 }).meta({
    title: 'Card number',
    description: 'Number of the card, with or without spaces and dashes. It is stored encrypted.',
    examples: ['4111 1111 1111 1111'],
    'x-form': { widget: 'masked', mask: 'card', autocomplete: 'off', inputMode: 'numeric' },
    'x-rules': [{ rule: 'cardNumber' }],
  });

export const bsb = () =>
  numberText({ max: 12 }).meta({
    title: 'BSB',
    description: 'Six digits, with a dash in the middle or without.',
    examples: ['062-000'],
    'x-form': {
      widget: 'masked',
      mask: 'bsb',
      searchPath: 'bsb-branches',
      width: 'half',
      inputMode: 'numeric',
      autocomplete: 'off',
    },
    'x-rules': [{ rule: 'bsb' }],
  });

export const accountNumber = () =>
  numberText({ max: 20 }).meta({
    title: 'Account number',
    description: 'One to nine digits; leading zeros count. It is stored encrypted.',
    examples: ['12345678'],
    'x-form': { width: 'half', inputMode: 'numeric', autocomplete: 'off' },
    'x-rules': [{ rule: 'auAccount' }],
  });
