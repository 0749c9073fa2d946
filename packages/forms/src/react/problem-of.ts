import type { FieldError } from '@quickportal/contracts/kernel/problem';

/** The problem of a failed call, for forms. */
export interface FormProblem {
  status?: number;
  /** Last segment of the problem's type, such as validation-failed. */
  kind?: string;
  title: string;
  detail?: string;
  requestId?: string;
  errors: readonly FieldError[];
  /** With a lost update: the current record. */
  current?: { version?: unknown };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Extracts the problem document from a tRPC error (`error.data.problem`), from any error with a `problem`, or from the
 * document itself.
 */
export function problemOf(error: unknown): FormProblem {
  const data = isObject(error) && isObject(error['data']) ? error['data'] : error;
  const found = isObject(data) && isObject(data['problem']) ? data['problem'] : data;
  const { status, type, title, detail, requestId, errors, current } =
    isObject(found) && !(found instanceof Error) ? found : {};
  return {
    ...(typeof status === 'number' && { status }),
    ...(typeof type === 'string' && { kind: type.slice(type.lastIndexOf('/') + 1) }),
    title: typeof title === 'string' ? title : 'The portal cannot be reached. Check your connection and try again.',
    ...(typeof detail === 'string' && { detail }),
    ...(typeof requestId === 'string' && { requestId }),
    ...(isObject(current) && { current }),
    errors: Array.isArray(errors) ? (errors as FieldError[]) : [],
  };
}

// Nothing was done, but the same request is or may be sent again
const STILL_OPEN = new Set([
  'idempotency-in-progress',
  'reauthentication-required',
  'unauthenticated',
  'too-many-requests',
]);

/** Whether the server has definitely refused, so that the next attempt needs a new key. */
export const isRefused = ({ status, kind = '' }: FormProblem): boolean =>
  status !== undefined && status >= 400 && status < 500 && !STILL_OPEN.has(kind);
