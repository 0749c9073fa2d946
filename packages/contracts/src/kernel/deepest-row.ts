/** Rows beyond this cannot be paged to: the answer is 422 "Narrow your search." (decisions, All documents). */
export const DEEPEST_ROW = 100_000;
