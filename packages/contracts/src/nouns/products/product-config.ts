import { z } from 'zod';
import { currentVersion, readVersion } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';
import { productTitle } from '../../rules/payments/product-chains.ts';
import { type ProductFlag } from '../../rules/payments/product-flags.ts';

/** The community of a call, in its path. */
export const ofCommunityPath = z.strictObject({
  communityId: id().meta({ title: 'Community ID', description: 'The community of the products.', examples: [10] }),
});

const flag = (name: ProductFlag) =>
  z.boolean().meta({
    title: productTitle(name),
    description: `Whether ${productTitle(name)} is switched on.`,
    examples: [true],
  });

/** The product flags of a community (3R239). */
const flagShape = {
  payto: flag('payto'),
  payid: flag('payid'),
  quickvault: flag('quickvault'),
  restapi: flag('restapi'),
  webhooks: flag('webhooks'),
  quickterminal: flag('quickterminal'),
  quickbatch: flag('quickbatch'),
  quickbills: flag('quickbills'),
  notifications: flag('notifications'),
};
export const ProductFlagsSchema = z.strictObject(flagShape);

/** What is switched on for a community, and what decides about it (3E038). */
export const ProductConfig = z
  .strictObject({
    ...flagShape,
    showLegacyFields: z.boolean().meta({
      title: 'Legacy fields',
      description: 'Whether the community parameter SHOW_LEGACY_FIELDS is `Y`. Read only.',
    }),
    preregAccountTokenGenIsProvided: z.boolean().meta({
      title: 'Tokens are provided',
      description:
        'Whether the community parameter PREREG_ACCOUNT_TOKEN_GEN is `PROVIDED`, with which REST API cannot be switched on. Read only.',
    }),
    version: currentVersion(),
  })
  .meta({ id: 'ProductConfig', title: 'Product configuration', description: 'Products of a community.' });
export type ProductConfig = z.output<typeof ProductConfig>;

export const ProductChange = z
  .strictObject({
    ...flagShape,
    confirm: z.boolean().meta({
      title: 'Confirm',
      description: 'True where PayTo or PayID is switched off: their payment instruments and accounts are disabled.',
      examples: [false],
      'x-form': { widget: 'hidden' },
    }),
    version: readVersion(),
  })
  .partial()
  .meta({ id: 'ProductChange' });

const count = (title: string, description: string) =>
  z
    .int()
    .min(0)
    .meta({ title, description, examples: [2] });

/** What stops working where products are switched off. */
export const ProductUse = z
  .strictObject({
    payToAccounts: count('PayTo accounts', 'PayTo payee accounts that are enabled or blocked.'),
    payToAgreements: count('PayTo agreements', 'Agreements that are active, suspended or waiting for the payer.'),
    payToSchedules: count('PayTo schedules', 'Active schedules that are paid under a PayTo agreement.'),
    payIdAccounts: count('PayID accounts', 'Enabled PayID biller accounts.'),
    payIds: count('PayIDs', 'PayIDs of enabled biller accounts, which would be deregistered.'),
    apiKeys: count('API keys', 'Active API keys.'),
    certificates: count('Certificates', 'Enabled client certificates.'),
    webhookEndpoints: count('Webhook endpoints', 'Enabled endpoints of webhooks.'),
    storedAccounts: count('Stored accounts', 'Enabled accounts of customers. They stay, and take payments.'),
    accountSchedules: count('Schedules', 'Active schedules that are paid from a stored account. They go on.'),
    openHandOffs: count('Open payment pages', 'Pages of hand-offs on which a payer could still pay.'),
  })
  .meta({ id: 'ProductUse', title: 'Use of the products' });
export type ProductUse = z.output<typeof ProductUse>;
