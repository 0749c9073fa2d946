import * as Radix from '@radix-ui/react-alert-dialog';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.tsx';
import { dialogTitle } from '../dialog/dialog-head.tsx';
import { dialogBody, dialogFooter, dialogVariants, overlayVariants } from '../dialog/dialog.tsx';
import { useReturnFocus } from '../dialog/return-focus.ts';
import { ScrollBody } from '../dialog/scroll-body.tsx';

export type AlertDialogProps = Omit<React.ComponentProps<typeof Radix.Content>, 'title'> & {
  open: boolean;
  /** Not called while busy, because a response is awaited. */
  onOpenChange: (open: boolean) => void;
  /** The question, with the name of the thing: "Disable Margaret Olsson?" */
  title: React.ReactNode;
  /** The verb and the object: "Disable customer", never "OK". */
  action: string;
  /** Label of the button that cancels. */
  cancel?: string;
  /**
   * `primary` if nothing is destroyed: its button has the initial focus, which otherwise `cancel` has. `secondary` if
   * nothing is destroyed and the action is unusual.
   */
  tone?: 'danger' | 'primary' | 'secondary';
  /** The action is in progress: the dialog stays open. */
  busy?: boolean;
  /** Why the action failed. The dialog stays open for another attempt. */
  error?: React.ReactNode;
  /** Something is missing, such as a reason that must be typed. */
  actionDisabled?: boolean;
  onAction: () => void;
  /** The exact consequences. */
  children?: React.ReactNode;
};

/**
 * Asks for confirmation before something that cannot be undone. States the consequences; the caller closes it
 * afterwards.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  action,
  cancel = 'Cancel',
  tone = 'danger',
  busy = false,
  error,
  actionDisabled = false,
  onAction,
  className,
  children,
  ...props
}: AlertDialogProps) {
  const actionButton = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus({
    ...props,
    onOpenAutoFocus: (event) => {
      props.onOpenAutoFocus?.(event);
      if (tone !== 'primary' || actionDisabled || event.defaultPrevented) return;
      event.preventDefault();
      actionButton.current?.focus();
    },
  });
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay data-slot="alert-dialog-overlay" className={overlayVariants()}>
          <Radix.Content
            data-slot="alert-dialog"
            aria-modal="true"
            aria-busy={busy || undefined}
            className={classNames(dialogVariants(), className)}
            onKeyDown={ignoreHeldEnter}
            {...props}
            {...returnFocus}
          >
            <Radix.Title className={classNames(dialogTitle, 'px-6 pt-5')}>{title}</Radix.Title>
            <Radix.Description asChild>
              <ScrollBody className={dialogBody}>
                {children}
                {error != null && <AlertDialogError>{error}</AlertDialogError>}
              </ScrollBody>
            </Radix.Description>
            <div className={dialogFooter}>
              <Radix.Cancel asChild>
                <Button aria-disabled={busy || undefined}>{cancel}</Button>
              </Radix.Cancel>
              <Button ref={actionButton} variant={tone} busy={busy} disabled={actionDisabled} onClick={onAction}>
                {action}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Enter still held from opening the dialog must not confirm it. */
function ignoreHeldEnter(event: React.KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

function AlertDialogError({ children }: { children: React.ReactNode }) {
  return (
    <div role="alert" className="flex gap-1.5 text-danger-ink">
      <CircleAlert className="mt-0.5" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
