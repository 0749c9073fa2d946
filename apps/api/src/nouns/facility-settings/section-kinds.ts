import { retryShape } from '@quickportal/contracts/facility-settings/automatic-retry';
import { transactionShape } from '@quickportal/contracts/facility-settings/transaction-settings';
import type { FieldError } from '@quickportal/contracts/kernel/problem';
import { groupedAmount, parseAmount } from '@quickportal/contracts/rules/money';
import { getAutomaticRetry, saveAutomaticRetry } from '@quickportal/db/facility-settings/change-automatic-retry';
import {
  getTransactionSettings,
  saveTransactionSettings,
} from '@quickportal/db/facility-settings/change-transaction-settings';
import { Problem } from '../../kernel/problem.ts';
import { sectionKind } from './section-kind.ts';

const cents = (amount: string): bigint => parseAmount(amount) ?? 0n;

/** Limits of payments and refunds. */
export const transactionsKind = sectionKind({
  name: 'transactions',
  title: 'Transaction settings',
  shape: transactionShape,
  get: getTransactionSettings,
  save: saveTransactionSettings,
  check(values) {
    const errors: FieldError[] = (['aud', 'nzd'] as const)
      .filter((code) => cents(values[`${code}MinimumAmount`]) > cents(values[`${code}MaximumAmount`]))
      .map((code) => ({
        field: `${code}MinimumAmount`,
        messages: [`Enter at most the largest payment, ${groupedAmount(cents(values[`${code}MaximumAmount`]))}.`],
      }));
    if (errors.length > 0) throw new Problem('validation-failed', { errors });
  },
  show(field, values) {
    const amount = values[field];
    return amount === null ? null : groupedAmount(cents(amount));
  },
});

/** How declined instalments are tried again. */
export const automaticRetryKind = sectionKind({
  name: 'automatic-retry',
  title: 'Automatic retry',
  shape: retryShape,
  get: getAutomaticRetry,
  save: saveAutomaticRetry,
  show: (field, values) => (field === 'retryEnabled' ? (values.retryEnabled ? 'On' : 'Off') : String(values[field])),
});
