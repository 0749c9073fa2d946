import type { Currency } from '@quickportal/contracts/rules/money';

/** A line of a statement as a file has it. Credits are positive, debits negative; cents. */
export interface StatementLine {
  /** Of the file, from 1. */
  readonly lineNumber: number;
  /** Lines of a statement sort by this, oldest first; negative where the file has the newest first. */
  readonly order: number;
  /** yyyy-mm-dd. */
  readonly valueDate: string;
  readonly amount: bigint;
  readonly tranCode: string;
  readonly bankReference: string;
  readonly customerReference: string;
  readonly narrative: string;
}

/** A statement whose lines were read, with balances that fit them; cents. */
export interface ReadStatement {
  /** Line of the file on which it begins. */
  readonly lineNumber: number;
  /** As the file has it; null where it names no account. */
  readonly account: string | null;
  /** Null where the file does not say. */
  readonly currency: Currency | null;
  /** yyyy-mm-dd. */
  readonly statementDate: string;
  /** Empty where the format has none. */
  readonly statementNumber: string;
  readonly openingBalance: bigint;
  readonly closingBalance: bigint;
  readonly lineCount: number;
}

/** A statement comes after its lines. */
export type StatementPart = { readonly line: StatementLine } | { readonly statement: ReadStatement };

/** Reads the lines of a text in one format. Throws FileFault at the first that is wrong. */
export interface StatementReader {
  line(text: string, lineNumber: number): void;
  /** Checks that nothing is missing at the end. */
  end(lineNumber: number): void;
}

export type StatementReaderOf = (emit: (part: StatementPart) => void) => StatementReader;
