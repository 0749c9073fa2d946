import { emitOutcomes } from '../engines/deliveries/emit-outcomes.ts';
import { notifyBusinessesOfOutcomes } from '../engines/notifications/notify-businesses.ts';
import { notifyOutcomes } from '../engines/notifications/notify-outcomes.ts';
import type { OutcomeSubscriber } from '../engines/payments/outcome.ts';
import type { PaymentServices } from '../engines/payments/payment-services.ts';
import { followLostLines } from '../engines/payment-files/take-lost-lines.ts';
import { followAgreementPayments } from '../engines/payto/follow-payments.ts';
import { followOutcomes } from '../engines/schedules/follow-outcome.ts';

/** What follows payments and refunds, in this order: the event of a payment comes before those of its schedule. */
export const outcomeSubscribers: readonly OutcomeSubscriber<PaymentServices>[] = [
  emitOutcomes,
  followOutcomes,
  followAgreementPayments,
  followLostLines,
  notifyOutcomes,
  notifyBusinessesOfOutcomes,
];
