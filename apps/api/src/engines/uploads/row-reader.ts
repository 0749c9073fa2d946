import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import type { LineFinding } from './file-column.ts';
import type { Header, HeaderColumn } from './header.ts';

/** A data line. */
export interface TableRow {
  /** Its line in the file, from 1. */
  readonly lineNumber: number;
  /** The values, as many as the columns or as the line has; without formula guards. */
  readonly values: readonly string[];
  /** What the format itself finds wrong; such a line is not read further. */
  readonly findings?: readonly LineFinding[];
}

/** A batch of rows. `bytes`: how much of the file has been read. */
export interface TableRows {
  readonly columns: readonly HeaderColumn[];
  readonly rows: readonly TableRow[];
  readonly bytes: number;
  /** The day that the file is for, yyyy-mm-dd, where its format has one. */
  readonly processOn?: string;
}

export interface RowOptions {
  encoding: FileEncoding;
  /** Whether unknown columns are ignored; otherwise they are a fault. */
  leavesOutUnknown?: boolean;
  /** Called with the header before it is checked. */
  onHeader?: (header: Pick<Header, 'columns'>) => void;
}

/**
 * Reads a file as rows while it streams in. Throws FileFault when it cannot continue; earlier rows have been yielded.
 */
export type RowReader = (source: AsyncIterable<Uint8Array>, options: RowOptions) => AsyncGenerator<TableRows>;
