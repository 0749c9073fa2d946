import type { ExportTask } from '@quickportal/db/exports/run-exports';
import { BYTE_ORDER_MARK, csvOf, csvRow } from './csv.ts';
import type { ExportKind, ExportReading } from './export-kind.ts';

/** The file of an export, batch by batch; `progress` is told how many rows were written. */
export async function* csvFile(
  kind: Pick<ExportKind<unknown>, 'columns' | 'rows'>,
  { columns, byteOrderMark, timeZone }: Pick<ExportTask, 'columns' | 'byteOrderMark' | 'timeZone'>,
  reading: ExportReading<unknown, string>,
  progress: { rowsDone: number },
): AsyncGenerator<Uint8Array> {
  const chosen = columns.map((key) => {
    const column = kind.columns.find((column) => column.key === key);
    if (!column) throw new Error(`The export has no column ${key}`);
    return column;
  });
  if (byteOrderMark) yield BYTE_ORDER_MARK;
  yield Buffer.from(csvRow(chosen.map(({ title }) => title.replace('{zone}', timeZone))));
  const kinds = chosen.map((column) => column.kind ?? 'text');
  for await (const batch of kind.rows(reading)) {
    yield csvOf(batch, kinds);
    progress.rowsDone += batch.rows;
  }
}
