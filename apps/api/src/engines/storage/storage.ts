import type { Readable } from 'node:stream';

/** A stored file: size in bytes, and SHA-256 in lower-case hexadecimal. */
export interface StoredFile {
  readonly size: number;
  readonly sha256: string;
}

/** Bytes from `start` to `end`, from 0 and inclusive; without `end`, to the end of the file. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export type FileContent = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Storage of files that every process must see: uploads, exports. Keys are validated (`storage-key.ts`). A file exists
 * completely or not at all, even if the process is killed while writing it.
 */
export interface Storage {
  /** Checks that it is writable; returns its identity. Throws StorageUnavailableError. */
  prepare(): Promise<string>;
  /** Stores a file, replacing one with the same key. If `source` fails or `signal` aborts, nothing is left behind. */
  put(key: string, source: FileContent, signal?: AbortSignal): Promise<StoredFile>;
  /** Reads a file or a range of it. Throws FileMissingError; a range beyond the end throws RangeError. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Returns the size in bytes; null if the file does not exist. */
  size(key: string): Promise<number | null>;
  exists(key: string): Promise<boolean>;
  /** Computes the SHA-256 of the stored file. Throws FileMissingError. */
  checksum(key: string): Promise<string>;
  /** Removes a file; does nothing if it does not exist. */
  delete(key: string): Promise<void>;
}
