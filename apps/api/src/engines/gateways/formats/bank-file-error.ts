/** An invalid field; `atRecord` adds the record. */
export class FieldFault extends Error {
  readonly field: string;

  constructor(field: string, problem: string) {
    super(problem);
    this.name = 'FieldFault';
    this.field = field;
  }
}

/**
 * A bank file that cannot be written or read: the record (from 1), the field's label, and the problem. Never quotes the
 * value, which may be an account number.
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

/** Runs `work` on a record and adds its number to a fault. */
export function atRecord<Result>(record: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof FieldFault) throw new BankFileError(record, error.field, error.message);
    throw error;
  }
}
