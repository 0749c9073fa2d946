import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * How a router holds a navigation back: it is given the question and returns how to stop asking. With TanStack Router:
 * `(mayLeave) => history.block({ blockerFn: async () => !(await mayLeave()) })`.
 */
export type Block = (mayLeave: () => Promise<boolean>) => () => void;

export interface UnsavedChangesGuard {
  /** The question; render it anywhere. */
  dialog: React.ReactNode;
  /** Asks where there is something to lose; for the form's own Cancel button. */
  mayLeave: () => Promise<boolean>;
}

/**
 * Asks before unsaved work is left: in a dialog when the portal's own navigation or a Cancel button is used, in the
 * browser's own words when the tab is closed or reloaded.
 */
export function useUnsavedChangesGuard(dirty: boolean, block?: Block): UnsavedChangesGuard {
  const [asking, setAsking] = useState(false);
  const response = useRef<(leave: boolean) => void>(undefined);
  const isDirty = useRef(dirty);
  // Before any other effect, so that a page which leaves once its form is saved is not held back
  useLayoutEffect(() => {
    isDirty.current = dirty;
  }, [dirty]);

  const mayLeave = useCallback(() => {
    if (!isDirty.current) return Promise.resolve(true);
    // A user who asks a second time keeps the first question open
    response.current?.(false);
    setAsking(true);
    return new Promise<boolean>((resolve) => {
      response.current = resolve;
    });
  }, []);
  const decide = (leave: boolean) => {
    setAsking(false);
    // The navigation that follows is not asked about a second time
    if (leave) isDirty.current = false;
    response.current?.(leave);
    response.current = undefined;
  };

  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    const unblock = block?.(mayLeave);
    return () => {
      removeEventListener('beforeunload', warn);
      unblock?.();
    };
  }, [dirty, block, mayLeave]);

  const dialog = (
    <AlertDialog
      open={asking}
      onOpenChange={(open) => !open && decide(false)}
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
