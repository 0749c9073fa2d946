import type { RowBatch } from '@quickportal/db/connect/copy-out';
import type { ExportTask } from '@quickportal/db/exports/run-exports';
import { writeXlsxStream } from 'hucre/xlsx';
import { copyFields } from './copy-text.ts';
import { chosenColumns, type ExportColumnKind, type ExportKind, type ExportReading } from './export-kind.ts';

/** Maximum rows of a sheet in Excel, including the header; further rows go into further sheets. */
const SHEET_ROWS = 1_048_576;
/** Maximum characters of a cell in Excel. */
const LONGEST_TEXT = 32_767;
/** Digits of a number that Excel preserves. */
const MOST_DIGITS = 15;
const LONGEST_SHEET_NAME = 31;

/** Number formats of Excel: `@` keeps text as text even when its cell is edited. */
const formats: Readonly<Record<ExportColumnKind, string>> = {
  text: '@',
  number: '0',
  money: '#,##0.00',
  date: 'dd mmm yyyy',
  time: 'dd mmm yyyy hh:mm:ss',
};
/** Widths in characters; text columns are at least as wide as their title. */
const widths: Readonly<Record<ExportColumnKind, number>> = { text: 18, number: 14, money: 14, date: 13, time: 22 };

type Cell = string | number | null;

interface WorkbookOptions {
  /** Rows of a sheet; tests reduce it. */
  sheetRows?: number;
}

/**
 * Writes an export as a workbook (.xlsx), in pieces; calls `progress` with the rows written. Texts are text cells, so
 * none is read as a number or a formula.
 */
export async function* workbookFile(
  kind: Pick<ExportKind<unknown>, 'columns' | 'rows' | 'title'>,
  { columns, timeZone }: Pick<ExportTask, 'columns' | 'timeZone'>,
  reading: ExportReading<unknown, string>,
  progress: { rowsDone: number },
  { sheetRows = SHEET_ROWS }: WorkbookOptions = {},
): AsyncGenerator<Uint8Array> {
  const chosen = chosenColumns(kind, columns).map(({ title, kind: type = 'text' }) => ({
    header: title.replace('{zone}', timeZone),
    type,
  }));
  yield* writeXlsxStream(rowsOf(kind.rows(reading), { kinds: chosen.map((column) => column.type), progress }), {
    name: kind.title.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, LONGEST_SHEET_NAME),
    columns: chosen.map(({ header, type }) => ({
      header,
      width: Math.max(widths[type], header.length + 2),
      style: { numFmt: formats[type] },
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: sheetRows,
  });
}

async function* rowsOf(
  batches: AsyncIterable<RowBatch>,
  { kinds, progress }: { kinds: readonly ExportColumnKind[]; progress: { rowsDone: number } },
): AsyncGenerator<Cell[]> {
  for await (const { bytes, rows } of batches) {
    const text = bytes.toString();
    for (let at = 0; at < text.length;) {
      const end = text.indexOf('\n', at);
      yield copyFields(text.slice(at, end)).map((value, column) => cellOf(value, kinds[column] ?? 'text'));
      at = end + 1;
    }
    progress.rowsDone += rows;
  }
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d))?$/;
const DAY = 86_400_000;
/** Day 0 of Excel for dates from 1 March 1900; before, Excel counts a day that did not exist. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_DATE = Date.UTC(1900, 2, 1);

/** Formats a cell; a value that does not fit its column's type, or exceeds Excel's limits, becomes text. */
function cellOf(value: string, kind: ExportColumnKind): Cell {
  if (value === '') return null;
  if (kind === 'number' || kind === 'money') return numberOf(value) ?? textOf(value);
  if (kind === 'date' || kind === 'time') return serialOf(value) ?? textOf(value);
  return textOf(value);
}

const numberOf = (value: string): number | null =>
  NUMBER.test(value) && value.replaceAll(/\D/g, '').length <= MOST_DIGITS ? Number(value) : null;

function serialOf(value: string): number | null {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = (DATE.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = Date.UTC(year, month - 1, day);
  if (date < FIRST_DATE) return null;
  const seconds = (hour || 0) * 3600 + (minute || 0) * 60 + (second || 0);
  return (date - DAY_ZERO) / DAY + seconds / 86_400;
}

/** Workbooks escape characters as `_x0041_`: text that looks like an escape must be escaped itself. */
const LIKE_ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;
const NOT_IN_XML = /[\ufffe\uffff]/g;

function textOf(value: string): string {
  const safe = value.replaceAll(LIKE_ESCAPE, '_x005F_').replaceAll(NOT_IN_XML, '\ufffd');
  return safe.length > LONGEST_TEXT
    ? `${safe
        .slice(0, LONGEST_TEXT - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`
    : safe;
}
