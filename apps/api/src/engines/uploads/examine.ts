import type { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';
import type { AnyFileKind, ExaminedLine, LineFinding, LineTools } from './file-kind.ts';
import type { HeaderColumn } from './header.ts';
import type { SeenKeys } from './seen-keys.ts';
import { shownValue } from './shown-value.ts';
import { shortenedNumbers, withDroppedZeros } from './shortened-numbers.ts';
import type { TableRow } from './row-reader.ts';

interface ReadLine {
  row: TableRow;
  line: unknown;
  key: string | null;
}

/** The valid lines of a chunk, the errors of others, and the keys to remember after the commit. */
export interface Examined {
  readonly context: unknown;
  readonly ready: readonly unknown[];
  readonly errors: readonly FileError[];
  /** Every line, in the order of the file. */
  readonly lines: readonly ExaminedLine<unknown>[];
  readonly keys: ReadonlyMap<string, number>;
}

/**
 * Validates lines: their shape, their values, duplicates in the file, and against the database. Used both before and
 * during the run. Changes nothing, not even `seen`.
 */
export async function examine(
  kind: AnyFileKind,
  tools: LineTools,
  { columns, rows, seen }: { columns: readonly HeaderColumn[]; rows: readonly TableRow[]; seen: SeenKeys },
): Promise<Examined> {
  const context: unknown = await kind.open(tools);
  const errors: FileError[] = [];
  const examined: ExaminedLine<unknown>[] = [];
  const say = (row: TableRow, findings: readonly LineFinding[], line: unknown = null) => {
    for (const finding of findings) errors.push(errorOf(kind, columns, row, finding));
    examined.push({ lineNumber: row.lineNumber, values: valuesOf(columns, row), line, findings });
  };
  const keys = new Map<string, number>();
  const lines: ReadLine[] = [];
  for (const row of rows) {
    const read = readRow(kind, context, columns, row);
    if ('findings' in read) {
      say(row, read.findings);
      continue;
    }
    const found = kind.keyOf(read.line);
    const before = found && (keys.get(found.key) ?? seen.lineOf(found.key));
    if (found && before !== undefined && before !== null)
      say(row, [{ column: found.column, message: `The same as on line ${before}.` }]);
    else {
      if (found) keys.set(found.key, row.lineNumber);
      lines.push({ row, line: read.line, key: found?.key ?? null });
    }
  }
  const ready: unknown[] = [];
  const checked = await kind.check(
    tools,
    context,
    lines.map(({ line }) => line),
  );
  lines.forEach(({ row, line }, at) => {
    const findings = checked[at] ?? [];
    if (findings.length === 0) ready.push(line);
    say(row, findings, line);
  });
  errors.sort((error, other) => error.lineNumber - other.lineNumber);
  examined.sort((line, other) => line.lineNumber - other.lineNumber);
  return { context, ready, errors, lines: examined, keys };
}

/** Remembers the keys of lines that an earlier run has checked. */
export function rememberKeys(
  kind: AnyFileKind,
  context: unknown,
  { columns, rows, seen }: { columns: readonly HeaderColumn[]; rows: readonly TableRow[]; seen: SeenKeys },
): void {
  for (const row of rows) {
    const read = readRow(kind, context, columns, row);
    const found = 'line' in read ? kind.keyOf(read.line) : null;
    if (found && seen.lineOf(found.key) === undefined) seen.add(found.key, row.lineNumber);
  }
}

type Read = { line: unknown } | { findings: readonly LineFinding[] };

function readRow(kind: AnyFileKind, context: unknown, columns: readonly HeaderColumn[], row: TableRow): Read {
  if (row.findings) return { findings: row.findings };
  // Spreadsheets pad every line with separators to the longest
  const count = row.values.findLastIndex((value) => value.trim() !== '') + 1;
  if (count > columns.length) {
    const message = `This line has ${count} values, but there are ${columns.length} columns.`;
    return { findings: [{ column: '', message }] };
  }
  const values = valuesOf(columns, row);
  const shortened = shortenedNumbers(kind.columns, values);
  if (shortened.length > 0) return { findings: shortened };
  const read = kind.read(context, values);
  return 'line' in read ? read : { findings: withDroppedZeros(kind, context, values, read.findings) };
}

/** Returns the values of a line by the names of columns, trimmed, without empty ones. */
function valuesOf(columns: readonly HeaderColumn[], row: TableRow): Record<string, string> {
  const values: Record<string, string> = {};
  columns.forEach(({ column }, at) => {
    const value = row.values[at]?.trim() ?? '';
    if (column && value !== '') values[column.name] = value;
  });
  return values;
}

function errorOf(kind: AnyFileKind, columns: readonly HeaderColumn[], row: TableRow, finding: LineFinding): FileError {
  const column = kind.columns.find(({ name }) => name === finding.column);
  const at = column ? columns.findIndex((other) => other.column === column) : -1;
  const value = row.values[at] ?? '';
  return {
    lineNumber: row.lineNumber,
    nameOfField: column?.title ?? '',
    providedValueText: shownValue(value, column?.secret),
    errorText: finding.message,
  };
}
