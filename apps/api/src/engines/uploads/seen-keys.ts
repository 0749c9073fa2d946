import { hash } from 'node:crypto';

/**
 * Keys of a file's lines, with the line where each was first seen. Stored as 96 bits of SHA-256: a substring would keep
 * its whole chunk of the file in memory.
 */
export class SeenKeys {
  readonly #lines = new Map<string, number>();

  /** Returns the line where the key was first seen. */
  lineOf(key: string): number | undefined {
    return this.#lines.get(short(key));
  }

  add(key: string, lineNumber: number): void {
    this.#lines.set(short(key), lineNumber);
  }
}

const short = (key: string): string => hash('sha256', key, 'buffer').subarray(0, 12).toString('latin1');
