import type { UnsavedChangesGuard } from '@quickportal/forms/react/unsaved-changes';
import { type RefObject, useImperativeHandle, useRef } from 'react';

/** How a dialog or drawer learns from the form inside whether it may close. */
export type MayLeave = RefObject<(() => Promise<boolean>) | null>;

/** Closes a dialog or drawer, by its button, Escape or a click beside it; the form inside is asked first. */
export function useGuardedClose(onClose: () => void): { close: () => void; mayLeave: MayLeave } {
  const mayLeave: MayLeave = useRef(null);
  const ask = async () => {
    if ((await mayLeave.current?.()) !== false) onClose();
  };
  return { close: () => void ask(), mayLeave };
}

/** Lets the dialog or drawer around a form ask the form's question; it is to be rendered anywhere inside. */
export function useCloseQuestion(guard: UnsavedChangesGuard, mayLeave?: MayLeave): React.ReactNode {
  useImperativeHandle(mayLeave, () => guard.mayLeave, [guard.mayLeave]);
  return guard.dialog;
}
