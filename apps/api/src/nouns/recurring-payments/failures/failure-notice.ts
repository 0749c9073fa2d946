import type { FailedInstalment } from './failed-instalment.ts';

/** Names the notice about an instalment that a user sends; more than one may be sent. */
export const sentByHand = ({ instalment }: Pick<FailedInstalment, 'instalment'>): string =>
  `recurring-declined-sent ${instalment.occurrenceId} `;

/** The beginnings of the keys of all notices about the last try of an instalment, those of the engine too. */
export function noticeOccasions({ instalment, lastTry }: FailedInstalment): string[] {
  const ofTry = lastTry
    ? [`payment-declined ${lastTry.receiptNumber}`, `payment-dishonoured ${lastTry.receiptNumber}`]
    : [];
  return [sentByHand({ instalment }), `recurring-failed ${instalment.occurrenceId} `, ...ofTry];
}
