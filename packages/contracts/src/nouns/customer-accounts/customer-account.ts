import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { dateTime, id } from '../../kernel/primitives.ts';
import { accountTypeCodes } from '../../rules/accounts/account-types.ts';

/** The kinds of account that a customer can pay from (1R013 1K010). */
export const AccountType = z.enum(accountTypeCodes);
export type AccountType = z.output<typeof AccountType>;

export const AccountCardScheme = z.enum(['VISA', 'MASTERCARD', 'AMEX', 'DINERS', 'JCB', 'UNIONPAY']);
export const AccountCardType = z.enum(['CREDIT', 'DEBIT', 'PREPAID']);
const text = (title: string, description: string, example?: string) =>
  z.string().meta({ title, description, ...(example !== undefined && { examples: [example] }) });

/** A customer's card or bank account (1E002). */
export const CustomerAccount = z
  .object({
    accountId: id().meta({ title: 'Account ID', description: 'Identifier given by the portal.', examples: [500_001] }),
    customerId: id().meta({ title: 'Customer ID', description: 'The customer who pays from it.' }),
    businessId: id().meta({ title: 'Business ID', description: 'The supplier business of the customer.' }),
    accountType: AccountType.meta({ title: 'Account type', description: 'Card, or bank account by country.' }),
    displayName: text('Display name', 'Name of the account in lists, masked.', 'Visa •••• 4242'),
    enabled: z.boolean().meta({ title: 'Enabled', description: 'Whether payments can be taken from it.' }),
    defaultAccount: z.boolean().meta({ title: 'Default', description: 'Whether forms offer this account first.' }),
    tokenised: z.boolean().meta({
      title: 'Tokenised',
      description: 'Whether the card scheme keeps the card up to date; it cannot be edited then.',
    }),
    accountToken: text('Account token', 'Identifies the account in API calls.'),
    cardScheme: AccountCardScheme.nullable().meta({ title: 'Card scheme', description: 'Of a card; otherwise null.' }),
    cardType: AccountCardType.nullable().meta({
      title: 'Credit or debit',
      description: 'Of a card, where known; otherwise null.',
    }),
    cardNumber: text('Card number', 'Masked: first six and last four digits. Empty for a bank account.'),
    expiryDateMonth: z.int().nullable().meta({ title: 'Expiry month', description: '1 to 12; null without a card.' }),
    expiryDateYear: z.int().nullable().meta({ title: 'Expiry year', description: 'Four digits; null without a card.' }),
    expiryStatus: z.enum(['EXPIRED', 'EXPIRING', 'USABLE']).nullable().meta({
      title: 'Expiry status',
      description: 'EXPIRING: the last day of the card is within 60 days. Null without a card.',
    }),
    cardholderName: text('Cardholder name', 'Name on the card.'),
    bsb: text('BSB', 'Of an Australian bank account, as NNN-NNN.', '062-000'),
    accountNumber: text('Account number', 'Masked: its last three digits at most.'),
    accountName: text('Account name', 'Name of an Australian bank account.'),
    nzBankCode: text('NZ bank code', 'Two digits of a New Zealand bank account.'),
    nzBranchCode: text('NZ branch code', 'Four digits of a New Zealand bank account.'),
    nzAccountNumber: text('NZ account number', 'Masked, with bank, branch and suffix.', '01-0902-....389-00'),
    nzAccountName: text('NZ account name', 'Name of a New Zealand bank account.'),
    version: currentVersion(),
    createdAt: dateTime().meta({ title: 'Created at', description: 'When the account was added, UTC.' }),
    updatedAt: dateTime().meta({ title: 'Updated at', description: 'When the account last changed, UTC.' }),
  })
  .meta({
    id: 'CustomerAccount',
    title: 'Customer account',
    description:
      'A card or bank account that a customer pays from. Numbers are masked; fields of other account types are empty.',
  });
export type CustomerAccount = z.output<typeof CustomerAccount>;
