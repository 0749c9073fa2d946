/** Lists of more rows are not added up: that would keep the page waiting. */
export const MOST_TOTALLED = 10_000;
