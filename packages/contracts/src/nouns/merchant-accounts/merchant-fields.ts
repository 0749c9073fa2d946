import { z } from 'zod';
import { text } from '../../kernel/primitives.ts';
import { accountAlias, accountName } from '../supplier-accounts/account-names.ts';
import { auBankChangeFields, auBankFields } from '../supplier-accounts/au-bank-fields.ts';
import { nzMerchantFields } from '../supplier-accounts/nz-account-fields.ts';

const merchant = {
  accountAlias,
  merchantId: nzMerchantFields.merchantId.meta({ examples: ['22814410'] }),
  merchantName: nzMerchantFields.merchantName.meta({ examples: ['HARBOUR CITY WATER'] }),
  location: nzMerchantFields.location.meta({
    examples: ['Newcastle'],
    'x-form': { width: 'half', autocomplete: 'off' },
  }),
  merchantCategoryCode: z
    .string()
    .regex(/^(?:[0-9]{4})?$/, { message: 'Use four digits.' })
    .default('')
    .meta({
      title: 'Merchant category code',
      description: 'What the merchant sells, four digits, or empty.',
      examples: ['4900'],
      'x-form': { width: 'half', inputMode: 'numeric', autocomplete: 'off' },
    }),
  overrideMccCheck: z
    .boolean()
    .default(false)
    .meta({
      title: 'Override MCC check',
      description: 'Whether wallets can be used without a valid category code.',
      'x-form': { widget: 'switch' },
    }),
};
const bank = { accountName, bsb: auBankFields.bsb, accountNumber: auBankFields.accountNumber };
const changedBank = { ...bank, accountNumber: auBankChangeFields.accountNumber };

/** Fields of a new AU merchant account (3E004). */
export const auMerchantFields = { ...merchant, ...bank };
export const auMerchantChangeFields = { ...merchant, ...changedBank };

const cardMerchantId = (title: string, example: string) =>
  text({ max: 15, min: 0 })
    .regex(/^[A-Za-z0-9]*$/, { message: 'Use letters and digits.' })
    .default('')
    .meta({
      title,
      description: 'Number of the merchant there, up to 15 letters and digits, or empty.',
      examples: [example],
      'x-form': { width: 'half', autocomplete: 'off' },
    });

/** How payers give their cards. */
export const eciTitles = { INTERNET: 'Internet', PHONE: 'Phone', MAIL: 'Mail', RECURRING: 'Recurring' } as const;
type Eci = keyof typeof eciTitles;

const tandem = {
  amexMerchantId: cardMerchantId('Amex Merchant Id', '9802110443'),
  dinersMerchantId: cardMerchantId('Diners Merchant Id', '3210009471'),
  eci: z
    .enum(Object.keys(eciTitles) as [Eci, ...Eci[]])
    .default('INTERNET')
    .meta({
      title: 'ECI',
      description: 'How payers give their cards: the indicator that the schemes receive.',
      'x-form': { options: Object.entries(eciTitles).map(([value, label]) => ({ value, label })) },
    }),
};

/** Fields of a new tandem merchant account. */
export const tandemFields = { ...merchant, ...tandem, ...bank };
export const tandemChangeFields = { ...merchant, ...tandem, ...changedBank };
