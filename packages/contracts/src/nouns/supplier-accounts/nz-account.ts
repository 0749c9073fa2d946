import { z } from 'zod';
import { nzBankTypes } from '../../rules/settlement-accounts/account-setup.ts';
import { accountRowShape } from './supplier-account.ts';

const typeTitles = [nzBankTypes.NZ_DIRECT_ENTRY.title, nzBankTypes.NZ_DIRECT_ENTRY_TRACE.title] as const;
const userId = (title: string) => z.string().meta({ title, description: `${title}, or empty.`, examples: ['0210044'] });

/** An NZ bank account (3E005). */
export const NzBankAccount = z
  .strictObject({
    displayName: z.string().meta({
      title: 'Bank Account',
      description: 'Alias and masked number.',
      examples: ['Tasman settlement (01-0902-...389-00)'],
    }),
    accountAlias: z
      .string()
      .meta({ title: 'Account Alias', description: 'Name of the account.', examples: ['Tasman settlement'] }),
    accountType: z.enum(typeTitles).meta({ title: 'Account type', description: 'Direct entry with or without trace.' }),
    debitUserId: userId('Debit user ID'),
    creditUserId: userId('Credit user ID'),
    ...accountRowShape,
  })
  .meta({ id: 'NzSettlementBankAccount' });
export type NzBankAccount = z.output<typeof NzBankAccount>;

/** An NZ merchant account (3E007). */
export const NzMerchantAccount = z
  .strictObject({
    accountDisplayName: z.string().meta({
      title: 'Merchant Account',
      description: 'Alias and masked number of its bank account.',
      examples: ['Tasman cards (01-0902-...389-00)'],
    }),
    accountAlias: z
      .string()
      .meta({ title: 'Account Alias', description: 'Name of the account.', examples: ['Tasman cards'] }),
    merchantId: z.string().meta({ title: 'Merchant ID', description: 'Its merchant ID.', examples: ['NZ880144'] }),
    merchantType: z
      .enum(['MPGS', 'LEGACY'])
      .meta({ title: 'Type', description: 'Only accounts of type MPGS can be changed.' }),
    ...accountRowShape,
  })
  .meta({ id: 'NzMerchantAccount' });
export type NzMerchantAccount = z.output<typeof NzMerchantAccount>;
