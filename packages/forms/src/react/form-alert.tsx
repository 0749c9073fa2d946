import { Alert } from '@quickportal/ui/alert';
import { useEffect, useRef } from 'react';
import type { FormFailure } from './form-failure.ts';

export interface FormAlertProps {
  /** Errors of the whole form, and of fields that it does not show. */
  whole: readonly string[];
  failure: FormFailure | null;
  /** Whether the values were merged with those of another user. */
  isMerged?: boolean;
  /** Action for the error: Reload. */
  actions?: React.ReactNode;
  /** Receives the focus after an attempt with nothing else to focus. */
  focusOn?: number;
}

/** Shows the errors of the whole form: a rule about all of it, or a failed call. */
export function FormAlert({ whole, failure, isMerged = false, actions, focusOn = 0 }: FormAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  const [first, ...others] = whole;
  useEffect(() => {
    if (focusOn > 0) alert.current?.focus();
  }, [focusOn]);
  if (failure === null && first === undefined && isMerged)
    return (
      <Alert ref={alert} tabIndex={-1} tone="info" title="Your changes were merged with those of the other user.">
        Check the values and save again.
      </Alert>
    );
  if (failure === null && first === undefined) return null;
  const lines =
    failure === null ? others : [failure.detail, failure.requestId && `Request ${failure.requestId}`, ...whole];
  const text = lines.filter((line) => line !== undefined && line !== '');
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      tone={failure === null ? 'warning' : 'danger'}
      title={failure?.title ?? first}
      actions={actions}
    >
      {text.length > 0 ? text.map((line) => <p key={line}>{line}</p>) : undefined}
    </Alert>
  );
}
