import { faultAt } from '../../uploads/file-fault.ts';

/** A record with its continuations. */
export interface Bai2Record {
  readonly code: string;
  /** Physical line on which it begins. */
  readonly lineNumber: number;
  /** How many physical lines it has. */
  readonly lines: number;
  /** What follows the record code; `\n` where a continuation follows a slash. */
  readonly body: string;
}

/** Characters of a record with its continuations. */
const LONGEST_RECORD = 20_000;
const CODES = new Set(['01', '02', '03', '16', '49', '98', '99']);

/** Joins the physical lines of BAI2 and NAI to records: 88 continues the one before. */
export class Bai2Records {
  readonly #emit: (record: Bai2Record) => void;
  #held: { code: string; lineNumber: number; lines: number; body: string; isEnded: boolean } | null = null;

  constructor(emit: (record: Bai2Record) => void) {
    this.#emit = emit;
  }

  line(text: string, lineNumber: number): void {
    if (text.trim() === '') return;
    const code = text.slice(0, 2);
    const { body, isEnded } = ended(text.slice(3));
    if (code !== '88' && !CODES.has(code))
      throw faultAt(lineNumber, 'The record must begin with 01, 02, 03, 16, 49, 88, 98 or 99.');
    if (text[2] !== ',' && text.trim() !== `${code}/`)
      throw faultAt(lineNumber, 'A comma must follow the record code.');
    if (code !== '88') {
      this.#release();
      this.#held = { code, lineNumber, lines: 1, body, isEnded };
      return;
    }
    const held = this.#held;
    if (!held) throw faultAt(lineNumber, 'A continuation (88) must follow another record.');
    held.body += (held.isEnded ? '\n' : '') + body;
    held.lines += 1;
    held.isEnded = isEnded;
    if (held.body.length > LONGEST_RECORD)
      throw faultAt(lineNumber, `This record has more than ${LONGEST_RECORD} characters.`);
  }

  end(): void {
    this.#release();
  }

  #release(): void {
    const held = this.#held;
    this.#held = null;
    if (held) this.#emit(held);
  }
}

/** A line without the slash that ends it and blanks behind that. */
function ended(text: string): { body: string; isEnded: boolean } {
  const trimmed = text.trimEnd();
  return trimmed.endsWith('/') ? { body: trimmed.slice(0, -1), isEnded: true } : { body: text, isEnded: false };
}
