import type { FieldError } from '@quickportal/contracts/kernel/problem';

/** What a form needs to know of a failed call. */
export interface FormProblem {
  status?: number;
  /** Last segment of the problem's type, such as validation-failed. */
  kind?: string;
  title: string;
  detail?: string;
  requestId?: string;
  errors: readonly FieldError[];
  /** Of a lost update: the thing as it is now. */
  current?: { version?: unknown };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads the problem document of a tRPC error (`error.data.problem`), of any error with a `problem`, or one itself. */
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

// Nothing was done, but the same request is about to be, or may be, sent again
const STILL_OPEN = new Set([
  'idempotency-in-progress',
  'reauthentication-required',
  'unauthenticated',
  'too-many-requests',
]);

/** Whether the server has surely refused, so that the next attempt is another request with a key of its own. */
export const isRefused = ({ status, kind = '' }: FormProblem): boolean =>
  status !== undefined && status >= 400 && status < 500 && !STILL_OPEN.has(kind);
