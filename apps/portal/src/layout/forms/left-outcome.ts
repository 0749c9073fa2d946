import type { LeftOutcome } from '@quickportal/forms/react/use-form';
import { type FormProblem, isRefused } from '@quickportal/forms/react/problem-of';
import { toast, type ToastOptions } from '@quickportal/ui/toast';
import { type Done, showDone } from './show-done.ts';

/** How long the message stays, wherever the user is. */
export const STAYS = { duration: Infinity } as const;

/** Returns why something failed, in a sentence. */
export const reasonOf = ({ errors, detail, title }: FormProblem): string =>
  errors[0]?.messages[0] ?? (detail === undefined ? title : `${title} ${detail}`);

/** Shows that something left was not done, or has an unknown outcome; `what` names it: "Edit Margaret Olsson". */
export function showLeftFailure(what: string, problem: FormProblem, action?: ToastOptions['action']): void {
  const text = isRefused(problem)
    ? { title: `${what}: not done`, description: reasonOf(problem) }
    : { title: `${what}: the outcome is not known`, description: `${reasonOf(problem)} Check before you do it again.` };
  toast({ tone: 'warning', ...text, ...STAYS, ...(action && { action }) });
}

/** Shows the outcome of something that the user left while it was being sent. */
export function showLeft<Result>(what: string, outcome: LeftOutcome<Result>, done?: Done<Result>): void {
  if ('problem' in outcome) return showLeftFailure(what, outcome.problem);
  showDone(done ?? `${what}: done`, outcome.response);
}
