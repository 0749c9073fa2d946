import type { StoredEncoding } from '@quickportal/db/uploaded-files/uploaded-file';

/** Beginnings of files that people upload by mistake. */
const OTHER_FILES: readonly [beginning: readonly number[], message: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'This is a workbook or a ZIP archive. Save it as CSV (UTF-8) and upload that.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an Excel workbook. Save it as CSV (UTF-8) and upload that.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Upload the data as CSV (UTF-8).'],
  [[0xff, 0xfe], 'This file is Unicode text (UTF-16). Save it as CSV (UTF-8) and upload that.'],
  [[0xfe, 0xff], 'This file is Unicode text (UTF-16). Save it as CSV (UTF-8) and upload that.'],
];
const NO_TEXT = 'This is not a text file: it contains binary data. Save it as CSV (UTF-8) and upload that.';
const MIXED =
  'Some letters of this file cannot be read: it is neither UTF-8 nor Windows-1252 throughout. Save it as CSV (UTF-8).';
/** Bytes without a letter in Windows-1252. */
const NO_LETTERS = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
const REPLACED = '\ufffd';
// oxlint-disable-next-line no-control-regex -- everything but ASCII and the sign for what could not be decoded
const READ_LETTERS = /[^\u0000-\u007f\ufffd]/;

/** What an upload turned out to be: the encoding of its text, or why it is none. */
export type Inspection = { encoding: StoredEncoding } | { fault: string };

/** Looks at a content as it passes by: whether it is text, and in which encoding. Holds nothing of it. */
export class ContentInspection {
  readonly #decoder = new TextDecoder('utf-8');
  readonly #beginning: number[] = [];
  #empty = true;
  #hasNul = false;
  #hasNoLetter = false;
  #isUtf8 = true;
  #hasUtf8Letters = false;

  add(chunk: Uint8Array): void {
    if (chunk.byteLength === 0) return;
    this.#empty = false;
    if (this.#beginning.length < 4) this.#beginning.push(...chunk.subarray(0, 4 - this.#beginning.length));
    this.#hasNul ||= chunk.includes(0);
    this.#hasNoLetter ||= NO_LETTERS.some((byte) => chunk.includes(byte));
    this.#read(this.#decoder.decode(chunk, { stream: true }));
  }

  end(): Inspection {
    this.#read(this.#decoder.decode());
    if (this.#empty) return { fault: 'The file is empty.' };
    const other = OTHER_FILES.find(([beginning]) => beginning.every((byte, at) => this.#beginning[at] === byte));
    if (other) return { fault: other[1] };
    if (this.#hasNul) return { fault: NO_TEXT };
    if (this.#isUtf8) return { encoding: 'utf-8' };
    if (this.#hasUtf8Letters) return { fault: MIXED };
    return this.#hasNoLetter ? { fault: NO_TEXT } : { encoding: 'windows-1252' };
  }

  #read(text: string): void {
    if (text.includes(REPLACED)) this.#isUtf8 = false;
    this.#hasUtf8Letters ||= READ_LETTERS.test(text);
  }
}
