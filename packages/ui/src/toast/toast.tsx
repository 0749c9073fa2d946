import * as Radix from '@radix-ui/react-toast';
import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type ToastItem } from './toast-store.ts';

export { dismissToast, toast, type ToastOptions, type ToastTone } from './toast-store.ts';

const mark = cva('mt-0.5', {
  variants: {
    tone: { success: 'text-success-ink', info: 'text-info-ink', warning: 'text-warning-ink', neutral: 'text-ink-2' },
  },
});
const icons = { success: CircleCheck, info: Info, warning: CircleAlert, neutral: Info };
const duration = 6000;
const durationWithAction = 10_000;

export type ToasterProps = Omit<React.ComponentProps<typeof Radix.Viewport>, 'children'>;

/**
 * Where toasts appear; mount it once, at the root. `toast({ title: 'Account made default', action })` shows one from
 * anywhere: it confirms what was done and may offer Undo, is read out politely, stays while hovered or focused, and F8
 * leads to it. Never for an error that needs action (Alert, FailedState), nor as the only place of a result.
 */
export function Toaster({ className, ...props }: ToasterProps) {
  const items = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const viewport = useReturningFocus(items.every((item) => !item.open));
  return (
    <Radix.Provider label="Notification" swipeDirection="right">
      {items.map((item) => (
        <Toast key={item.id} {...item} />
      ))}
      <Radix.Viewport
        ref={viewport}
        data-slot="toaster"
        className={classNames(
          'outline-none fixed right-6 bottom-6 z-(--z-toast) grid w-96 max-w-[calc(100vw-2rem)] gap-2 max-sm:right-4 max-sm:bottom-4',
          // above the buttons of a drawer or of a form, which lie in the same corner
          'in-[body:has([data-slot=sheet-footer],[data-slot=form-footer])]:bottom-22 max-sm:in-[body:has([data-slot=form-footer])]:bottom-30',
          // on phones the newest only, and above an open drawer, which leaves the top of the screen free
          'max-sm:[&>:not(:last-child)]:hidden max-sm:in-[body:has([data-slot=sheet])]:top-3 max-sm:in-[body:has([data-slot=sheet])]:bottom-auto',
          className,
        )}
        {...props}
      />
    </Radix.Provider>
  );
}

/** With the last toast the focus would be left on an empty list: it goes back to where it came from. */
function useReturningFocus(isEmpty: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useEffect(() => {
    const { current } = list;
    // the toasts are no children of the list for React, so its own focus events pass by
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    };
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (!isEmpty || !list.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  }, [isEmpty]);
  return list;
}

function Toast({ id, open, tone = 'success', title, description, action, duration: own }: ToastItem) {
  const Icon = icons[tone];
  return (
    <Radix.Root
      data-slot="toast"
      open={open}
      type="background"
      duration={own ?? (action ? durationWithAction : duration)}
      onOpenChange={(next) => {
        if (!next) dismissToast(id);
      }}
      className="grid animate-rise grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-0.5 rounded-3 border border-line bg-surface-raised py-3 pr-3 pl-4 shadow-2 motion-reduce:animate-none"
    >
      <Icon className={mark({ tone })} aria-hidden="true" />
      <Radix.Title className="wrap-anywhere">{title}</Radix.Title>
      <div className="-my-1 flex items-center gap-2">
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onAction}
            className="rounded-1 py-0.5 text-13 font-strong text-accent-ink underline-offset-3 hover:underline"
          >
            {action.label}
          </Radix.Action>
        )}
        <Radix.Close asChild>
          <IconButton label="Dismiss">
            <X />
          </IconButton>
        </Radix.Close>
      </div>
      {description !== undefined && (
        <Radix.Description className="col-[2/-1] text-13 text-ink-2">{description}</Radix.Description>
      )}
    </Radix.Root>
  );
}
