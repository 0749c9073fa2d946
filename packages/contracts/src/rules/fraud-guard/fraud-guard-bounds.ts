/** Counts and hours that the rules take, both ends included (1R129 to 1R134). */
export const fraudGuardBounds = {
  cardPanCount: [3, 50],
  cardPanTime: [1, 24],
  ipAddressCount: [3, 50],
  ipAddressTime: [1, 24],
  velocityCheckLimit: [2, 50],
} as const;

/** Hours in which approvals of one card are counted (1K030). */
export const VELOCITY_HOURS = 24;

/** Calendar months after which an entry of the blacklist is removed (1K022 1K059). */
export const BLACKLIST_MONTHS = 3;

/** Without a limit of its own a facility compares with this many times its 99th percentile of 90 days. */
export const UNUSUAL_TIMES = 5;
export const UNUSUAL_DAYS = 90;
/** Fewer approvals say nothing about what is usual. */
export const UNUSUAL_SAMPLES = 30;

/** Countries that a list can name. */
export const MOST_COUNTRIES = 250;

/** Overrides on a page (1K009 1K041). */
export const BUSINESS_RULES_PAGE_SIZE = 5;
/** Days of the community, today included, in which hits are counted and rules are tested: their numbers are compared. */
export const HIT_DAYS = 90;
