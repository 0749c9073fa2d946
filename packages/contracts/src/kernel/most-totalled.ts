/** Longer lists are not totalled: that would delay the page. */
export const MOST_TOTALLED = 10_000;
