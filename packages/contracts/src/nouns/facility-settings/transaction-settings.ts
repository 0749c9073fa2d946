import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { amountText } from '../../kernel/primitives.ts';
import { FIRST_MAXIMUM, FIRST_MINIMUM } from './first-settings.ts';
import type { Currency } from '../../rules/money.ts';

/** Bounds of an amount that a setting holds (decisions 2 and 3, "All capabilities"). */
const most = { rule: 'amountAtMost', value: FIRST_MAXIMUM } as const;
const bounds = [{ rule: 'amountAtLeast', value: FIRST_MINIMUM } as const, most];

const limit = (currency: Currency, end: 'Smallest' | 'Largest') => {
  const first = end === 'Smallest' ? FIRST_MINIMUM : FIRST_MAXIMUM;
  return amountText().meta({
    title: `${end} payment in ${currency}`,
    description: `${end} amount that the facility takes in ${currency}, decimal dollars; ${first} where none was set.`,
    examples: [end === 'Smallest' ? '1.00' : '5000.00'],
    'x-form': { widget: 'money', currency, width: 'half', group: 'Limits' },
    'x-rules': bounds,
  });
};

/** Limits of payments and refunds: what is stored and changed (2E052). */
export const transactionShape = {
  audMinimumAmount: limit('AUD', 'Smallest'),
  audMaximumAmount: limit('AUD', 'Largest'),
  nzdMinimumAmount: limit('NZD', 'Smallest'),
  nzdMaximumAmount: limit('NZD', 'Largest'),
  unusuallyLargeAmount: amountText()
    .nullable()
    .meta({
      title: 'Unusually large amount',
      description:
        'What fraud guard calls unusually large where its rules name no amount, in dollars of the facility’s currency; null compares with what is usual.',
      examples: ['2500.00'],
      'x-form': {
        widget: 'money',
        group: 'Controls',
        help: 'Fraud guard reports payments above it. Leave it empty to compare with what is usual for the facility.',
      },
      'x-rules': bounds,
    }),
  refundApprovalAbove: amountText()
    .nullable()
    .meta({
      title: 'Refunds need approval above',
      description:
        'Refunds of more than this, in dollars of the facility’s currency, need a second user; null: none does.',
      examples: ['500.00'],
      'x-form': {
        widget: 'money',
        group: 'Controls',
        help: 'Larger refunds wait for a second user. Leave it empty where no refund does.',
      },
      'x-rules': [most],
    }),
};

export const TransactionSettings = z.strictObject({ ...transactionShape, version: currentVersion() }).meta({
  id: 'TransactionSettings',
  title: 'Transaction settings',
  description: 'Which payments and refunds a facility takes.',
});
export type TransactionSettings = z.output<typeof TransactionSettings>;
/** The same without its version. */
export type TransactionValues = Omit<TransactionSettings, 'version'>;
