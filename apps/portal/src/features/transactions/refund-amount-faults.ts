import type { FieldError } from '@quickportal/contracts/kernel/problem';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { amountWithCurrency, parseAmount } from '@quickportal/contracts/rules/money';

/** What is wrong with an amount to refund, in the words of the server; what is no amount is for the schema to refuse. */
export function amountFaults(typed: unknown, most: Transaction['principalAmount']): FieldError[] {
  const cents = typeof typed === 'string' ? parseAmount(typed) : null;
  const limit = parseAmount(most.amount) ?? 0n;
  if (cents === null) return [];
  if (cents <= 0n) return fault(`Enter at least ${amountWithCurrency(1n, most.currency)}.`);
  return cents > limit ? fault(`Enter at most ${amountWithCurrency(limit, most.currency)}.`) : [];
}

const fault = (message: string): FieldError[] => [{ field: 'principalAmount', messages: [message] }];
