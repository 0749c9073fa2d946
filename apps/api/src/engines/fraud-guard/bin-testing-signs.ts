/** More cards than these from one IP address within an hour are BIN testing, not a household. */
export const CARDS_OF_AN_ADDRESS = 5;

/**
 * Attempts with cards of one BIN that are BIN testing: how many within how long, on how many cards, what share of the
 * facility's attempts, and what share of them declined. The slow row finds attacks that spread over a day.
 */
export const binTestingWindows = [
  { minutes: 10, attempts: 20, cards: 15, shareOfAll: 0.3, declined: 0.6 },
  { minutes: 24 * 60, attempts: 60, cards: 45, shareOfAll: 0, declined: 0.8 },
] as const;

/** Minutes that BIN testing is taken to go on after it was last seen. */
export const ALERT_MINUTES = 30;
