/** Something outside the program that keeps it from starting: one sentence about what is wrong, one about what to do. */
export class SetUpError extends Error {
  override name = 'SetUpError';
  readonly remedy: string;
  constructor(problem: string, remedy: string, cause?: unknown) {
    super(problem, { cause });
    this.remedy = remedy;
  }
}
