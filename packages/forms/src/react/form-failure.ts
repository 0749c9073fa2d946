import type { FormProblem } from './problem-of.ts';

/** Why a call failed, where that is not about fields. */
export interface FormFailure {
  title: string;
  detail?: string;
  requestId?: string;
}

/** What a form shows of a problem that is not about its fields. */
export function failureOf({ kind, title, detail, requestId }: FormProblem): FormFailure {
  const text = { ...(detail !== undefined && { detail }), ...(requestId !== undefined && { requestId }) };
  if (kind !== 'idempotency-key-reused') return { title, ...text };
  // The answer to an earlier attempt was lost, and since then something was changed
  return {
    ...text,
    title: 'An earlier attempt may have succeeded.',
    detail: 'Check this before you try again.',
  };
}
