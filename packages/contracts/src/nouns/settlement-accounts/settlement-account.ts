import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';
import { accountOptionCodes, currencyCodeList } from './account-search.ts';

/** The currency that a search is for. */
export const currencyOption = (description: string) =>
  z
    .enum(currencyCodeList)
    .optional()
    .meta({ title: 'Currency', description, examples: ['1'] });

/** The accounts that a search is for. */
export const accountOption = () =>
  z
    .enum(accountOptionCodes)
    .default('ALL')
    .meta({ title: 'Account option', description: 'Merchant accounts, bank accounts, or all.' });

const shared = {
  accountId: id().meta({ title: 'Account ID', description: 'Identifier of the account.', examples: [700_004] }),
  accountAlias: z
    .string()
    .meta({ title: 'Account alias', description: 'Name of the account.', examples: ['Water cards'] }),
  settlementAccount: z
    .string()
    .nullable()
    .meta({
      title: 'Settlement account',
      description: 'BSB, or bank and branch, and masked number of the bank account; null where there is none.',
      examples: ['062-000 •••702'],
    }),
  enabled: z.boolean().meta({ title: 'Enabled', description: 'Whether payments can settle to it.' }),
};

/** A merchant account that card payments of a business settle to (2E035). */
export const MerchantSettlementAccount = z
  .strictObject({
    ...shared,
    merchantId: z.string().meta({ title: 'Merchant ID', description: 'Its merchant ID.', examples: ['22814410'] }),
    merchantName: z
      .string()
      .meta({ title: 'Merchant name', description: 'Name on statements of payers.', examples: ['HARBOUR CITY WATER'] }),
    location: z
      .string()
      .meta({ title: 'Location', description: 'Where the merchant is, or empty.', examples: ['Newcastle'] }),
    kind: z
      .enum(['AU_MERCHANT', 'TANDEM_MERCHANT', 'NZ_MERCHANT'])
      .meta({ title: 'Kind', description: 'Kind of merchant account.' }),
    linked: z
      .boolean()
      .meta({ title: 'Linked', description: 'Whether it belongs to another business, which changes it.' }),
    mcrAvailable: z.boolean().meta({
      title: 'Merchant choice routing',
      description: 'Whether its merchant choice routing can be configured.',
    }),
  })
  .meta({ id: 'MerchantSettlementAccount' });
export type MerchantSettlementAccount = z.output<typeof MerchantSettlementAccount>;

/** A bank account that debits of a business settle to (2E036). */
export const BankSettlementAccount = z
  .strictObject({
    ...shared,
    kind: z.enum(['AU_BANK', 'NZ_BANK']).meta({ title: 'Kind', description: 'Kind of bank account.' }),
    payeeReference: z
      .string()
      .nullable()
      .meta({
        title: 'Payee reference',
        description: 'Reference on statements of the business; null for NZ accounts.',
        examples: ['WATER'],
      }),
    remitterName: z
      .string()
      .nullable()
      .meta({
        title: 'Remitter name',
        description: 'Name on statements of payers, empty where it is the APCA user name; null for NZ accounts.',
        examples: ['HC WATER'],
      }),
    accountType: z
      .enum(['NZ_DIRECT_ENTRY', 'NZ_DIRECT_ENTRY_TRACE'])
      .nullable()
      .meta({ title: 'Account type', description: 'Kind of NZ bank account; null for AU accounts.' }),
    debitUserId: z
      .string()
      .nullable()
      .meta({ title: 'Debit user ID', description: 'User ID of the sender of debits; null for AU accounts.' }),
  })
  .meta({ id: 'BankSettlementAccount' });
export type BankSettlementAccount = z.output<typeof BankSettlementAccount>;

/** The accounts that payments of a business settle to, in one currency. */
export const SettlementAccounts = z
  .strictObject({
    businessId: id().meta({
      title: 'Business ID',
      description: 'The business whose accounts they are.',
      examples: [100],
    }),
    businessName: z.string().meta({ title: 'Business', description: 'Its name.', examples: ['Harbour City Water'] }),
    businessCode: z.string().meta({ title: 'Business code', description: 'Its code.', examples: ['HCWATER'] }),
    currency: z
      .enum(currencyCodeList)
      .meta({ title: 'Currency', description: 'The currency that was searched: 1 is AUD, 3 is NZD.', examples: ['1'] }),
    accountType: z
      .enum(accountOptionCodes)
      .meta({ title: 'Account option', description: 'The accounts that were searched.', examples: ['ALL'] }),
    merchantAccounts: z.array(MerchantSettlementAccount).meta({
      title: 'Merchant accounts',
      description: 'Accounts for cards, enabled ones first; empty where only bank accounts were searched.',
    }),
    bankAccounts: z.array(BankSettlementAccount).meta({
      title: 'Bank accounts',
      description: 'Accounts for debits, enabled ones first; empty where only merchant accounts were searched.',
    }),
    mcrEnabled: z.boolean().meta({
      title: 'Merchant choice routing enabled',
      description:
        'Whether merchant choice routing can be configured: the business has an enabled AU merchant account and takes Visa or Mastercard debit cards.',
    }),
    businessEntityLabelSingular: z.string().meta({
      title: 'Business label',
      description: 'What the facility calls a supplier business.',
      examples: ['Business'],
    }),
    version: currentVersion(),
  })
  .meta({ id: 'SettlementAccounts' });
export type SettlementAccounts = z.output<typeof SettlementAccounts>;
