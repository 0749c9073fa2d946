import { atRecord, BankFileError } from './bank-file-error.ts';
import type { BatchFormat } from './batch-format.ts';

const END = '\r\n';

/**
 * Writes a file record by record; every text is a whole line with its end, ASCII. Throws BankFileError. A detail that
 * is refused has changed nothing: the caller may leave it out and go on.
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
    /** What the trailer would say now. */
    soFar: (): Trailer => totals.sum(),
    /** The last line; empty where the format has no trailer. */
    end(): string {
      if (records === 1) throw new BankFileError(2, 'record', 'is missing: a file has one entry at least');
      const record = records + 1;
      const { trailer } = format;
      return trailer ? atRecord(record, () => trailer.write(totals.sum(), record)) + END : '';
    },
  };
}

/** The lines of a file, one after the other. `last` may add a detail that depends on the totals: the balancing entry. */
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
