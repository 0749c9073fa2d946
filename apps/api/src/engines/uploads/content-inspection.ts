import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { TextPlace } from './text-place.ts';

const SAVE_AS = 'Save it as CSV UTF-8 and upload that.';
/** Signatures of files that people upload by mistake. */
const OTHER_FILES: readonly [beginning: readonly number[], message: string][] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'This is a workbook or a ZIP archive. In Excel choose File, Save As, CSV UTF-8 (Comma delimited), and upload that.',
  ],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is an Excel workbook. In Excel choose File, Save As, CSV UTF-8 (Comma delimited), and upload that.',
  ],
  [[0x25, 0x50, 0x44, 0x46], `This is a PDF. ${SAVE_AS}`],
  [[0xff, 0xfe, 0x00, 0x00], `This file is Unicode text in UTF-32. ${SAVE_AS}`],
  [[0x00, 0x00, 0xfe, 0xff], `This file is Unicode text in UTF-32. ${SAVE_AS}`],
];
const LONGEST_SIGNATURE = 4;
/** Bytes kept of the beginning: the first line of a bank file, also in UTF-16. */
const KEPT_BEGINNING = 1024;
/**
 * Control characters that text does not contain, as bytes: all except tab, line feed, vertical tab, form feed and
 * carriage return.
 */
const CONTROLS = Array.from({ length: 32 }, (_, byte) => byte).filter((byte) => byte < 9 || byte > 13);
/** Bytes undefined in Windows-1252. */
const NO_LETTERS = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
const REPLACED = '\ufffd';
// oxlint-disable-next-line no-control-regex -- everything but ASCII and the sign for what could not be decoded
const READ_LETTERS = /[^\u0000-\u007f\ufffd]/;
// oxlint-disable-next-line no-control-regex -- what no text has, and the sign for what could not be decoded
const UNREADABLE = /[\u0000\ufffd]/;

/**
 * Result of inspecting an upload: its possible encodings, or why it is not text. If uncertain, only a person can tell
 * which one is right.
 */
export type Inspection = { encodings: readonly FileEncoding[]; isCertain: boolean } | { fault: string };

/** Inspects content as it streams by: whether it is text, and in which encodings. Stores none of it. */
export class ContentInspection {
  #beginning: Buffer = Buffer.alloc(0);
  #kept: Buffer = Buffer.alloc(0);
  #text: UnicodeText | undefined;
  readonly #bytes = new EightBitText();

  /** The first bytes of what was added. */
  beginning(): Buffer {
    return this.#kept;
  }

  add(chunk: Uint8Array): void {
    const missing = KEPT_BEGINNING - this.#kept.byteLength;
    if (missing > 0) this.#kept = Buffer.concat([this.#kept, chunk.subarray(0, missing)]);
    if (this.#text) return this.#read(this.#text, chunk);
    this.#beginning = Buffer.concat([this.#beginning, chunk]);
    if (this.#beginning.byteLength >= LONGEST_SIGNATURE) this.#begin();
  }

  end(): Inspection {
    if (this.#beginning.byteLength === 0) return { fault: 'The file is empty.' };
    const text = this.#text ?? this.#begin();
    text.end();
    const other = OTHER_FILES.find(([beginning]) => beginning.every((byte, at) => this.#beginning[at] === byte));
    if (other) return { fault: other[1] };
    const { encoding, fault } = text;
    if (!fault) {
      const isAscii = encoding === 'utf-8' && !text.hasLetters;
      return { encodings: isAscii ? [encoding, 'windows-1252', 'macintosh'] : [encoding], isCertain: true };
    }
    if (fault.is === 'nul') return { fault: `This is not a text file: ${fault.place} has binary data. ${SAVE_AS}` };
    if (fault.is === 'lost')
      return {
        fault: `A letter was lost at ${fault.place} before this upload: it is saved as �. Correct it, or save the original again as CSV UTF-8.`,
      };
    if (encoding !== 'utf-8') return { fault: `This file is UTF-16, but ${fault.place} is damaged. ${SAVE_AS}` };
    if (this.#bytes.hasControls) return { fault: `This is not a text file: it contains binary data. ${SAVE_AS}` };
    if (text.hasLetters)
      return {
        fault: `The letter at ${fault.place} cannot be read: this file mixes encodings. Other letters are UTF-8, this one is not. ${SAVE_AS}`,
      };
    return { encodings: this.#bytes.isMacOnly ? ['macintosh'] : ['windows-1252', 'macintosh'], isCertain: false };
  }

  #begin(): UnicodeText {
    this.#text = new UnicodeText(unicodeOf(this.#beginning));
    this.#read(this.#text, this.#beginning);
    return this.#text;
  }

  #read(text: UnicodeText, chunk: Uint8Array): void {
    text.add(chunk);
    this.#bytes.add(chunk);
  }
}

/**
 * Detects Unicode encodings by byte order mark; without one, by a first ASCII character, which UTF-16 writes with a
 * zero byte.
 */
function unicodeOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
}

interface TextFault {
  /** Bytes invalid in the encoding, a zero byte, or a letter lost when the file was written. */
  readonly is: 'bytes' | 'nul' | 'lost';
  readonly place: string;
}

class UnicodeText {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  fault: TextFault | undefined;
  hasLetters = false;
  readonly #place = new TextPlace();
  readonly #lenient: TextDecoder;
  #strict: TextDecoder | undefined;

  constructor(encoding: UnicodeText['encoding']) {
    this.encoding = encoding;
    this.#lenient = new TextDecoder(encoding);
    this.#strict = new TextDecoder(encoding, { fatal: true });
  }

  add(chunk: Uint8Array): void {
    this.#look(this.#lenient.decode(chunk, { stream: true }), () => this.#strict?.decode(chunk, { stream: true }));
  }

  end(): void {
    this.#look(this.#lenient.decode(), () => this.#strict?.decode());
  }

  /** The lenient decoder locates invalid bytes; the strict one detects them reliably. */
  #look(text: string, decodeStrictly: () => void): void {
    this.hasLetters ||= READ_LETTERS.test(text);
    if (this.fault) return;
    let isText = true;
    try {
      decodeStrictly();
    } catch {
      isText = false;
      this.#strict = undefined;
    }
    const at = text.search(UNREADABLE);
    this.#place.add(at < 0 ? text : text.slice(0, at));
    if (at < 0) return;
    const is = text[at] === REPLACED ? (isText ? 'lost' : 'bytes') : 'nul';
    this.fault = { is, place: String(this.#place) };
  }
}

/** Distinguishes 8-bit encodings. */
class EightBitText {
  hasControls = false;
  /** Whether it has bytes undefined in Windows-1252. */
  isMacOnly = false;

  add(chunk: Uint8Array): void {
    this.hasControls ||= CONTROLS.some((byte) => chunk.includes(byte));
    this.isMacOnly ||= NO_LETTERS.some((byte) => chunk.includes(byte));
  }
}
