import type { ChargedScheduleDate, ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { surchargeOf } from '@quickportal/contracts/rules/payments/surcharge';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Payer } from '@quickportal/db/payments/payer';
import { paymentFacts } from '../../../engines/payments/payment-facts.ts';
import { moneyOf } from '../../../engines/payments/to-transaction.ts';
import { rateOf } from '../../../engines/payments/quote-payment.ts';

/** Adds to each date of a schedule the surcharge of its day; without an account nothing is added. */
export function chargedDates(
  db: Reader,
  payer: Pick<Payer, 'businessId' | 'account'> | undefined,
  dates: readonly ScheduleDate[],
): Promise<ChargedScheduleDate[]> {
  const facts = paymentFacts(db);
  return Promise.all(
    dates.map(async (date) => {
      const rate = payer?.account ? await rateOf(facts, payer.businessId, payer.account, date.date) : 0n;
      const surcharge = surchargeOf(parseAmount(date.amount.amount) ?? 0n, rate);
      return { ...date, surchargeAmount: moneyOf(surcharge, date.amount.currency) };
    }),
  );
}
