import { atRecord, BankFileError } from './bank-file-error.ts';
import type { BatchFormat } from './batch-format.ts';

const END = '\r\n';

/**
 * Creates a writer that writes a file record by record, each a whole ASCII line with its end. Throws BankFileError. A
 * refused detail changes nothing: the caller may skip it and continue.
 */
export function batchWriter<Header, Detail, Trailer>(format: BatchFormat<Header, Detail, Trailer>, header: Header) {
  const totals = format.totals();
  let records = 1;
  return {
    /** The first line. */
    head: atRecord(1, () => format.header.write(header, 1)) + END,
    detail(detail: Detail): string {
      const record = records + 1;
      return atRecord(record, () => {
        const line = format.detail.write(detail, record);
        totals.add(detail);
        records = record;
        return line + END;
      });
    },
    /** Returns the current totals. */
    soFar: (): Trailer => totals.sum(),
    /** Returns the trailer line; empty if the format has none. */
    end(): string {
      if (records === 1) throw new BankFileError(2, 'record', 'is missing: a file has one entry at least');
      const record = records + 1;
      const { trailer } = format;
      return trailer ? atRecord(record, () => trailer.write(totals.sum(), record)) + END : '';
    },
  };
}

/** Writes the lines of a file in order. `last` may add a detail that depends on the totals: the balancing entry. */
export function* batchLines<Header, Detail, Trailer>(
  format: BatchFormat<Header, Detail, Trailer>,
  header: Header,
  details: Iterable<Detail>,
  last: (soFar: Trailer) => Detail | null = () => null,
): Generator<string, void> {
  const writer = batchWriter(format, header);
  yield writer.head;
  for (const detail of details) yield writer.detail(detail);
  const closing = last(writer.soFar());
  if (closing !== null) yield writer.detail(closing);
  const end = writer.end();
  if (end !== '') yield end;
}
