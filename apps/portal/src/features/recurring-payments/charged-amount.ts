import type { ChargedScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import { displayAmount, parseAmount } from '@quickportal/contracts/rules/money';

const cents = ({ amount }: { amount: string }): bigint => parseAmount(amount) ?? 0n;

/** What the payer is charged on a date, as a person reads it: principal and surcharge. */
export const chargedAmount = ({ amount, surchargeAmount }: ChargedScheduleDate): string =>
  displayAmount(cents(amount) + cents(surchargeAmount), amount.currency);

/** Whether anything is added to the principal of a date. */
export const hasSurcharge = ({ surchargeAmount }: ChargedScheduleDate): boolean => cents(surchargeAmount) > 0n;
