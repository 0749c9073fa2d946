import { z } from 'zod';
import { accountRowShape } from '../supplier-accounts/supplier-account.ts';

const { accountId, pendingAccountAuthorisationId, version } = accountRowShape;

/** A PayTo account (3E009). */
export const PayToAccount = z
  .strictObject({
    accountId,
    accountAlias: z.string().meta({ title: 'Account', description: 'Name of the account.', examples: ['Water PayTo'] }),
    payeeAlias: z.string().meta({
      title: 'Payee alias',
      description: 'Name of the payee that payers see at their bank.',
      examples: ['Harbour City Water'],
    }),
    payeeReference: z.string().meta({
      title: 'Payee reference',
      description: 'Reference of the payee at the network, or empty.',
      examples: ['HCW-PAYTO'],
    }),
    status: z.enum(['ENABLED', 'DISABLED', 'BLOCKED']).meta({
      title: 'Status',
      description: 'While BLOCKED, payments, amendments and new agreements of the account are refused.',
    }),
    pendingAccountAuthorisationId,
    version,
  })
  .meta({ id: 'PayToPayeeAccount' });
export type PayToAccount = z.output<typeof PayToAccount>;
