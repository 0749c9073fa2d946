import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';
import { accountRowShape } from '../supplier-accounts/supplier-account.ts';

const alias = z
  .string()
  .meta({ title: 'Account Alias', description: 'Name of the account.', examples: ['Water cards'] });
const merchantId = z.string().meta({ title: 'Merchant ID', description: 'Its merchant ID.', examples: ['22814410'] });
const merchantName = z
  .string()
  .meta({ title: 'Merchant name', description: 'Name on statements of payers.', examples: ['HARBOUR CITY WATER'] });
const owner = {
  businessId: id().meta({ title: 'Business ID', description: 'The business that has the account.', examples: [100] }),
  businessName: z
    .string()
    .meta({ title: 'Business', description: 'The business that has the account.', examples: ['Harbour City Water'] }),
};

/** An AU merchant or tandem merchant account, of the business itself or linked to it (3E004). */
export const MerchantAccount = z
  .strictObject({
    accountDisplayName: z.string().meta({
      title: 'Merchant Account',
      description: 'Alias and masked number of its bank account.',
      examples: ['Water cards (062-000 •••702)'],
    }),
    accountAlias: alias,
    merchantId,
    merchantName,
    merchantType: z
      .enum(['MERCHANT', 'TANDEM'])
      .meta({ title: 'Type', description: 'A tandem account takes Amex and Diners beside another merchant.' }),
    ...owner,
    linked: z.boolean().meta({
      title: 'Linked',
      description: 'Whether the account is of another business, which changes it.',
    }),
    ...accountRowShape,
  })
  .meta({ id: 'MerchantAccount' });
export type MerchantAccount = z.output<typeof MerchantAccount>;

const { accountId, enabled, pendingAccountAuthorisationId } = accountRowShape;

/** An AU merchant account of the community that a business can link or copy (3E001). */
export const LinkableMerchant = z
  .strictObject({
    accountId,
    ...owner,
    accountAlias: alias,
    enabled,
    merchantName,
    merchantId,
    location: z.string().meta({ title: 'Location', description: 'Where the merchant is, or empty.' }),
    merchantCategoryCode: z
      .string()
      .nullable()
      .meta({ title: 'Merchant category code', description: 'What the merchant sells, or null.', examples: ['4900'] }),
    overrideMccCheck: z.boolean().meta({
      title: 'Override MCC check',
      description: 'Whether wallets can be used without a valid category code.',
    }),
    accountName: z
      .string()
      .meta({ title: 'Account name', description: 'Name of the bank account.', examples: ['Harbour City Water'] }),
    settlementAccountBsb: z
      .string()
      .nullable()
      .meta({ title: 'Settlement BSB', description: 'Branch of the bank account.', examples: ['062-000'] }),
    settlementAccountNumber: z
      .string()
      .nullable()
      .meta({ title: 'Settlement account number', description: 'Masked.', examples: ['•••702'] }),
    linked: z.boolean().meta({ title: 'Linked', description: 'Whether the business already has it.' }),
    pendingAccountAuthorisationId: pendingAccountAuthorisationId.meta({
      title: 'Pending authorisation ID',
      description: 'The request to link it to the business that waits for a second person, or null.',
    }),
  })
  .meta({ id: 'LinkableMerchant' });
export type LinkableMerchant = z.output<typeof LinkableMerchant>;
