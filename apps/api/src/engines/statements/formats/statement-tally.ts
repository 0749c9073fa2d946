import { faultAt } from '../../uploads/file-fault.ts';
import type { ReadStatement, StatementLine, StatementPart } from './statement-part.ts';
import { shown } from './statement-values.ts';

/** What a statement says of its lines; left out where it does not. */
export interface StatedTotals {
  credits?: bigint | undefined;
  debits?: bigint | undefined;
  creditCount?: number | undefined;
  debitCount?: number | undefined;
  lineCount?: number | undefined;
}

/** Counts and sums the lines of one statement, and hands it on when its balances fit. */
export class StatementTally {
  lineCount = 0;
  credits = 0n;
  debits = 0n;
  #creditCount = 0;
  readonly #emit: (part: StatementPart) => void;

  constructor(emit: (part: StatementPart) => void) {
    this.#emit = emit;
  }

  add(line: Omit<StatementLine, 'order'>): void {
    if (line.amount === 0n) throw faultAt(line.lineNumber, 'The amount of a transaction must not be zero.');
    this.lineCount += 1;
    if (line.amount > 0n) {
      this.credits += line.amount;
      this.#creditCount += 1;
    } else this.debits -= line.amount;
    this.#emit({ line: { ...line, order: this.lineCount } });
  }

  /** Hands on the statement and begins the next. `lineNumber` is where the closing balance is. */
  close(statement: Omit<ReadStatement, 'lineCount'>, lineNumber: number, stated: StatedTotals = {}): void {
    this.#check(stated, lineNumber);
    const { openingBalance, closingBalance } = statement;
    const closes = openingBalance + this.credits - this.debits;
    if (closes !== closingBalance) {
      const difference = closes > closingBalance ? closes - closingBalance : closingBalance - closes;
      throw faultAt(
        lineNumber,
        `The closing balance is ${shown(closingBalance)}, but opening balance and lines give ${shown(closes)}: a difference of ${shown(difference)}.`,
      );
    }
    this.#emit({ statement: { ...statement, lineCount: this.lineCount } });
    this.lineCount = this.#creditCount = 0;
    this.credits = this.debits = 0n;
  }

  #check({ credits, debits, creditCount, debitCount, lineCount }: StatedTotals, lineNumber: number): void {
    const debited = this.lineCount - this.#creditCount;
    const sums = [
      ['credits', credits, this.credits],
      ['debits', debits, this.debits],
    ] as const;
    for (const [what, said, found] of sums)
      if (said !== undefined && said !== found)
        throw faultAt(lineNumber, `The total of ${what} is ${shown(said)}, but the lines give ${shown(found)}.`);
    const counts = [
      ['credits', creditCount, this.#creditCount],
      ['debits', debitCount, debited],
      ['transactions', lineCount, this.lineCount],
    ] as const;
    for (const [what, said, found] of counts)
      if (said !== undefined && said !== found)
        throw faultAt(lineNumber, `The number of ${what} is ${said}, but there are ${found}.`);
  }
}
