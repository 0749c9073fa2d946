import { classNames } from '@quickportal/ui/class-names';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

export interface ModalProps extends Omit<React.ComponentProps<'dialog'>, 'open' | 'onClose'> {
  open: boolean;
  /** Escape, or a press beside it. Absent: it cannot be left. */
  onClose?: () => void;
}

/**
 * A dialog of the browser itself: focus stays inside, the rest of the page is inert, and it stands above every other
 * layer. The shell uses it because it costs the first screen no code; features use ui/dialog.
 */
export function Modal({ open, ...props }: ModalProps) {
  return open ? <OpenModal {...props} /> : null;
}

function OpenModal({ onClose, className, children, ...props }: Omit<ModalProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect: it must close before its element goes, so that the focus returns where it came from
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const release = keepToItself(dialog);
    dialog.showModal();
    // React's own autoFocus comes before the dialog is shown, and leaves no attribute for the browser
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      release();
      dialog.close();
    };
  }, []);
  // Out of the page's own tree, which a dialog of Radix that is open hides from screen readers
  return createPortal(
    // The press beside it is a convenience; Escape does the same
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
      className={classNames(
        'pointer-events-auto max-h-none max-w-none text-14 text-ink backdrop:bg-overlay',
        className,
      )}
      {...props}
    >
      {children}
    </dialog>,
    document.body,
  );
}

/** Radix closes its own layers on any press or Escape it hears of; what happens in here is none of their business. */
function keepToItself(dialog: HTMLDialogElement): () => void {
  const stop = (event: Event) => event.stopPropagation();
  const swallowEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopImmediatePropagation();
  };
  dialog.addEventListener('pointerdown', stop);
  window.addEventListener('keydown', swallowEscape, { capture: true });
  return () => {
    dialog.removeEventListener('pointerdown', stop);
    window.removeEventListener('keydown', swallowEscape, { capture: true });
  };
}
