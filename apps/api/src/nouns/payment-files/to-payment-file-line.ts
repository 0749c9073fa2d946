import { paymentLineColumnNames } from '@quickportal/contracts/payment-files/payment-line-values';
import { type PaymentFileLine } from '@quickportal/contracts/payment-files/payment-file-line';
import type { PaymentLineRecord } from '@quickportal/db/payment-files/read-payment-file';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { paysOut } from './read-bank-line.ts';

/** A line as the calls return it. */
export function toPaymentFileLine(line: PaymentLineRecord): PaymentFileLine {
  const { principal, surcharge, currency, entered, ...shown } = line;
  const values = Object.fromEntries(paymentLineColumnNames.map((name) => [name, entered[name] ?? '']));
  return {
    ...shown,
    values: values as PaymentFileLine['values'],
    canBeCorrected: line.status === 'WRONG' && !paysOut(entered),
    totalAmount: currency === null ? null : moneyOf(BigInt(principal ?? 0) + BigInt(surcharge ?? 0), currency),
  };
}
