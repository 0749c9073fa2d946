import type { UnsavedChangesGuard } from '@quickportal/forms/react/unsaved-changes';
import { type RefObject, useImperativeHandle, useRef } from 'react';

/** Lets the form inside a dialog or drawer decide whether it may close. */
export type MayLeave = RefObject<(() => Promise<boolean>) | null>;

/** Closes a dialog or drawer, by its button, Escape or a click outside; the form inside decides first. */
export function useGuardedClose(onClose: () => void): { close: () => void; mayLeave: MayLeave } {
  const mayLeave: MayLeave = useRef(null);
  const ask = async () => {
    if ((await mayLeave.current?.()) !== false) onClose();
  };
  return { close: () => void ask(), mayLeave };
}

/** Registers the form's question with the surrounding dialog or drawer; render it anywhere inside. */
export function useCloseQuestion(guard: UnsavedChangesGuard, mayLeave?: MayLeave): React.ReactNode {
  useImperativeHandle(mayLeave, () => guard.mayLeave, [guard.mayLeave]);
  return guard.dialog;
}
