import type { Readable } from 'node:stream';

/** What was stored: bytes, and SHA-256 as lower-case hexadecimal. */
export interface StoredFile {
  readonly size: number;
  readonly sha256: string;
}

/** Bytes from `start` to `end`, both counted from 0 and included; without `end`, to the end of the file. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export type FileContent = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Where files are kept that every process must see: uploads, exports. Keys are checked (`storage-key.ts`). A file is
 * there whole or not at all, also when the process is killed while it is written.
 */
export interface Storage {
  /** Makes sure that it can be written to; answers its identity. Throws StorageUnavailableError. */
  prepare(): Promise<string>;
  /** Stores a file, replacing one of the same key. When `source` fails or `signal` aborts, nothing is left behind. */
  put(key: string, source: FileContent, signal?: AbortSignal): Promise<StoredFile>;
  /** Reads a file, whole or a part. Throws FileMissingError; a range beyond the end throws RangeError. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes; null when there is no such file. */
  size(key: string): Promise<number | null>;
  exists(key: string): Promise<boolean>;
  /** SHA-256 of what is stored now, read again. Throws FileMissingError. */
  checksum(key: string): Promise<string>;
  /** Removes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
}
