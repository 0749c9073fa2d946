import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * How a router blocks a navigation: receives the question and returns a function that unblocks. With TanStack Router:
 * `(mayLeave) => history.block({ blockerFn: async () => !(await mayLeave()) })`.
 */
export type Block = (mayLeave: () => Promise<boolean>) => () => void;

/** Describes what is being sent, in the question before leaving: "The payment is at the bank". */
export interface Sending {
  title: string;
  text: string;
}

export interface UnsavedChangesOptions {
  /** Whether unsaved input would be lost. */
  dirty: boolean;
  /** What is being sent: leaving does not undo it. */
  sending?: Sending | null;
  block?: Block | undefined;
  /** Called when the user leaves while it is being sent: the outcome must be shown elsewhere. */
  onLeave?: () => void;
}

export interface UnsavedChangesGuard {
  /** The question; render it anywhere. */
  dialog: React.ReactNode;
  /** Asks if something would be lost or is being sent; for the form's own Cancel button. */
  mayLeave: () => Promise<boolean>;
}

/**
 * Asks before leaving unsaved input or something being sent: in a dialog for the portal's own navigation or a Cancel
 * button, in the browser's own dialog when the tab is closed or reloaded.
 */
export function useUnsavedChangesGuard(options: UnsavedChangesOptions): UnsavedChangesGuard {
  const { dirty, sending = null, block, onLeave } = options;
  const [asking, setAsking] = useState(false);
  const resolveQuestion = useRef<(leave: boolean) => void>(undefined);
  const isSending = sending !== null;
  const isGuarded = dirty || isSending;
  const guarded = useRef(isGuarded);
  // Before any other effect, so that a page which leaves after saving is not blocked
  useLayoutEffect(() => {
    guarded.current = isGuarded;
  }, [isGuarded]);

  const mayLeave = useCallback(() => {
    if (!guarded.current) return Promise.resolve(true);
    // A second attempt keeps the first question open
    resolveQuestion.current?.(false);
    setAsking(true);
    return new Promise<boolean>((resolve) => {
      resolveQuestion.current = resolve;
    });
  }, []);
  const decide = useCallback((leave: boolean) => {
    setAsking(false);
    // The following navigation does not ask again
    if (leave) guarded.current = false;
    resolveQuestion.current?.(leave);
    resolveQuestion.current = undefined;
  }, []);
  // The outcome arrived before the question was answered: it is shown here, and nothing is left
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
