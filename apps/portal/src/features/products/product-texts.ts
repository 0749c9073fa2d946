import type { ProductUse } from '@quickportal/contracts/products/product-config';
import { neededBy, productTitle } from '@quickportal/contracts/rules/payments/product-chains';
import {
  flagsOfProducts,
  type ProductFlag,
  type ProductFlags,
} from '@quickportal/contracts/rules/payments/product-flags';
import { countedNoun } from '@quickportal/ui/count';

/** What each product is, and what is refused without it. */
export const productTexts: Record<ProductFlag, string> = {
  payto: 'Agreements with payers and payments under them',
  payid: 'Payments to PayIDs of the supplier businesses',
  quickvault: 'Accounts that customers leave with the facility, schedules, and single use tokens',
  restapi: 'API keys, their log, and every call of a program',
  webhooks: 'Events sent to the facility’s systems',
  quickterminal: 'Payments that are entered for a customer',
  quickbatch: 'Payments from files',
  quickbills: 'Bills that customers pay on the hosted page',
  notifications: 'Notices to customers by email',
};

/** What is said of a product that is being switched on (3R373 3R374 3R375). */
export const switchedOnNotes: Partial<Record<ProductFlag, string>> = {
  payto: 'QuickVault is enabled automatically and needs USES_PREREG_ACCOUNTS.',
  payid: 'QuickVault is enabled automatically and needs USES_PREREG_ACCOUNTS.',
  quickvault: 'Allows pre-registered accounts (USES_PREREG_ACCOUNTS).',
};

/** Products that have to be on with this one, as a phrase; empty: none. */
export const needsText = (flag: ProductFlag): string => neededBy(flag).map(productTitle).join(', ');

/** Products by what happens to them. */
export const switchedBetween = (before: ProductFlags, after: ProductFlags) => ({
  on: flagsOfProducts.filter((flag) => after[flag] && !before[flag]),
  off: flagsOfProducts.filter((flag) => before[flag] && !after[flag]),
});

/** What stops where a product is switched off, counted. */
export function stopsOf(flag: ProductFlag, use: ProductUse): string[] {
  const are = (count: number, one: string, several: string, end: string) =>
    count === 0 ? [] : [`${countedNoun(count, one, several)} ${end}`];
  switch (flag) {
    case 'payto':
      return [
        'The PayTo payment instrument is disabled.',
        `${countedNoun(use.payToAccounts, 'PayTo account is', 'PayTo accounts are')} disabled, which switching PayTo on again does not enable.`,
        ...are(use.payToAgreements, 'agreement takes', 'agreements take', 'no payments.'),
        ...are(use.payToSchedules, 'active schedule', 'active schedules', 'that pay by agreement fail.'),
      ];
    case 'payid':
      return [
        'The PayID payment instrument is disabled.',
        `${countedNoun(use.payIdAccounts, 'PayID account is', 'PayID accounts are')} disabled for good.`,
        ...are(use.payIds, 'PayID is', 'PayIDs are', 'deregistered.'),
      ];
    case 'restapi':
      return [
        ...are(use.apiKeys, 'API key is', 'API keys are', 'refused from the next call on.'),
        ...are(use.certificates, 'client certificate is', 'client certificates are', 'refused too.'),
      ];
    case 'webhooks':
      return are(use.webhookEndpoints, 'endpoint gets', 'endpoints get', 'no more events.');
    case 'quickvault':
      return [
        'No account of a customer and no schedule is added.',
        ...are(use.storedAccounts, 'stored account stays', 'stored accounts stay', 'and can be paid from.'),
        ...are(use.accountSchedules, 'active schedule goes', 'active schedules go', 'on.'),
      ];
    case 'quickbills':
      return [
        'No hand-off of a payer is taken.',
        ...are(use.openHandOffs, 'open payment page takes', 'open payment pages take', 'no payment any more.'),
      ];
    case 'notifications':
      return ['Customers get no more notices by email.'];
    case 'quickterminal':
      return ['No one enters payments for customers.'];
    case 'quickbatch':
    default:
      return ['No payment file is uploaded or released; what was released goes on.'];
  }
}
