import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import type { FilePreview, FileReading } from '@quickportal/contracts/uploaded-files/file-preview';
import { getLabels } from '@quickportal/db/facility-settings/change-customisation';
import { FileFault } from '../../engines/uploads/file-fault.ts';
import { recognisedFormat, rowReaderOf, type AnyFileKind } from '../../engines/uploads/file-kind.ts';
import type { Header, HeaderColumn } from '../../engines/uploads/header.ts';
import { beginningOf, dropContent, receiveContent } from '../../engines/uploads/receive-content.ts';
import { kindInLabels } from '../../engines/uploads/kind-in-labels.ts';
import { shownValue } from '../../engines/uploads/shown-value.ts';
import type { RowReader, TableRow } from '../../engines/uploads/row-reader.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';

/** Rows from the beginning, and rows further on whose letters depend on the encoding. */
const FIRST_ROWS = 5;
const ROWS_WITH_LETTERS = 3;
/** Columns and errors of a preview at most: it is looked at. */
const MOST_SHOWN = 100;
// oxlint-disable-next-line no-control-regex -- everything but ASCII
const LETTERS = /[^\u0000-\u007f]/;

export interface Preview {
  kind: AnyFileKind;
  source: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}

/** Reads what an upload would read that leaves out unknown columns, in each encoding that the file can have. The content is gone afterwards. */
export async function previewFile(ctx: CallContext, { kind: known, source, signal }: Preview): Promise<FilePreview> {
  const { communityId } = communityOf(ctx);
  const kind = kindInLabels(known, await getLabels(ctx.db, communityId));
  const scope = { kind: 'community' as const, communityId };
  const content = await receiveContent(ctx.services, scope, { source, maxBytes: kind.maxBytes, signal });
  try {
    const { encodings, isEncodingCertain, storageKey } = content;
    const readings: FileReading[] = [];
    for (const encoding of isEncodingCertain ? encodings.slice(0, 1) : encodings) {
      const stored = await ctx.services.storage.get(storageKey);
      try {
        const readRows = rowReaderOf(kind, recognisedFormat(kind, beginningOf(content, encoding)));
        readings.push(await readingOf(stored, { readRows, encoding, looksForLetters: !isEncodingCertain, signal }));
      } finally {
        stored.destroy();
      }
    }
    return { isEncodingCertain, readings };
  } finally {
    await dropContent(ctx.services, scope, content.storageKey);
  }
}

interface ReadingOptions {
  readRows: RowReader;
  encoding: FileEncoding;
  looksForLetters: boolean;
  signal: AbortSignal;
}

async function readingOf(
  stored: AsyncIterable<Uint8Array>,
  { readRows, encoding, looksForLetters, signal }: ReadingOptions,
): Promise<FileReading> {
  const reading: FileReading = { encoding, columns: [], unknownCount: 0, rows: [], errors: [] };
  const shown = ({ lineNumber, values }: TableRow, columns: readonly HeaderColumn[]) => ({
    lineNumber,
    values: values.slice(0, MOST_SHOWN).map((value, at) => shownValue(value, columns[at]?.column?.secret)),
  });
  const onHeader = ({ columns }: Pick<Header, 'columns'>) => {
    reading.unknownCount = columns.filter(({ column }) => column === null).length;
    reading.columns = columns
      .slice(0, MOST_SHOWN)
      .map(({ heading, column }) => ({ heading: shownValue(heading.trim()), title: column?.title ?? null }));
  };
  let withLetters = 0;
  try {
    for await (const { rows, columns } of readRows(stored, { encoding, leavesOutUnknown: true, onHeader })) {
      signal.throwIfAborted();
      for (const row of rows) {
        const hasLetters = looksForLetters && LETTERS.test(row.values.join(''));
        const isShown = reading.rows.length < FIRST_ROWS || (hasLetters && withLetters < ROWS_WITH_LETTERS);
        if (hasLetters) withLetters++;
        if (isShown) reading.rows.push(shown(row, columns));
      }
      if (reading.rows.length >= FIRST_ROWS && (!looksForLetters || withLetters >= ROWS_WITH_LETTERS)) break;
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    reading.errors = error.errors.slice(0, MOST_SHOWN);
  }
  return reading;
}
