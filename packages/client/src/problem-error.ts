import type { components } from './schema.gen.ts';

export type Problem = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];

type NameIn<T> = T extends `${string}/problems/${infer N}` ? N : never;
/** The last part of a problem's type, such as `validation-failed`. */
export type ProblemName = NameIn<Problem['type']>;

/** A refusal of the portal, as its problem document says it (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  readonly status: number;
  /** What the help desk asks for. */
  readonly requestId: string;
  /** What to correct, field by field; empty where the problem is another. */
  readonly errors: readonly FieldError[];

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.problem = problem;
    this.status = problem.status;
    this.requestId = problem.requestId;
    this.errors = problem.errors ?? [];
  }

  /** Whether it is this kind of problem. */
  is(name: ProblemName): boolean {
    return this.problem.type.endsWith(`/problems/${name}`);
  }
}

/**
 * No response arrived, or one that is not the portal's. A change may have been made: repeat the same call with
 * `idempotencyKey`, and it is made once at most.
 */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** The key that the call was sent with; undefined for reads. */
  readonly idempotencyKey: string | undefined;
  /** Status of a response that is not the portal's, as of a proxy. */
  readonly status: number | undefined;

  constructor(
    message: string,
    { cause, idempotencyKey, status }: { cause?: unknown; idempotencyKey?: string; status?: number },
  ) {
    super(message, { cause });
    this.idempotencyKey = idempotencyKey;
    this.status = status;
  }
}
