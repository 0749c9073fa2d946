// Also full-width and small forms, and the minus sign, which spreadsheets take for the same in some languages
export const FORMULA_SIGNS = '=+-@＝＋－＠﹢﹣﹦﹫−';

const SIGN = `[${FORMULA_SIGNS.replace('-', '\\-')}]`;
// An apostrophe in front of a sign gets another one: so what is taken off is always what was put there
const FORMULA = new RegExp(`^'*(?:${SIGN}|[\\t\\r\\n])`);
const GUARDED = new RegExp(`^'(?='*(?:${SIGN}|[\\t\\r\\n]))`);
// Where rows are split at semicolons, quotation marks inside of a part do not count, and line ends end the row
const FORMULA_INSIDE = new RegExp(`([;\\t\\r\\n]"*)(?='*${SIGN})`, 'g');
const GUARDED_INSIDE = new RegExp(`([;\\t\\r\\n]"*)'(?='*${SIGN})`, 'g');

/**
 * Puts an apostrophe in front of what a spreadsheet would take for a formula (OWASP, CSV injection), wherever it splits
 * the text.
 */
export function guardFormula(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return safe.replaceAll(FORMULA_INSIDE, "$1'");
}

/** Takes the apostrophes off again that `guardFormula` puts in. */
export const removeFormulaGuard = (value: string): string =>
  value.includes("'") ? value.replace(GUARDED, '').replaceAll(GUARDED_INSIDE, '$1') : value;
