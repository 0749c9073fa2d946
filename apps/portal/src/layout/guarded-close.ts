import { useUnsavedChangesGuard } from '@quickportal/forms/react/unsaved-changes';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import { blockNavigation } from '../pages/block-navigation.ts';

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

/** The question of a form in a dialog or drawer, asked where something would be lost; render it anywhere inside. */
export function useCloseQuestion(dirty: boolean, mayLeave?: MayLeave): React.ReactNode {
  const guard = useUnsavedChangesGuard(dirty, blockNavigation);
  useImperativeHandle(mayLeave, () => guard.mayLeave, [guard.mayLeave]);
  return guard.dialog;
}
