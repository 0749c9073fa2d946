/** Minutes that a mailed code is valid. */
export const SANDBOX_CODE_MINUTES = 30;
/** Wrong codes after which only starting again helps. */
export const MOST_WRONG_CODES = 10;
/** Seconds between two mails with a code, except before the first repetition. */
export const SECONDS_BETWEEN_MAILS = 60;
/** Mails with a code that one request can cause besides the first. */
export const MOST_MAILS_AGAIN = 5;
/** Seconds for which the link that sends the mail again rests after use (2K042). */
export const RESEND_REST_SECONDS = 3;
/** Requests a day from one network address, and for one email address. */
export const SANDBOXES_A_DAY = { network: 20, email: 5 } as const;
/** Sandboxes that exist at the same time. */
export const MOST_SANDBOXES = 1000;

/** 2M260 */
export const linkExpiredText = "The link has expired. Click 'Start again' to restart the process.";

/** Days without use after which a sandbox is removed, and how many of them its owner is warned before. */
export const SANDBOX_DAYS = 30;
export const SANDBOX_WARNING_DAYS = 5;
