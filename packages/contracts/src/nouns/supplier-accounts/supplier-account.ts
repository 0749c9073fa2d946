import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { currency, id } from '../../kernel/primitives.ts';
import { accountKindCodes } from '../../rules/settlement-accounts/account-kinds.ts';
import { accountFields } from './account-fields.ts';

/** What each row of a table of accounts has. */
export const accountRowShape = {
  accountId: id().meta({ title: 'Account ID', description: 'Identifier of the account.', examples: [700_011] }),
  enabled: z.boolean().meta({ title: 'Enabled', description: 'Whether the account is enabled.' }),
  pendingAccountAuthorisationId: id()
    .nullable()
    .meta({ title: 'Pending authorisation ID', description: 'The request that waits for a second person, or null.' }),
  version: currentVersion(),
};

/** A simulator account (3E010). */
export const SimulatorAccount = z
  .strictObject({ ...accountFields.SIMULATOR, ...accountRowShape })
  .meta({ id: 'SimulatorAccount' });
export type SimulatorAccount = z.output<typeof SimulatorAccount>;

const filing = (title: string, description: string) =>
  z.enum(['NOT_SENT', 'SENT', 'ACTIVE', 'REJECTED']).meta({ title, description });

/** An AU bank account (3E002). */
export const AuBankAccount = z
  .strictObject({
    accountDisplayName: z.string().meta({
      title: 'Bank Account',
      description: 'Alias and masked number.',
      examples: ['Water direct debits (062-000 •••702)'],
    }),
    accountAlias: accountFields.AU_BANK.accountAlias,
    directEntryId: z
      .string()
      .meta({ title: 'Direct Entry ID', description: 'User ID of the sender of debits.', examples: ['361204'] }),
    remitterName: z
      .string()
      .meta({ title: 'Remitter name', description: 'Name on statements of payers.', examples: ['HC WATER'] }),
    apcaEditUrl: z.string().nullable().meta({
      title: 'APCA edit address',
      description: 'Where the ID is edited; null where no such application is connected.',
    }),
    deedsStatus: filing('DEEDS Status', 'Whether the deed is filed at the bank.'),
    derpsStatus: filing('DERPS Status', 'Whether the account is registered for returns.'),
    ...accountRowShape,
  })
  .meta({ id: 'AuBankAccount' });
export type AuBankAccount = z.output<typeof AuBankAccount>;

/** A settlement account of any kind (3P017). */
export const SupplierAccount = z
  .strictObject({
    accountId: accountRowShape.accountId,
    businessId: id().meta({ title: 'Business ID', description: 'The business that has it.', examples: [100] }),
    businessName: z.string().meta({ title: 'Business', description: 'Its name.', examples: ['Harbour City Water'] }),
    kind: z.enum(accountKindCodes).meta({ title: 'Kind', description: 'Kind of account.', examples: ['SIMULATOR'] }),
    accountAlias: z
      .string()
      .meta({ title: 'Account Alias', description: 'Name of the account.', examples: ['Water test merchant'] }),
    status: z
      .enum(['ENABLED', 'DISABLED', 'BLOCKED'])
      .meta({ title: 'Status', description: 'BLOCKED is for PayTo accounts only.' }),
    currency: currency().meta({ title: 'Currency', description: 'The currency that it takes.' }),
    settlementAccount: z
      .string()
      .nullable()
      .meta({
        title: 'Settlement account',
        description: 'Masked number of the bank account behind it, or null.',
        examples: ['062-000 •••• 7702'],
      }),
    pendingAccountAuthorisationId: accountRowShape.pendingAccountAuthorisationId,
    version: currentVersion(),
  })
  .meta({ id: 'SupplierAccount' });
export type SupplierAccount = z.output<typeof SupplierAccount>;

/** What saving an account came to (3E011). */
export const AccountSaved = z
  .strictObject({
    dualAuthEnabled: z.boolean().meta({
      title: 'Dual authorisation',
      description: 'Whether the change waits for a second person.',
    }),
    dualAuthId: id().nullable().meta({ title: 'Request ID', description: 'The request that waits, or null.' }),
    accountId: id()
      .nullable()
      .meta({ title: 'Account ID', description: 'The account; null while a new one waits for its authorisation.' }),
    accountUpdated: z.boolean().meta({ title: 'Account updated', description: 'Whether the change applies now.' }),
  })
  .meta({ id: 'AccountSaved' });
export type AccountSaved = z.output<typeof AccountSaved>;
