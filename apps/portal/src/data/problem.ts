/** One field and what is wrong with it; the empty field is the whole form. */
export interface FieldError {
  field: string;
  messages: string[];
}

/** A problem document as the server answers it (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** To be named when asking the help desk. */
  requestId: string;
  errors?: FieldError[];
  /** Of a lost update: the thing as it is now. */
  current?: Readonly<Record<string, unknown>>;
}

/** A call that was answered with a problem document outside tRPC. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether an answer is a problem document. */
export const isProblemDocument = (value: unknown): value is Problem =>
  isRecord(value) && typeof value['type'] === 'string' && typeof value['status'] === 'number';

/** The problem that a failed call was answered with; null when no answer came at all. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof ProblemError) return error.problem;
  if (!isRecord(error)) return null;
  const { data } = error;
  const problem = isRecord(data) ? data['problem'] : undefined;
  if (isProblemDocument(problem)) return problem;
  // An answer that is no problem document: a proxy in between, or a server that is starting
  const status = statusBehind(error);
  return status === null ? null : { type: 'about:blank', title: 'Something went wrong.', status, requestId: '' };
}

function statusBehind(error: Record<string, unknown>): number | null {
  const { meta } = error;
  const response = isRecord(meta) ? meta['response'] : undefined;
  const status = isRecord(response) ? response['status'] : undefined;
  return typeof status === 'number' && status >= 400 ? status : null;
}

/** Whether a call failed with this kind of problem: `isProblem(error, 'lost-update')`. */
export const isProblem = (error: unknown, type: string): boolean => problemOf(error)?.type.endsWith(type) ?? false;

/** What to mend, field by field, when the server refused the fields (422); otherwise empty. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const problem = problemOf(error);
  if (problem?.status !== 422) return [];
  return problem.errors ?? [{ field: '', messages: [problem.detail ?? problem.title] }];
}

/** No answer came: offline, or the server cannot be reached. */
export const OFFLINE = 'The portal cannot be reached. Check your connection and try again.';

/** What went wrong, in a sentence for the person. */
export function messageOf(error: unknown): string {
  const problem = problemOf(error);
  return problem ? (problem.detail ?? problem.title) : OFFLINE;
}

/**
 * Whether a failure shows the generic error: returns 400 to 499 except 401 and 422, and 500 to 599, unless the
 * request lists the status as suppressed (1R205 to 1R209); also when no answer came.
 */
export function isGeneric(error: unknown, suppressed: readonly number[] = []): boolean {
  const status = problemOf(error)?.status;
  if (status === undefined) return true;
  if (status === 401 || status === 422 || suppressed.includes(status)) return false;
  return status >= 400 && status < 600;
}
