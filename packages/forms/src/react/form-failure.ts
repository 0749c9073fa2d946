import type { FormProblem } from './problem-of.ts';

/** A failure of a call that is not about fields. */
export interface FormFailure {
  title: string;
  detail?: string;
  requestId?: string;
}

/** Describes a problem that is not about the form's fields. */
export function failureOf({ kind, title, detail, requestId }: FormProblem): FormFailure {
  const context = { ...(detail !== undefined && { detail }), ...(requestId !== undefined && { requestId }) };
  if (kind !== 'idempotency-key-reused') return { title, ...context };
  // The response to an earlier attempt was lost, and the input has changed since
  return {
    ...context,
    title: 'An earlier attempt may have succeeded.',
    detail: 'Check this before you try again.',
  };
}
