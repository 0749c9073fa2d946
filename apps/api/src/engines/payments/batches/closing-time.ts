import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import {
  calendarOf,
  cutOffs,
  processingDate,
  type PaymentMethod,
} from '@quickportal/contracts/rules/banking-calendar/settlement';
import { momentOf } from '../../clock/local-time.ts';

/** Returns when the batch of a payment made at this time closes. */
export const closingTime = (method: PaymentMethod, at: Date): Date =>
  endOfProcessing(method, processingDate(method, at));

/** Returns when the batches of a method and settlement date close. */
export function closingTimeOfDate(method: PaymentMethod, settlementDate: string): Date {
  const { settlesAfter, everyDay } = cutOffs[method];
  return endOfProcessing(method, everyDay ? settlementDate : calendarOf(method).add(settlementDate, -settlesAfter));
}

/** The settlement date of a method after another one. */
export const nextSettlementDate = (method: PaymentMethod, settlementDate: string): string =>
  cutOffs[method].everyDay ? addDays(settlementDate, 1) : calendarOf(method).next(settlementDate);

function endOfProcessing(method: PaymentMethod, date: string): Date {
  const { timeZone, time } = cutOffs[method];
  return momentOf(`${date}T${time ?? '23:59:59'}`, timeZone);
}
