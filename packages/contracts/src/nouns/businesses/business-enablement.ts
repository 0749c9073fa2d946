import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { text } from '../../kernel/primitives.ts';
import { PaymentTerm } from '../payment-terms/payment-term.ts';
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

/** Products, billing and payment terms of a business (2P009 3P047). */
export const BusinessEnablement = z
  .strictObject({
    ...businessNames,
    ...enablementShape,
    paymentTerms: z.array(PaymentTerm).meta({
      title: 'Payment terms',
      description: 'By product and instrument, the oldest first: it takes the payments.',
    }),
    version: currentVersion(),
  })
  .meta({ id: 'BusinessEnablement' });
export type BusinessEnablement = z.output<typeof BusinessEnablement>;
