import { z } from 'zod';
import { customerAudience, customerId } from '../customers/call-parts.ts';
import { id } from '../../kernel/primitives.ts';
import { accountReadRights } from './customer-account-rights.ts';

/** Who account calls are open to. */
export const accountAudience = customerAudience;

/** Path of a call about the accounts of a customer. */
export const ofCustomer = () => z.strictObject({ id: customerId });

/** Path of a call about one account. */
export const oneAccount = () =>
  z.strictObject({
    id: customerId,
    accountId: id().meta({ title: 'Account ID', description: 'Identifier of the account.' }),
  });

/** The supplier business that an account is chosen for. */
export const supplierId = () =>
  id()
    .optional()
    .meta({ title: 'Supplier business', description: 'Identifier of a supplier business; left out: the customer’s.' });

export const reading = {
  kind: 'query',
  method: 'GET',
  audience: accountAudience,
  rights: { anyOf: accountReadRights },
} as const;
