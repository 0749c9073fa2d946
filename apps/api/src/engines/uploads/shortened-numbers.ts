import type { AnyFileKind, FileColumn, LineFinding } from './file-kind.ts';

/** `4.11E+15`: as spreadsheets show long numbers, and write them into CSV. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;
const NUMBER = /^[1-9]\d*$/;

type Values = Readonly<Record<string, string>>;

/** What is wrong with values that a spreadsheet has shortened: the digits are lost, so nothing is guessed. */
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

/** Findings that say, where it is so, that the value would be right with the leading zero a spreadsheet removes. */
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
