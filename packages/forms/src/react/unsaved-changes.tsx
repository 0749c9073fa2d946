import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * How a router holds a navigation back: it is given the question and returns how to stop asking. With TanStack Router:
 * `(mayLeave) => history.block({ blockerFn: async () => !(await mayLeave()) })`.
 */
export type Block = (mayLeave: () => Promise<boolean>) => () => void;

/** What is being sent, in the words of the question before it is left: "The payment is at the bank". */
export interface Sending {
  title: string;
  text: string;
}

export interface UnsavedChangesOptions {
  /** Whether something typed would be lost. */
  dirty: boolean;
  /** What is being sent now: it is not taken back by leaving. */
  sending?: Sending | null;
  block?: Block | undefined;
  /** The user leaves while it is being sent: the outcome has to be told elsewhere. */
  onLeave?: () => void;
}

export interface UnsavedChangesGuard {
  /** The question; render it anywhere. */
  dialog: React.ReactNode;
  /** Asks where there is something to lose or to be told; for the form's own Cancel button. */
  mayLeave: () => Promise<boolean>;
}

/**
 * Asks before unsaved work is left, or something that is being sent: in a dialog when the portal's own navigation or a
 * Cancel button is used, in the browser's own words when the tab is closed or reloaded.
 */
export function useUnsavedChangesGuard(options: UnsavedChangesOptions): UnsavedChangesGuard {
  const { dirty, sending = null, block, onLeave } = options;
  const [asking, setAsking] = useState(false);
  const response = useRef<(leave: boolean) => void>(undefined);
  const isSending = sending !== null;
  const isGuarded = dirty || isSending;
  const guarded = useRef(isGuarded);
  // Before any other effect, so that a page which leaves once its form is saved is not held back
  useLayoutEffect(() => {
    guarded.current = isGuarded;
  }, [isGuarded]);

  const mayLeave = useCallback(() => {
    if (!guarded.current) return Promise.resolve(true);
    // A user who asks a second time keeps the first question open
    response.current?.(false);
    setAsking(true);
    return new Promise<boolean>((resolve) => {
      response.current = resolve;
    });
  }, []);
  const decide = useCallback((leave: boolean) => {
    setAsking(false);
    // The navigation that follows is not asked about a second time
    if (leave) guarded.current = false;
    response.current?.(leave);
    response.current = undefined;
  }, []);
  // The outcome came before the question was answered: it is shown here, and nothing is left
  useEffect(() => (isSending ? () => decide(false) : undefined), [isSending, decide]);

  useEffect(() => {
    if (!isGuarded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    const unblock = block?.(mayLeave);
    return () => {
      removeEventListener('beforeunload', warn);
      unblock?.();
    };
  }, [isGuarded, block, mayLeave]);

  const question = { open: asking, onOpenChange: (open: boolean) => !open && decide(false) };
  const leave = () => {
    onLeave?.();
    decide(true);
  };
  const dialog = sending ? (
    <AlertDialog
      {...question}
      title={sending.title}
      tone="secondary"
      action="Leave; tell me the outcome"
      cancel="Stay"
      onAction={leave}
    >
      {sending.text}
    </AlertDialog>
  ) : (
    <AlertDialog
      {...question}
      title="Leave without saving?"
      action="Discard changes"
      cancel="Keep editing"
      onAction={() => decide(true)}
    >
      Your changes on this page will be lost.
    </AlertDialog>
  );
  return { dialog, mayLeave };
}
