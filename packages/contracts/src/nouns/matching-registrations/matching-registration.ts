import { z } from 'zod';
import { currentVersion, shownText } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';
import { registrationTypes } from '../../rules/reconciliation/registration-types.ts';

const account = z
  .strictObject({
    id: id().meta({ title: 'Account ID', description: 'The settlement account.' }),
    name: shownText('Account', 'Its alias.', 'Water settlement'),
  })
  .nullable()
  .meta({ title: 'Sweep account', description: 'The account that receipts are swept to; null without one.' });

/** Where payers of a business credit their payments, which its rules then match (2E031). */
export const MatchingRegistration = z
  .strictObject({
    id: id().meta({ title: 'Registration ID', description: 'Identifier of the registration.' }),
    osbsb: shownText('Off-System BSB', 'BSB of the accounts that payers credit, six digits.', '082799'),
    prefix: z.string().meta({
      title: 'Prefix',
      description: 'First digits of the account numbers, before the customer number; empty for OFF_SYSTEM.',
      examples: ['41'],
    }),
    type: z.enum(registrationTypes).meta({
      title: 'Type',
      description: 'PRODUCT_OWNED: virtual accounts of the platform. OFF_SYSTEM: a BSB of the supplier’s bank.',
    }),
    business: z
      .strictObject({
        id: id().meta({ title: 'Business ID', description: 'The supplier business.' }),
        name: shownText('Business', 'Its name.', 'Harbour City Water'),
      })
      .meta({ title: 'Supplier Business', description: 'Whose lines are matched.' }),
    account,
    hasEntries: z.boolean().meta({ title: 'Has entries', description: 'Whether a line was received for it.' }),
    hasSubscriptions: z
      .boolean()
      .meta({ title: 'Has subscriptions', description: 'Whether an export or report uses it.' }),
    rulesCount: z.int().meta({ title: 'Rules', description: 'How many matching rules it has.' }),
    version: currentVersion(),
  })
  .meta({ id: 'MatchingRegistration', title: 'Registration' });
export type MatchingRegistration = z.output<typeof MatchingRegistration>;
