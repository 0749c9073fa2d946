import type { ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import type { RecurringPayment } from '@quickportal/contracts/recurring-payments/recurring-payment';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';

/** When a card ends that cannot pay its schedule to the end. */
export type CardEnd = NonNullable<RecurringPayment['cardEnd']>;

/** Whether one of the next payments cannot be taken from the card. */
export const isCardEndSoon = (
  { firstPaymentAfter }: CardEnd,
  scheduleDates: readonly Pick<ScheduleDate, 'date'>[],
): boolean => scheduleDates.some(({ date }) => date >= firstPaymentAfter);

/** When the card expires, and the first payment that it cannot pay. */
export const cardEndText = ({ expiresOn, firstPaymentAfter }: CardEnd): string =>
  `The card expires on ${displayDate(expiresOn)}, before the payment of ${displayDate(firstPaymentAfter)}.`;
