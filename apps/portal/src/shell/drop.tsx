import { classNames } from '@quickportal/ui/class-names';
import { createContext, use, useCallback, useId, useRef } from 'react';

interface DropProps {
  /** What the button shows; its words name the button. */
  face: React.ReactNode;
  /** Name of what drops down. */
  title: string;
  buttonClassName?: string;
  className?: string;
  onOpenChange?: (open: boolean) => void;
  /** It will probably be opened. */
  onPointed?: () => void;
  children: React.ReactNode;
}

const CloseContext = createContext(() => {});

/** Closes the drop that one is in. */
export const useCloseDrop = (): (() => void) => use(CloseContext);

/** A button of the top bar with a panel under it, shown by the browser's own popover: it closes by Escape or a press beside it. */
export function Drop({ face, title, buttonClassName, className, onOpenChange, onPointed, children }: DropProps) {
  const id = useId();
  const panel = useRef<HTMLFieldSetElement>(null);
  const close = useCallback(() => panel.current?.hidePopover(), []);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onPointerEnter={onPointed}
        onFocus={onPointed}
        className={classNames(
          'flex h-9 items-center gap-2 rounded-2 px-1.5 text-left transition-[background-color] hover:bg-surface-press',
          buttonClassName,
        )}
      >
        {face}
      </button>
      <fieldset
        ref={panel}
        id={id}
        popover="auto"
        aria-label={title}
        onToggle={(event) => onOpenChange?.(event.newState === 'open')}
        className={classNames(
          'fixed inset-auto top-[calc(var(--banner-h,0px)+var(--bar-h)-4px)] m-0 max-h-[80dvh] overflow-y-auto rounded-3 border border-line bg-surface-raised text-14 text-ink shadow-3 open:animate-rise',
          className,
        )}
      >
        <CloseContext value={close}>{children}</CloseContext>
      </fieldset>
    </>
  );
}
