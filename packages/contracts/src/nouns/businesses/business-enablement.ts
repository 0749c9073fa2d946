import { z } from 'zod';
import { currentVersion, shownText } from '../../kernel/field-builders.ts';
import { id, text } from '../../kernel/primitives.ts';
import { businessNames } from './business-names.ts';

/** External system clients of a business at most. */
const MOST_CLIENTS = 50;

const product = (title: string, description: string) =>
  z.boolean().meta({ title, description, 'x-form': { widget: 'switch', group: 'Products' } });
const code = (title: string, description: string, example: string) =>
  z
    .string()
    .regex(/^[A-Z0-9-]{0,20}$/, { message: 'Use up to 20 capital letters, digits and dashes.' })
    .meta({
      title,
      description,
      examples: [example],
      'x-form': { group: 'Billing', width: 'half', autocomplete: 'off' },
    });
const clientCode = (title: string, description: string, example: string) =>
  text({ max: 50 }).meta({ title, description, examples: [example], 'x-form': { width: 'half', autocomplete: 'off' } });

/** What staff enable for a business (2P009 3P047). */
export const enablementShape = {
  payto: product('PayTo', 'Whether the business uses PayTo; its community must have the product.'),
  payid: product('PayID', 'Whether the business uses PayID; its community must have the product.'),
  quickvault: product('QuickVault', 'Whether the business keeps accounts of customers; its community must have it.'),
  recurring: product('Schedules', 'Whether the business takes payments by schedules.'),
  terminal: product('QuickTerminal', 'Whether payments are entered for customers; its community must have it.'),
  cisKey: code('CIS key', 'Key of the customer at the bank, or empty.', 'C0918244'),
  billingCode: code('Billing code', 'Code that the business is billed by, or empty.', 'HCW-01'),
  externalSystemClients: z
    .array(
      z
        .strictObject({
          systemCode: clientCode('System code', 'The other system.', 'SAP'),
          clientCode: clientCode('Client code', 'What that system calls the business.', 'HCW-4100'),
        })
        .meta({ id: 'BusinessSystemClient' }),
    )
    .max(MOST_CLIENTS)
    .meta({
      title: 'External system clients',
      description: 'What other systems call the business.',
      'x-form': { widget: 'repeat', group: 'External system clients' },
    }),
};

/** A payment term of a business: which account takes what comes by a product and an instrument. */
const PaymentTerm = z
  .strictObject({
    paymentTermId: id().meta({ title: 'Payment term ID', description: 'Identifier of the term.' }),
    product: shownText('Product', 'Code of the product.', 'TERMINAL'),
    instrument: shownText('Payment instrument', 'Code of the instrument.', 'DIRECT_ENTRY'),
    cardScheme: z
      .string()
      .nullable()
      .meta({ title: 'Card scheme', description: 'The scheme that it is for; null: all.', examples: ['AMEX'] }),
    accountId: id().meta({ title: 'Account ID', description: 'The account that it leads to.' }),
    accountAlias: shownText('Account', 'Alias of the account.', 'Water direct debits'),
    accountEnabled: z.boolean().meta({ title: 'Account enabled', description: 'Whether that account is enabled.' }),
  })
  .meta({ id: 'BusinessPaymentTerm' });

/** Products, billing and payment terms of a business (2P009 3P047). */
export const BusinessEnablement = z
  .strictObject({
    ...businessNames,
    ...enablementShape,
    paymentTerms: z
      .array(PaymentTerm)
      .meta({ title: 'Payment terms', description: 'By product, instrument and account.' }),
    version: currentVersion(),
  })
  .meta({ id: 'BusinessEnablement' });
export type BusinessEnablement = z.output<typeof BusinessEnablement>;
