import { bodyIssues } from '@quickportal/contracts/kernel/input';
import { amountText, currency } from '@quickportal/contracts/kernel/primitives';
import { PaymentLineValues, type PaymentLineColumn } from '@quickportal/contracts/payment-files/payment-line-values';
import { parseAmount, readAmount } from '@quickportal/contracts/rules/money';
import { z } from 'zod';
import type { LineFinding } from '../../engines/uploads/file-kind.ts';

/** A line of a payment file whose values can be read. The principal is in cents. */
export interface PaymentLine {
  businessId: number;
  customerNumber: string;
  accountToken: string;
  principal: bigint;
  currency: 'AUD' | 'NZD' | null;
  customerReferenceNumber: string;
  paymentReferenceNumber: string;
  comment: string;
}

export interface SupplierBusiness {
  businessId: number;
  code: string;
}

const Amount = z.strictObject({ amount: amountText() });
const Currency = z.strictObject({ currency: currency() });

type Read = { line: PaymentLine } | { findings: readonly LineFinding[] };

/** Reads the values of a line, as they are in a file or as a user corrected them. */
export function readPaymentLine(
  businesses: ReadonlyMap<string, SupplierBusiness>,
  values: Readonly<Record<string, string>>,
): Read {
  const findings: LineFinding[] = [];
  const say = (column: PaymentLineColumn, message: string) => findings.push({ column, message });
  const { data, issues } = bodyIssues(PaymentLineValues, values);
  for (const { path, message } of issues) findings.push({ column: String(path[0] ?? ''), message });
  if (findings.length > 0) return { findings };
  const entered = data as z.output<typeof PaymentLineValues>;
  const business = businessOf(businesses, entered.businessCode);
  if (!business)
    say(
      'businessCode',
      entered.businessCode === ''
        ? 'Required.'
        : 'There is no supplier business with this code, or you do not have access to it.',
    );
  if (entered.customerNumber === '') say('customerNumber', 'Required.');
  const amount = readAmount(entered.amount) ?? entered.amount;
  if (amount === '') say('amount', 'Required.');
  else for (const { message } of bodyIssues(Amount, { amount }).issues) say('amount', message);
  const code = entered.currency.toUpperCase();
  if (code !== '' && bodyIssues(Currency, { currency: code }).issues.length > 0) say('currency', 'Enter AUD or NZD.');
  if (findings.length > 0 || !business) return { findings };
  const { businessCode: _code, amount: _amount, ...texts } = entered;
  const principal = parseAmount(amount) ?? 0n;
  const line = {
    ...texts,
    businessId: business.businessId,
    principal,
    currency: (code || null) as 'AUD' | 'NZD' | null,
  };
  return { line };
}

/** Returns the business of a code, the only one where none is given. */
function businessOf(businesses: ReadonlyMap<string, SupplierBusiness>, code: string): SupplierBusiness | undefined {
  const [only, another] = [...businesses.values()].slice(0, 2);
  if (code === '') return another ? undefined : only;
  return businesses.get(code.toLowerCase());
}
