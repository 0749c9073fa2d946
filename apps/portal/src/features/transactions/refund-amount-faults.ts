import type { FieldError } from '@quickportal/contracts/kernel/problem';
import { groupedAmount, parseAmount } from '@quickportal/contracts/rules/money';

/** What is wrong with an amount to refund, in the words of the server; what is no amount is for the schema to refuse. */
export function amountFaults(typed: unknown, most: string): FieldError[] {
  const cents = typeof typed === 'string' ? parseAmount(typed) : null;
  const limit = parseAmount(most) ?? 0n;
  if (cents === null) return [];
  if (cents <= 0n) return fault('Enter 0.01 or more.');
  return cents > limit ? fault(`Enter ${groupedAmount(limit)} or less.`) : [];
}

const fault = (message: string): FieldError[] => [{ field: 'principalAmount', messages: [message] }];
