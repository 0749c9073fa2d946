import type { ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { Alert } from '@quickportal/ui/alert';
import { cardEndText, isCardEndSoon, type CardEnd } from './card-end.ts';

interface CardEndProps {
  cardEnd: CardEnd;
  /** The next agreed dates: a card that ends among them is a warning, one that ends later a remark. */
  scheduleDates: readonly Pick<ScheduleDate, 'date'>[];
  /** What to do about it. */
  advice: string;
}

/** Says that a card expires before the schedule that it pays, and from which payment on. */
export function CardEndNotice({ cardEnd, scheduleDates, advice }: CardEndProps) {
  const { expiresOn, firstPaymentAfter } = cardEnd;
  if (!isCardEndSoon(cardEnd, scheduleDates)) return <p className="text-13 text-ink-2">{cardEndText(cardEnd)}</p>;
  return (
    <Alert tone="warning" title={`The card expires on ${displayDate(expiresOn)}`}>
      {[`Payments from ${displayDate(firstPaymentAfter)} on cannot be taken from it.`, advice]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
