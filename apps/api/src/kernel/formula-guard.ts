// Includes the full-width and small forms and the minus sign, which spreadsheets accept in some languages
export const FORMULA_SIGNS = '=+-@＝＋－＠﹢﹣﹦﹫−';

const SIGN = `[${FORMULA_SIGNS.replace('-', '\\-')}]`;
// A sign that already has an apostrophe gets another one, so that removing one always restores the original
const FORMULA = new RegExp(`^'*(?:${SIGN}|[\\t\\r\\n])`);
const GUARDED = new RegExp(`^'(?='*(?:${SIGN}|[\\t\\r\\n]))`);
// Where a spreadsheet splits at semicolons, quotation marks inside a part do not count and line breaks end the row
const FORMULA_INSIDE = new RegExp(`([;\\t\\r\\n]"*)(?='*${SIGN})`, 'g');
const GUARDED_INSIDE = new RegExp(`([;\\t\\r\\n]"*)'(?='*${SIGN})`, 'g');

/**
 * Puts an apostrophe before everything that a spreadsheet could read as a formula (OWASP, CSV injection), wherever it
 * splits the text.
 */
export function guardFormula(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return safe.replaceAll(FORMULA_INSIDE, "$1'");
}

/** Removes the apostrophes that `guardFormula` adds. */
export const removeFormulaGuard = (value: string): string =>
  value.includes("'") ? value.replace(GUARDED, '').replaceAll(GUARDED_INSIDE, '$1') : value;
