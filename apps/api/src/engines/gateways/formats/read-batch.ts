import { atRecord, BankFileError, FieldFault } from './bank-file-error.ts';
import type { Batch, BatchFormat, BatchRecord, DetailParts } from './batch-format.ts';
import { lineSplitter } from './lines.ts';

/** How details are read, and what of them is added to the totals. */
type ReadDetail<Detail, Read> = (line: string, record: number) => { read: Read; whole: Detail };

/** Creates a reader that reads a file line by line. Throws only BankFileError, whatever the lines hold. */
export const batchReader = <Header, Detail, Trailer>(format: BatchFormat<Header, Detail, Trailer>) =>
  readerOf(format, (line, record) => {
    const whole = format.detail.read(line, record);
    return { read: whole, whole };
  });

/**
 * The same, except that invalid fields of a detail are returned with it. Those that the totals need must be readable:
 * a file whose totals cannot be checked is refused.
 */
export const partialBatchReader = <Header, Detail, Trailer>(format: BatchFormat<Header, Detail, Trailer>) =>
  readerOf(format, (line, record) => {
    const { value: fields, faults } = format.detail.readParts(line, record);
    const missing = format.totalled.find((key) => fields[key] === undefined);
    if (missing !== undefined)
      throw (
        faults.find(({ field }) => field === format.detail.labels[missing]) ?? new FieldFault('record', 'is not known')
      );
    const read: DetailParts<Detail> = { fields, faults };
    return { read, whole: fields as Detail };
  });

function readerOf<Header, Detail, Trailer, Read>(
  format: BatchFormat<Header, Detail, Trailer>,
  readDetail: ReadDetail<Detail, Read>,
) {
  const totals = format.totals();
  let record = 0;
  let details = 0;
  let ended = false;

  function kindOf(line: string): 'header' | 'detail' | 'trailer' {
    if (ended) throw new FieldFault('record', 'stands after the total');
    if (format.lineLength !== null && line.length !== format.lineLength)
      throw new FieldFault('record', `must be ${format.lineLength} characters, and has ${line.length}`);
    const kind = format.kindOf(line);
    if (kind === null) throw new FieldFault('record type', 'is not known');
    if (record === 1 && kind !== 'header') throw new FieldFault('record type', 'must be that of the header');
    if (record > 1 && kind === 'header') throw new FieldFault('record type', 'is that of the header once more');
    if (kind === 'trailer' && details === 0)
      throw new FieldFault('record type', 'is that of the total before any entry');
    return kind;
  }

  function readTrailer(line: string): Trailer {
    if (!format.trailer) throw new FieldFault('record type', 'is not known');
    const found = format.trailer.read(line, record);
    const expected = totals.sum();
    for (const [key, label] of Object.entries<string>(format.trailer.labels))
      if (found[key as keyof Trailer] !== expected[key as keyof Trailer])
        throw new FieldFault(label, 'does not agree with the records before it');
    ended = true;
    return found;
  }

  return {
    record(line: string): BatchRecord<Header, Read, Trailer> {
      record += 1;
      return atRecord(record, () => {
        const kind = kindOf(line);
        if (kind === 'header') return { record, kind, value: format.header.read(line, record) };
        if (kind === 'trailer') return { record, kind, value: readTrailer(line) };
        const { read, whole } = readDetail(line, record);
        totals.add(whole);
        details += 1;
        return { record, kind, value: read };
      });
    },
    /** Call it after the last line: throws for a truncated file. */
    end(): void {
      if (details === 0) throw new BankFileError(record + 1, 'record', 'is missing: a file has one entry at least');
      if (format.trailer && !ended)
        throw new BankFileError(record + 1, 'record', 'is missing: the file ends without its total');
    },
  };
}

/**
 * Reads a file as it arrives. Entries are yielded before the total is checked: do not act on any until the file has
 * ended without an error.
 */
export async function* readBatchRecords<Header, Detail, Trailer>(
  format: BatchFormat<Header, Detail, Trailer>,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<BatchRecord<Header, Detail, Trailer>, void> {
  const splitter = lineSplitter();
  const reader = batchReader(format);
  for await (const chunk of chunks) for (const line of splitter.push(chunk)) yield reader.record(line);
  for (const line of splitter.end()) yield reader.record(line);
  reader.end();
}

/** Reads a whole file. */
export function readBatch<Header, Detail, Trailer>(
  format: BatchFormat<Header, Detail, Trailer>,
  bytes: Uint8Array,
): Batch<Header, Detail, Trailer> {
  const splitter = lineSplitter();
  const reader = batchReader(format);
  let header: Header | undefined;
  const details: Detail[] = [];
  let trailer: Trailer | null = null;
  for (const line of [...splitter.push(bytes), ...splitter.end()]) {
    const read = reader.record(line);
    if (read.kind === 'header') header = read.value;
    else if (read.kind === 'detail') details.push(read.value);
    else trailer = read.value;
  }
  reader.end();
  return { header: header as Header, details, trailer };
}
