import { labelledSentence } from './labels.ts';

/** A field and what is wrong with it; an empty name means the whole form. */
export interface FieldError {
  field: string;
  messages: string[];
}

/** A problem document of the server (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** Quoted when contacting the help desk. */
  requestId: string;
  errors?: FieldError[];
  /** With a lost update: the current record. */
  current?: Readonly<Record<string, unknown>>;
  /** Products become waived, which the user must confirm. */
  waivedBillingConfirmationRequired?: true;
}

/** A call outside tRPC that failed with a problem document. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a value is a problem document. */
export const isProblemDocument = (value: unknown): value is Problem =>
  isRecord(value) && typeof value['type'] === 'string' && typeof value['status'] === 'number';

/** Returns the problem of a failed call, in the words of the facility; null without a response. */
export function problemOf(error: unknown): Problem | null {
  const problem = readProblem(error);
  if (problem?.detail === undefined && problem?.errors === undefined) return problem;
  const { detail, errors } = problem;
  return {
    ...problem,
    ...(detail !== undefined && { detail: labelledSentence(detail) }),
    ...(errors && { errors: errors.map((each) => ({ ...each, messages: each.messages.map(labelledSentence) })) }),
  };
}

function readProblem(error: unknown): Problem | null {
  if (error instanceof ProblemError) return error.problem;
  if (!isRecord(error)) return null;
  const { data } = error;
  const problem = isRecord(data) ? data['problem'] : undefined;
  if (isProblemDocument(problem)) return problem;
  // A response that is not a problem document: from a proxy, or a server that is starting
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

/** Returns the field errors of a refused form (422); otherwise empty. */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const problem = problemOf(error);
  if (problem?.status !== 422) return [];
  return problem.errors ?? [{ field: '', messages: [problem.detail ?? problem.title] }];
}

/** Whether there was no response: offline, or the server is unreachable. */
export const OFFLINE = 'The portal cannot be reached. Check your connection and try again.';

/** Describes the failure in a sentence for people. */
export function messageOf(error: unknown): string {
  const problem = problemOf(error);
  return problem ? (problem.detail ?? problem.title) : OFFLINE;
}

/**
 * Whether a failure shows the generic error: statuses 400 to 499 except 401 and 422, and 500 to 599, unless suppressed
 * for the request (1R205 to 1R209); also without a response.
 */
export function isGeneric(error: unknown, suppressed: readonly number[] = []): boolean {
  const status = problemOf(error)?.status;
  if (status === undefined) return true;
  if (status === 401 || status === 422 || suppressed.includes(status)) return false;
  return status >= 400 && status < 600;
}
