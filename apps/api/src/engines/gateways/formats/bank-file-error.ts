/** What is wrong with one field; the record it is in is added by `atRecord`. */
export class FieldFault extends Error {
  readonly field: string;

  constructor(field: string, problem: string) {
    super(problem);
    this.name = 'FieldFault';
    this.field = field;
  }
}

/**
 * A file of a bank that cannot be written or read: the record (counted from 1), the field in words, and what is wrong.
 * Never quotes what is in the field: it may be an account number.
 */
export class BankFileError extends Error {
  readonly record: number;
  readonly field: string;
  readonly problem: string;

  constructor(record: number, field: string, problem: string) {
    super(`Record ${record}, ${field}: ${problem}`);
    this.name = 'BankFileError';
    this.record = record;
    this.field = field;
    this.problem = problem;
  }
}

/** Runs `work` on a record; what it finds wrong becomes a BankFileError of that record. */
export function atRecord<Result>(record: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof FieldFault) throw new BankFileError(record, error.field, error.message);
    throw error;
  }
}
