import type { AnyFileKind, FileColumn, LineFinding } from './file-kind.ts';

/** Scientific notation such as `4.11E+15`, which spreadsheets write for long numbers. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;
const NUMBER = /^[1-9]\d*$/;

type Values = Readonly<Record<string, string>>;

/** Finds values that a spreadsheet has shortened: their digits are lost, so nothing is guessed. */
export const shortenedNumbers = (columns: readonly FileColumn[], values: Values): LineFinding[] =>
  columns.flatMap(({ name, digits }) =>
    digits && SHORTENED.test(values[name] ?? '')
      ? [
          {
            column: name,
            message:
              'A spreadsheet has shortened this number, and its digits are lost. Format the column as text there, and enter the number again.',
          },
        ]
      : [],
  );

/** Adds to findings that a value would be valid with the leading zero that spreadsheets remove. */
export function withDroppedZeros(
  kind: AnyFileKind,
  context: unknown,
  values: Values,
  findings: readonly LineFinding[],
): readonly LineFinding[] {
  return findings.map((finding) => {
    const { column, message } = finding;
    const value = values[column] ?? '';
    const isCode = kind.columns.some(({ name, digits }) => digits && name === column);
    if (!isCode || !NUMBER.test(value)) return finding;
    const again = kind.read(context, { ...values, [column]: `0${value}` });
    if ('findings' in again && again.findings.some((other) => other.column === column)) return finding;
    const hint = `A spreadsheet may have removed a leading zero: 0${value}.`;
    return { column, message: `${message.replace(/[^.]$/, '$&.')} ${hint}` };
  });
}
