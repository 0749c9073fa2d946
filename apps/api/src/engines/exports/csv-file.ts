import type { ExportTask } from '@quickportal/db/exports/run-exports';
import { csvOf, csvRow } from './csv.ts';
import { chosenColumns, type ExportKind, type ExportReading } from './export-kind.ts';

/** Writes an export as CSV, batch by batch; calls `progress` with the number of rows written. */
export async function* csvFile(
  kind: Pick<ExportKind<unknown>, 'columns' | 'rows'>,
  { columns, timeZone }: Pick<ExportTask, 'columns' | 'timeZone'>,
  reading: ExportReading<unknown, string>,
  progress: { rowsDone: number },
): AsyncGenerator<Uint8Array> {
  const chosen = chosenColumns(kind, columns);
  yield Buffer.from(csvRow(chosen.map(({ title }) => title.replace('{zone}', timeZone))));
  const kinds = chosen.map((column) => (column.kind === 'number' || column.kind === 'money' ? 'number' : 'text'));
  for await (const batch of kind.rows(reading)) {
    yield csvOf(batch, kinds);
    progress.rowsDone += batch.rows;
  }
}
