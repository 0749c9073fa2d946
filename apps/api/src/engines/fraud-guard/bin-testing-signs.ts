/** More cards than this from one IP address within an hour indicate BIN testing, not a household. */
export const CARDS_OF_AN_ADDRESS = 5;

/**
 * Thresholds of BIN testing with cards of one BIN: attempts within a window, number of cards, share of the facility's
 * attempts, and share declined. The slow row finds attacks spread over a day.
 */
export const binTestingWindows = [
  { minutes: 10, attempts: 20, cards: 15, shareOfAll: 0.3, declined: 0.6 },
  { minutes: 24 * 60, attempts: 60, cards: 45, shareOfAll: 0, declined: 0.8 },
] as const;

/** Minutes for which BIN testing counts as ongoing after the last sign. */
export const ALERT_MINUTES = 30;
