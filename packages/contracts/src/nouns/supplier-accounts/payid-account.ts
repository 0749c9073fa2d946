import { z } from 'zod';
import { accountRowShape } from './supplier-account.ts';

const { accountId, pendingAccountAuthorisationId, version } = accountRowShape;

/** A PayID biller account (3E008). */
export const PayIdAccount = z
  .strictObject({
    accountId,
    accountAlias: z.string().meta({ title: 'Account', description: 'Name of the account.', examples: ['Water PayID'] }),
    supplierReference: z
      .string()
      .meta({ title: 'Account Reference', description: 'Reference of the biller.', examples: ['HCW'] }),
    status: z.enum(['ENABLED', 'DISABLED']).meta({ title: 'Status', description: 'A disabled account is final.' }),
    pendingAccountAuthorisationId,
    version,
  })
  .meta({ id: 'PayIdBillerAccount' });
export type PayIdAccount = z.output<typeof PayIdAccount>;

/** Whether a business can have one more account of a kind of which it has one. */
export const OnlyAccountStatus = z
  .strictObject({
    supplierHasPendingAccount: z
      .boolean()
      .meta({ title: 'Pending account', description: 'Whether an account waits for its authorisation.' }),
    supplierHasExistingAccount: z
      .boolean()
      .meta({ title: 'Existing account', description: 'Whether the business has one that counts.' }),
  })
  .meta({ id: 'OnlyAccountStatus' });
export type OnlyAccountStatus = z.output<typeof OnlyAccountStatus>;
