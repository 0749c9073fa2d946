import { toast, type ToastOptions } from '@quickportal/ui/toast';

/** Confirmation of a change: a sentence, a whole toast, or nothing. */
export type Done<Result> = string | ((response: Result) => string | ToastOptions | undefined);

/** Shows the confirmation. */
export function showDone<Result>(done: Done<Result> | undefined, response: Result): void {
  const text = typeof done === 'function' ? done(response) : done;
  if (text !== undefined) toast(typeof text === 'string' ? { tone: 'success', title: text } : text);
}
