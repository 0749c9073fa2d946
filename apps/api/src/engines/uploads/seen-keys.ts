import { hash } from 'node:crypto';

/**
 * Keys of a file's lines, and the line each was first seen on. Kept as 96 bits of SHA-256: a string cut from the file
 * would keep the piece of the file alive that it was cut from.
 */
export class SeenKeys {
  readonly #lines = new Map<string, number>();

  /** Returns the line on which the key was seen before. */
  lineOf(key: string): number | undefined {
    return this.#lines.get(short(key));
  }

  add(key: string, lineNumber: number): void {
    this.#lines.set(short(key), lineNumber);
  }
}

const short = (key: string): string => hash('sha256', key, 'buffer').subarray(0, 12).toString('latin1');
