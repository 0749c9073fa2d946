import { z } from 'zod';
import { dateTime, id } from '../../kernel/primitives.ts';
import { nzBankTypes } from '../../rules/settlement-accounts/account-setup.ts';
import { SupplierAccount } from './supplier-account.ts';

const shown = (title: string, description: string, example: string) =>
  z.string().meta({ title, description, examples: [example] });
const counted = (title: string, description: string) =>
  z
    .int()
    .min(0)
    .meta({ title, description, examples: [3] });

/** What is known of one account, and what uses it (3P017). */
export const SupplierAccountDetails = SupplierAccount.extend({
  details: z
    .array(
      z.strictObject({
        title: shown('Title', 'Name of the field.', 'Direct Entry ID'),
        value: z
          .string()
          .nullable()
          .meta({ title: 'Value', description: 'Its value as text; null where there is none.', examples: ['361204'] }),
      }),
    )
    .meta({ title: 'Details', description: 'What accounts of this kind have, in the order of their form.' }),
  nzBankType: z
    .enum(Object.keys(nzBankTypes) as [keyof typeof nzBankTypes, ...(keyof typeof nzBankTypes)[]])
    .nullable()
    .meta({ title: 'NZ bank type', description: 'Of an NZ bank account, else null.' }),
  merchantType: z
    .enum(['MPGS', 'LEGACY'])
    .nullable()
    .meta({ title: 'Merchant type', description: 'Of an NZ merchant account, else null.' }),
  createdAt: dateTime().meta({ title: 'Added', description: 'When the account was added, UTC.' }),
  updatedAt: dateTime().meta({ title: 'Last changed', description: 'When it was last changed, UTC.' }),
  statusChangedAt: dateTime().meta({ title: 'Status since', description: 'Since when it has its status, UTC.' }),
  activeSchedules: counted(
    'Active schedules',
    'Active schedules of its business whose payments can be taken by a payment term of the account.',
  ),
  activeAgreements: counted('Active agreements', 'PayTo agreements of the account that are active.'),
  linkedBusinesses: z
    .array(
      z.strictObject({
        businessId: id().meta({ title: 'Business ID', description: 'Another business of the community.' }),
        businessName: shown('Business', 'Its name.', 'Riverside Council'),
      }),
    )
    .meta({ title: 'Linked businesses', description: 'Businesses that the merchant account is linked to, by name.' }),
  statementAccounts: z
    .array(
      z.strictObject({
        bankStatementAccountId: id().meta({ title: 'Statement account ID', description: 'The statement account.' }),
        aliasName: shown('Name', 'Name of the statement account.', 'Water receipts'),
        statusCode: z
          .enum(['PENDING', 'ACTIVE', 'INACTIVE', 'CLOSED'])
          .meta({ title: 'Status', description: 'Status of the statement account.' }),
      }),
    )
    .meta({
      title: 'Statement accounts',
      description: 'Statement accounts of the business for the same bank account, by name.',
    }),
}).meta({ id: 'SupplierAccountDetails' });
export type SupplierAccountDetails = z.output<typeof SupplierAccountDetails>;
