/** Last row that can be paged to; beyond it the response is 422 "Narrow your search." (decisions, All documents). */
export const DEEPEST_ROW = 100_000;
